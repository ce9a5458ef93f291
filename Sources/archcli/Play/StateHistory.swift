import ArchTrace

/// The state that participants own, at every event of a trace.
///
/// A change may set something whole (`users[7]` to an object) and a later one a part of it (`users[7].followers`). So
/// what is set whole is kept by its parts, and put together again to be shown.
struct StateHistory {
  /// A value that somebody owns, with all that became of it.
  struct Cell {
    /// Whose it is.
    let owner: String
    /// Where it stands in its owner's state: `users[7].followers`.
    let path: String
    /// What it is a part of: `users[7]`; nil where it stands by itself.
    let whole: String?
    /// Where it was set, and to what; nil where it was removed.
    fileprivate(set) var entries: [(place: Int, value: TraceValue?)] = []

    /// The value right after an event; nil where there is none.
    func value(after place: Int) -> TraceValue? {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].place <= place { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? entries[low - 1].value : nil
    }

    /// Whether an event changed it.
    func changed(at place: Int) -> Bool { value(after: place) != value(after: place - 1) }
  }

  private struct Name: Hashable {
    var owner: ExactText
    var path: ExactText

    init(_ owner: String, _ path: String) {
      self.owner = ExactText(owner)
      self.path = ExactText(path)
    }
  }

  /// What somebody owns.
  private struct Owner {
    /// Values that stand by themselves, each alone, and the parts of a whole together, as each first came.
    var groups: [[Int]] = []
    /// The group of a whole, by its path.
    var groupOfWhole: [ExactText: Int] = [:]
    /// The values that are there now. Only ever gone through to remove all of them.
    var present: Set<Int> = []
  }

  /// The values, owner by owner, as their owners first had any.
  var cells: [Cell] { owners.flatMap { $0.groups.flatMap { $0.map { all[$0] } } } }

  private var all: [Cell] = []
  private var owners: [Owner] = []
  /// By value: whose it is.
  private var ownerOfCell: [Int] = []
  /// Only ever looked up.
  private var ownerNumbers: [ExactText: Int] = [:]
  private var births: [ExactText: Int] = [:]
  private var known: [Name: Int] = [:]
  /// The parts that each whole has now, so that setting it costs as much as it has.
  private var parts: [Name: Set<Int>] = [:]

  /// Takes the next event.
  mutating func note(_ event: Event, at place: Int) {
    switch event.kind {
    case .state: for change in event.changes { set(event.from, change, place) }
    case .create: births[ExactText(event.to ?? event.from)] = place
    case .destroy:
      for cell in ownerNumbers[ExactText(event.from)].map({ owners[$0].present }) ?? [] {
        add(nil, to: cell, place)
      }
    case .input, .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .render, .read,
      .navigate,
      .request, .response, .timer, .screen, .error, .other:
      break
    }
  }

  private mutating func set(_ owner: String, _ change: Change, _ place: Int) {
    let name = Name(owner, change.path)
    let old = parts[name] ?? []
    var new: Set<Int> = []
    if case .object(let members)? = change.new, !members.isEmpty {
      for member in TraceValue.Member.ordered(members) {
        let cell = cell(Name(owner, "\(change.path).\(member.key)"), whole: change.path, change.old)
        add(member.value, to: cell, place)
        new.insert(cell)
      }
      parts[name] = new
      if let single = known[name] { add(nil, to: single, place) }
    } else if change.new != nil || parts[name] == nil {
      add(change.new, to: cell(name, whole: whole(of: name), change.old), place)
      if parts[name] != nil { parts[name] = [] }
    } else {
      parts[name] = []
    }
    // What was a part of it before is none any more.
    for cell in old where !new.contains(cell) { add(nil, to: cell, place) }
  }

  private mutating func add(_ value: TraceValue?, to cell: Int, _ place: Int) {
    if all[cell].entries.last?.place == place { all[cell].entries.removeLast() }
    all[cell].entries.append((place, value))
    if value == nil {
      owners[ownerOfCell[cell]].present.remove(cell)
    } else {
      owners[ownerOfCell[cell]].present.insert(cell)
    }
  }

  /// The whole that a value is a part of, where something of that name was set whole.
  private func whole(of name: Name) -> String? {
    let text = name.path.text
    // A key may begin with an accent, which is one `Character` with the dot.
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let path = String(text[..<dot])
    return parts[Name(name.owner.text, path)] == nil ? nil : path
  }

  /// The number of a value, which is made where there is none yet, and is a part of its whole from now on.
  private mutating func cell(_ name: Name, whole: String?, _ old: TraceValue?) -> Int {
    let number = known[name] ?? make(name, whole: whole, old)
    if let whole { parts[Name(name.owner.text, whole), default: []].insert(number) }
    return number
  }

  private mutating func make(_ name: Name, whole: String?, _ old: TraceValue?) -> Int {
    let number = all.count
    all.append(Cell(owner: name.owner.text, path: name.path.text, whole: whole))
    known[name] = number
    let owner = ownerNumbers[name.owner] ?? owners.count
    if owner == owners.count {
      owners.append(Owner())
      ownerNumbers[name.owner] = owner
    }
    ownerOfCell.append(owner)
    if let whole, let group = owners[owner].groupOfWhole[ExactText(whole)] {
      owners[owner].groups[group].append(number)
    } else {
      if let whole { owners[owner].groupOfWhole[ExactText(whole)] = owners[owner].groups.count }
      owners[owner].groups.append([number])
    }
    // What it was before the first change is known from that change; it was so from its owner's birth on.
    if whole == nil, let old, old != .object([]) { add(old, to: number, births[name.owner] ?? -1) }
    return number
  }
}
