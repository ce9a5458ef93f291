import ArchTrace

/// The lines of the panes. Everything in them that comes from the trace is escaped.
extension PlayModel {
  // MARK: The screen

  /// What a person sees, with a mark before each line that is new.
  func screenLines() -> [StyledText] {
    guard let sight = recording.events.isEmpty ? nil : recording.sight(at: cursor) else {
      return [StyledText("  nothing is shown yet", .subdued)]
    }
    return zip(sight.lines, sight.isNew).map { line, isNew in
      let text = StyledText(escapedForTerminal(line))
      return StyledText(isNew ? "~ " : "  ", .changed) + text
    }
  }

  // MARK: The trace

  /// An event in its row: a mark, its id, the time where that is another, who to whom and what.
  func traceLine(_ place: Int, _ causes: [Int], _ area: PlayLayout.Area) -> StyledText {
    let event = recording.events[place]
    let isCurrent = place == cursor
    let relation =
      isCurrent
      ? "▸" : causes.contains(place) ? "↑" : recording.cause(of: place) == cursor ? "↓" : " "
    let isFound = search.map { $0.places.contains(sorted: place) } ?? false
    let isNarrow = area.columns < 70
    let indent = String(repeating: isNarrow ? " " : "  ", count: min(recording.depth(of: place), 40))
    let text =
      isNarrow
      ? EventText.shortLine(event, cause: recording.cause(of: place).map { recording.events[$0] })
      : EventText.line(event)
    let id = "\(event.id)".padded(to: 6)
    var line = StyledText(" ")
    if place > 0, event.time != recording.events[place - 1].time { line.append("t=\(event.time) ", .subdued) }
    line.append(indent + text, role(of: event))
    line = line.dropping(columns: lefts[.trace, default: 0])
    let marks = StyledText(relation + (isFound ? "/" : " "), .changed)
    let whole = (marks + StyledText(id) + line).cut(to: area.columns)
    return isCurrent ? whole.padded(to: area.columns).all(.selected) : whole
  }

  private func role(of event: Event) -> TextRole? {
    switch event.kind {
    case .input: .heading
    case .error: .failed
    case .create, .destroy, .subscribe, .unsubscribe, .screen: .subdued
    case .route, .call, .message, .command, .notify, .state, .render, .read, .navigate, .request, .response,
      .timer,
      .other:
      nil
    }
  }

  // MARK: The state

  /// The state right after the event, or how it differs from before the step.
  /// - Returns: The lines, and which of them the event has changed, or else the step; nil where none.
  func stateLines() -> (lines: [StyledText], interesting: (first: Int, last: Int)?) {
    guard !recording.events.isEmpty else { return ([], nil) }
    var list = StateList(cursor: cursor, start: recording.stepStart(of: cursor))
    let cells = recording.states.cells
    var index = 0
    while index < cells.count {
      let cell = cells[index]
      if showsDiff || cell.whole == nil {
        list.add([cell], isDiff: showsDiff)
        index += 1
      } else {
        // The parts of a whole are one line.
        let end =
          cells[index...].firstIndex {
            !ExactText.isSame($0.owner, cell.owner) || !ExactText.isSame($0.whole, cell.whole)
          } ?? cells.count
        list.add(Array(cells[index..<end]), isDiff: false)
        index = end
      }
    }
    if list.lines.isEmpty {
      list.lines = [StyledText(showsDiff ? "  no state differs" : "  no state is on record yet", .subdued)]
    }
    return (list.lines, list.byEvent ?? list.byStep)
  }
}

/// The lines of a state being made.
private struct StateList {
  let cursor: Int
  /// Where the step begins.
  let start: Int
  var lines: [StyledText] = []
  /// Which lines the event has changed, and which the step.
  var byEvent: (first: Int, last: Int)?
  var byStep: (first: Int, last: Int)?
  private var owner = ""

  init(cursor: Int, start: Int) {
    self.cursor = cursor
    self.start = start
  }

  /// Adds a value, or the parts of one.
  mutating func add(_ cells: [StateHistory.Cell], isDiff: Bool) {
    guard let first = cells.first else { return }
    let changed = cells.filter { $0.value(after: start - 1) != $0.value(after: cursor) }
    let isThere = cells.contains { $0.value(after: cursor) != nil }
    guard isThere || !changed.isEmpty, !isDiff || !changed.isEmpty else { return }
    if !ExactText.isSame(first.owner, owner) {
      owner = first.owner
      lines.append(StyledText(" " + escapedForTerminal(owner), .heading))
    }
    let wasThere = cells.contains { $0.value(after: start - 1) != nil }
    let role: TextRole? = changed.isEmpty ? nil : !wasThere ? .added : !isThere ? .removed : .changed
    let mark = changed.isEmpty ? " " : !wasThere ? "+" : !isThere ? "-" : "~"
    let isByEvent = cells.contains { $0.changed(at: cursor) }
    var line = StyledText("\(isByEvent ? "▸" : " ")\(mark) ", role)
    line.append(escapedForTerminal(cells.count > 1 ? first.whole ?? first.path : first.path) + "  ")
    line.append(isDiff ? Self.difference(first, start, cursor) : Self.value(cells, cursor), role)
    if !changed.isEmpty { byStep = (byStep?.first ?? lines.count, lines.count) }
    if isByEvent { byEvent = (byEvent?.first ?? lines.count, lines.count) }
    lines.append(line)
  }

  private static func difference(_ cell: StateHistory.Cell, _ start: Int, _ cursor: Int) -> String {
    ValueText.text(cell.value(after: start - 1), " → ", cell.value(after: cursor))
  }

  private static func value(_ cells: [StateHistory.Cell], _ cursor: Int) -> String {
    guard cells.count > 1, let whole = cells.first?.whole else {
      return ValueText.text(cells.first?.value(after: cursor))
    }
    let members = cells.compactMap { cell in
      // By bytes: a key may begin with an accent, which is one `Character` with the dot.
      cell.value(after: cursor).map { value in
        TraceValue.Member(
          String(decoding: cell.path.utf8.dropFirst(whole.utf8.count + 1), as: UTF8.self), value)
      }
    }
    return ValueText.text(members.isEmpty ? nil : .object(members))
  }
}

extension [Int] {
  /// Whether a number is among these, which ascend.
  fileprivate func contains(sorted number: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}
