/// Draws for a terminal: a narrow column for each lane, a row for each event, and what happened at the right, so
/// that a dozen lanes fit where the names of three would.
///
///     user
///     │  FollowButton · view
///     │  │  HeaderController · controller
///     ├─►│  │  4    input header.follow
///     │  ├─►│  4.1  call followTapped()
struct TextDrawing {
  private let drawing: SequenceDrawing
  private let columns: Int
  /// The columns from one lane to the next.
  private let pitch: Int
  private let idWidth: Int

  /// Makes a drawing.
  /// - Parameter columns: How wide it may be. With very many lanes it is wider, since a lane is never left out.
  init(_ drawing: SequenceDrawing, columns: Int) {
    self.drawing = drawing
    self.columns = columns
    pitch = drawing.lanes.count * 3 + Self.leastLabel <= columns ? 3 : 2
    idWidth = drawing.items.reduce(0) { max($0, $1.label.map { "\($0.id)".utf8.count } ?? 0) }
  }

  /// How many lanes it may have: each is a part of every line.
  static let mostLanes = 500

  private static let leastLabel = 44
  /// After how many rows the names of the lanes are told again.
  private var rowsBetweenNames: Int { max(50, 4 * drawing.lanes.count) }

  /// Writes it.
  func write(to out: Output) {
    out.writeLine(out.palette.paint(drawing.title.cut(to: columns), .heading))
    out.writeLine()
    writeNames(to: out)
    var active = [Int](repeating: 0, count: drawing.lanes.count)
    var rows = 0
    var time: Int?
    for item in drawing.items {
      guard out.isOpen else { return }
      rows += 1
      switch item {
      case .step(let step):
        if rows > rowsBetweenNames {
          out.writeLine()
          writeNames(to: out)
          rows = 0
        }
        time = step.time
        write(lifelines(active), "", nil, to: out)
        write(lifelines(active), step.text, .heading, to: out)
      case .message(let label, let from, let to, let line):
        tell(label.time, &time, active, to: out)
        write(arrow(from, to, line, active), label, to: out)
      case .note(let label, let lane):
        tell(label.time, &time, active, to: out)
        write(mark(label, lane, active), label, to: out)
        for change in label.changes { write(lifelines(active), indented(change), nil, to: out) }
      case .activate(let lane): active[lane] += 1
      case .deactivate(let lane): active[lane] -= 1
      }
    }
    if let flaw = drawing.flaw {
      write(lifelines(active, sign: "╳"), "the trace ends here: \(flaw)", .failed, to: out)
    }
  }

  // MARK: Rows

  private func writeNames(to out: Output) {
    for (index, lane) in drawing.lanes.enumerated() {
      let before = (0..<index).map { _ in "│" + space(pitch - 1) }.joined()
      let room = max(12, columns - index * pitch)
      let title = lane.title.cut(to: room)
      let subtitle = lane.subtitle.map { " · \($0)".cut(to: max(0, room - title.columnWidth)) } ?? ""
      out.writeLine(before + out.palette.paint(title, .heading) + out.palette.paint(subtitle, .subdued))
    }
  }

  /// Says that time has passed.
  private func tell(_ now: Int, _ time: inout Int?, _ active: [Int], to out: Output) {
    defer { time = now }
    guard let before = time, before != now else { return }
    write(lifelines(active, sign: "╎"), indented("t=\(now)"), .subdued, to: out)
  }

  private func write(_ lanes: String, _ label: SequenceDrawing.Label, to out: Output) {
    let id = "\(label.id)".padded(to: idWidth) + "  "
    let room = max(Self.leastLabel / 2, columns - lanes.columnWidth - id.utf8.count)
    let kind = label.kind.cut(to: room)
    let what = label.what.isEmpty ? "" : " " + label.what.cut(to: room - kind.columnWidth - 1)
    let role: TextRole? =
      switch label.kind {
      case "state": .changed
      case "error": .failed
      case _: nil
      }
    let painted = role.map { out.palette.paint(kind + what, $0) } ?? kind + what
    out.writeLine(lanes + out.palette.paint(id, .subdued) + painted)
  }

  private func write(_ lanes: String, _ text: String, _ role: TextRole?, to out: Output) {
    let text = text.cut(to: max(Self.leastLabel / 2, columns - lanes.columnWidth))
    if text.isEmpty { return out.writeLine(String(lanes.dropLast(pitch - 1))) }
    out.writeLine(lanes + (role.map { out.palette.paint(text, $0) } ?? text))
  }

  private func indented(_ text: String) -> String { space(idWidth + 2) + text }

  // MARK: Lanes

  private func lifelines(_ active: [Int], sign: String? = nil) -> String {
    active.map { (sign ?? ($0 > 0 ? "┃" : "│")) + space(pitch - 1) }.joined()
  }

  private func mark(_ label: SequenceDrawing.Label, _ lane: Int, _ active: [Int]) -> String {
    let sign =
      switch label.kind {
      case "state": "◆"
      case "error": "!"
      case "destroy": "×"
      case _: "○"
      }
    return active.indices.map {
      ($0 == lane ? sign : active[$0] > 0 ? "┃" : "│") + space(pitch - 1)
    }.joined()
  }

  private func arrow(_ from: Int, _ to: Int, _ line: SequenceDrawing.Line, _ active: [Int]) -> String {
    if from == to { return loop(from, line, active) }
    let (left, right) = (min(from, to), max(from, to))
    let stroke =
      switch line {
      case .solid: "─"
      case .dashed, .lost: "╌"
      }
    let head =
      switch line {
      case .solid, .dashed: from < to ? "►" : "◄"
      case .lost: "×"
      }
    return active.indices.map { lane in
      let isActive = active[lane] > 0
      let isWithin = lane > left && lane < right
      let sign =
        if lane == from {
          from < to ? (isActive ? "┠" : "├") : (isActive ? "┨" : "┤")
        } else if isWithin {
          isActive ? "╂" : "┼"
        } else {
          isActive ? "┃" : "│"
        }
      guard lane >= left, lane < right else { return sign + space(pitch - 1) }
      let strokes = String(repeating: stroke, count: pitch - 2)
      // The head stands beside the lane that is acted on.
      if from < to { return sign + strokes + (lane == right - 1 ? head : stroke) }
      return sign + (lane == left ? head : stroke) + strokes
    }.joined()
  }

  private func loop(_ lane: Int, _ line: SequenceDrawing.Line, _ active: [Int]) -> String {
    active.indices.map {
      let isActive = active[$0] > 0
      guard $0 == lane else { return (isActive ? "┃" : "│") + space(pitch - 1) }
      return (isActive ? "┠" : "├") + (line == .solid ? "↺" : "⇠") + space(pitch - 2)
    }.joined()
  }

  private func space(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension SequenceDrawing.Item {
  /// What is said of an event.
  var label: SequenceDrawing.Label? {
    switch self {
    case .message(let label, _, _, _), .note(let label, _): label
    case .step, .activate, .deactivate: nil
    }
  }
}
