import ArchTrace

/// How an event is written in a line for a person: who to whom, what sort of hop, what.
enum EventText {
  /// Puts the line without its place and indentation behind a text.
  static func write(_ event: Event, to line: inout String) {
    write(actorsOf: event, to: &line)
    let end = line.utf8.count
    line += "  "
    let start = line.utf8.count
    write(whatOf: event, to: &line)
    if line.utf8.count == start { line.removeLast(start - end) }
  }

  /// Puts who did which sort of hop to whom behind a text.
  private static func write(actorsOf event: Event, to line: inout String) {
    line.append(escapedForTerminal: event.from)
    if let to = event.to {
      line += " → "
      line.append(escapedForTerminal: to)
    }
    line += "  "
    line += event.kind.name
  }

  private static func write(whatOf event: Event, to line: inout String) {
    let name = event.name ?? ""
    switch event.kind {
    case .call, .notify: ValueText.write(call: name, event.value, to: &line)
    case .state, .render:
      for (index, change) in event.changes.enumerated() {
        if index > 0 { line += "; " }
        ValueText.write(change, to: &line)
      }
    case .create: line += event.role ?? ""
    case .response:
      line.append(escapedForTerminal: name)
      line += "  "
      write(response: event.value, to: &line)
    case .screen: break
    case .subscribe:
      line.append(escapedForTerminal: name)
      if event.value?["initial"] == .bool(true) { line += "  at once" }
    case .input, .route, .message, .command, .unsubscribe, .navigate, .request, .timer, .destroy, .error,
      .other:
      line.append(escapedForTerminal: name)
      guard let value = event.value else { return }
      if !name.isEmpty { line += "  " }
      ValueText.write(value, to: &line)
    }
  }

  private static func write(response value: TraceValue?, to line: inout String) {
    if let outcome = value?["status"] ?? value?["error"] { ValueText.write(outcome, to: &line) }
    if value?["stale"] == .bool(true) { line += "  stale, dropped" }
    if let body = value?["body"] {
      line += "  "
      ValueText.write(body, to: &line)
    }
  }
}
