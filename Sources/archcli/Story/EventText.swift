import ArchTrace
import HeadlessUI

/// How an event is written in a line for a person: who to whom, what sort of hop, what.
enum EventText {
  /// What sort of hop it is; another program's trace may have sorts of its own.
  static func kind(_ event: Event) -> String { escapedForTerminal(event.kind.name) }

  /// The line without its place and indentation.
  static func line(_ event: Event) -> String {
    var line = TextLine()
    write(event, to: &line)
    return line.text
  }

  /// The line in short: whoever acts is left out where that is clear, being the one who handles the cause.
  static func shortLine(_ event: Event, cause: Event?) -> String {
    guard let cause, ExactText.isSame(event.from, cause.to ?? cause.from) else { return line(event) }
    var line = TextLine()
    if let to = event.to {
      line.append("→ ")
      line.append(escaped: to)
      line.append("  ")
    }
    write(hopOf: event, to: &line)
    return line.text
  }

  /// What a step is called that an event opens: its input with what it carries, and why it did nothing where it did
  /// nothing. Safe for a terminal.
  static func title(of event: Event) -> String {
    if event.kind == .error { return what(event) }
    guard event.kind == .input, let reason = event.ignored, case .object(let members)? = event.value else {
      return ValueText.call(event.name ?? "", event.value)
    }
    let rest = members.filter { $0.key != "ignored" }
    let value: TraceValue? =
      rest.isEmpty ? nil : rest.count == 1 && rest[0].key == "value" ? rest[0].value : .object(rest)
    return "\(ValueText.call(event.name ?? "", value))  ignored: \(Self.ignored(reason))"
  }

  /// Why an input did nothing, in words; the word itself where it is another program's.
  private static func ignored(_ reason: String) -> String {
    InputTarget.Ignored(rawValue: reason)?.statement ?? escapedForTerminal(reason)
  }

  /// Puts the line without its place and indentation behind a line.
  static func write(_ event: Event, to line: inout TextLine) {
    write(whoOf: event, to: &line)
    write(hopOf: event, to: &line)
  }

  /// Puts who acts, and on whom, behind a line.
  static func write(whoOf event: Event, to line: inout TextLine) {
    line.append(escaped: event.from)
    if let to = event.to {
      line.append(" → ")
      line.append(escaped: to)
    }
    line.append("  ")
  }

  /// What the event says, without who and to whom, safe for a terminal.
  static func what(_ event: Event) -> String {
    var line = TextLine()
    write(whatOf: event, to: &line)
    return line.text
  }

  private static func write(hopOf event: Event, to line: inout TextLine) {
    line.append(escaped: event.kind.name)
    let end = line.count
    line.append("  ")
    let start = line.count
    write(whatOf: event, to: &line)
    if line.count == start { line.cut(toBytes: end) }
  }

  private static func write(whatOf event: Event, to line: inout TextLine) {
    let name = event.name ?? ""
    switch event.kind {
    case .call, .notify: ValueText.write(call: name, event.value, to: &line)
    case .state, .render:
      for (index, change) in event.changes.enumerated() {
        if index > 0 { line.append("; ") }
        ValueText.write(change, to: &line)
      }
    case .create: line.append(escaped: event.role ?? "")
    case .response:
      line.append(escaped: name)
      line.append("  ")
      write(response: event.value, to: &line)
    case .screen: break
    case .subscribe:
      line.append(escaped: name)
      if event.value?["initial"] == .bool(true) { line.append("  at once") }
    case .error where event.value?["expected"] != nil && event.value?["actual"] != nil:
      line.append(escaped: name)
      if case .string(let path)? = event.value?["path"] {
        line.append("  ")
        line.append(escaped: path)
      }
      line.append("  expected ")
      ValueText.write(event.value?["expected"], ", found ", event.value?["actual"], to: &line)
    case .input, .route, .message, .command, .unsubscribe, .read, .navigate, .request, .timer, .destroy,
      .error,
      .other:
      line.append(escaped: name)
      guard let value = event.value else { return }
      if !name.isEmpty { line.append("  ") }
      ValueText.write(value, to: &line)
    }
  }

  private static func write(response value: TraceValue?, to line: inout TextLine) {
    if let outcome = value?["status"] ?? value?["error"] { ValueText.write(outcome, to: &line) }
    if value?["stale"] == .bool(true) { line.append("  stale, dropped") }
    if let body = value?["body"] {
      line.append("  ")
      ValueText.write(body, to: &line)
    }
  }
}
