import ArchTrace

/// How an event is written in a line for a person: who to whom, what sort of hop, what.
enum EventText {
  /// What sort of hop it is; another program's trace may have sorts of its own.
  static func kind(_ event: Event) -> String { escapedForTerminal(event.kind.name) }

  /// The line without its place and indentation.
  static func line(_ event: Event) -> String {
    var parts = [participants(event), kind(event)]
    let what = what(event)
    if !what.isEmpty { parts.append(what) }
    return parts.joined(separator: "  ")
  }

  /// The line in short: whoever acts is left out where that is clear, being the one who handles the cause.
  static func shortLine(_ event: Event, cause: Event?) -> String {
    guard let cause, event.from == cause.to ?? cause.from else { return line(event) }
    let who = event.to.map { "→ \(escapedForTerminal($0))" } ?? ""
    return [who, kind(event), what(event)].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static func participants(_ event: Event) -> String {
    let from = escapedForTerminal(event.from)
    return event.to.map { "\(from) → \(escapedForTerminal($0))" } ?? from
  }

  private static func what(_ event: Event) -> String {
    let name = event.name ?? ""
    switch event.kind {
    case .call, .notify: return ValueText.call(name, event.value)
    case .state, .render:
      return event.changes.map { ValueText.text($0) }.joined(separator: "; ")
    case .create: return escapedForTerminal(event.role ?? "")
    case .response: return [escapedForTerminal(name), response(event.value)].joined(separator: "  ")
    case .screen: return ""
    case .subscribe:
      return escapedForTerminal(name) + (event.value?["initial"] == .bool(true) ? "  at once" : "")
    case .input, .route, .message, .command, .unsubscribe, .navigate, .request, .timer, .destroy, .error,
      .other:
      return [escapedForTerminal(name), event.value.map { ValueText.text($0) } ?? ""].filter { !$0.isEmpty }
        .joined(separator: "  ")
    }
  }

  private static func response(_ value: TraceValue?) -> String {
    let outcome = value?["status"] ?? value?["error"]
    let stale = value?["stale"] == .bool(true) ? "  stale, dropped" : ""
    let body = value?["body"].map { "  " + ValueText.text($0) } ?? ""
    return (outcome.map { ValueText.text($0) } ?? "") + stale + body
  }
}
