import ArchTrace

/// Who takes part in a trace, numbered as they are met, and in which roles.
struct Cast {
  private var numbers: [ExactText: Int] = [:]
  private var names: [String] = []
  private var roles: [ExactText: String] = [:]
  private var told: Set<ExactText> = []

  /// Makes the cast that a header names.
  init(_ header: TraceHeader) {
    for participant in header.participants { roles[ExactText(participant.name)] = participant.role }
    for name in ["user", "world", "clock"] where role(of: name) == nil { roles[ExactText(name)] = name }
  }

  /// Notes the role that an event tells. What is told when somebody comes to be goes before the header, and of two
  /// who have one name after another, the first.
  mutating func note(_ event: borrowing Event) {
    guard event.kind == .create, let role = event.role else { return }
    let name = ExactText(event.to ?? event.from)
    if told.insert(name).inserted { roles[name] = role }
  }

  private func role(of name: String) -> String? { roles[ExactText(name)] }

  /// The participant's number.
  mutating func number(_ name: String) -> Int {
    if let number = numbers[ExactText(name)] { return number }
    numbers[ExactText(name)] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Gives lanes to participants.
  /// - Parameter numbers: Who appears, in order; nobody twice.
  /// - Returns: The lanes, and the lane of each participant by number.
  func lanes(_ numbers: [Int], by lanes: DrawingScope.Lanes) -> ([SequenceDrawing.Lane], laneOf: [Int: Int]) {
    var keys: [ExactText: Int] = [:]
    var members: [[String]] = []
    var laneOf: [Int: Int] = [:]
    for number in numbers {
      let name = names[number]
      let key =
        switch lanes {
        case .participant: ExactText(name)
        // Not to be taken for a role of the same name, or for a lane of others.
        case .role: ExactText(role(of: name).map { "role \($0)" } ?? "type \(Self.type(of: name))")
        }
      let lane = keys[key] ?? members.count
      if lane == members.count {
        keys[key] = lane
        members.append([])
      }
      members[lane].append(name)
      laneOf[number] = lane
    }
    return (members.map { lane($0, by: lanes) }, laneOf)
  }

  private func lane(_ members: [String], by lanes: DrawingScope.Lanes) -> SequenceDrawing.Lane {
    let name = members.first ?? ""
    let role = role(of: name)
    let title: String
    let subtitle: String?
    switch lanes {
    case .participant:
      title = name
      subtitle = role
    case .role:
      title = role ?? Self.type(of: name)
      subtitle =
        members.count > 2
        ? "\(members.count) participants"
        : members.map { DrawableText.name($0, columns: 28) }.joined(separator: ", ")
    }
    let shown = DrawableText.name(title, columns: 40)
    let shownBelow = subtitle.map { DrawableText.name($0, columns: 60) }
    return .init(
      title: shown, subtitle: ExactText.isSame(shownBelow, shown) ? nil : shownBelow,
      isOutside: role == "user" || role == "world")
  }

  /// A participant's name without the number of its instance.
  private static func type(of name: String) -> String {
    guard let mark = name.lastIndex(of: "#"), mark != name.startIndex,
      Int(name[name.index(after: mark)...]) != nil
    else { return name }
    return String(name[..<mark])
  }
}
