import ArchTrace

/// Workflow commands, which GitHub shows beside the lines of a pull request.
final class GitHubReport: CheckReport {
  private let out: Output

  /// Prints to a stream.
  init(_ out: Output) { self.out = out }

  func begin(_ trace: String, _ rules: RuleSet) {}

  func take(_ violation: Violation) {
    let file = violation.place?.file ?? violation.trace
    let line = violation.place.map(\.line) ?? violation.line
    var properties = "file=\(Self.property(TerminalText.escaped(file, mayBeginLine: false)))"
    if let line { properties += ",line=\(line)" }
    properties += ",title=\(Self.property(violation.rule.id))"
    var message = "[\(violation.rule.id)] \(violation.message)"
    if violation.place != nil {
      message += "\n\(TerminalText.escaped(violation.trace, mayBeginLine: false)):\(violation.line)"
    }
    if !violation.causes.isEmpty { message += "\ncaused by\n  " + violation.causes.joined(separator: "\n  ") }
    out.writeLine("::\(violation.rule.severity.rawValue) \(properties)::\(Self.data(message))")
  }

  func end(_ summary: CheckSummary) {
    let counts = summary.counts ?? "conforms"
    out.writeLine("\(Self.plain(summary.trace)): \(summary.pattern): \(counts)")
  }

  func fail(_ trace: String, _ error: TraceError) {
    var properties = "file=\(Self.property(TerminalText.escaped(trace, mayBeginLine: false)))"
    if error.line > 0 { properties += ",line=\(error.line),col=\(error.column)" }
    out.writeLine(
      "::error \(properties),title=unreadable trace::\(Self.data(TerminalText.escaped(parts: error.message)))"
    )
  }

  func finish() {}

  /// Text that is no command: those of today begin a line with `::`, those of old, and Azure's, have `##[` or `##vso[` anywhere.
  static func plain(_ text: String) -> String {
    escapedForTerminal(text)
  }

  /// Text as a command's message must be written.
  static func data(_ text: String) -> String {
    var result = ""
    var command = LogCommand()
    for scalar in text.unicodeScalars {
      if command.isOpened(by: scalar) {
        result += "\\u{5B}"
        continue
      }
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text as a command's property must be written.
  static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A table for a comment or a summary page.
final class MarkdownReport: CheckReport {
  private let out: Output
  private var rows = 0
  private var isOpen = false

  /// Prints to a stream.
  init(_ out: Output) { self.out = out }

  func begin(_ trace: String, _ rules: RuleSet) {
    rows = 0
    isOpen = true
    out.writeLine("### \(MarkdownText.escapedCell(trace)): \(rules.pattern)\n")
  }

  func take(_ violation: Violation) {
    if rows == 0 { out.writeLine("| line | severity | rule | what |\n|---:|---|---|---|") }
    rows += 1
    out.writeLine(
      "| \(violation.line) | \(violation.rule.severity.rawValue) | `\(violation.rule.id)` | "
        + "\(MarkdownText.escapedCell(parts: violation.message)) |")
  }

  func end(_ summary: CheckSummary) {
    if rows > 0 { out.writeLine() }
    isOpen = false
    out.writeLine("\(summary.counts ?? "conforms"), \(summary.events) events\n")
  }

  func fail(_ trace: String, _ error: TraceError) {
    if !isOpen { out.writeLine("### \(MarkdownText.escapedCell(trace))\n") }
    if isOpen, rows > 0 { out.writeLine() }
    isOpen = false
    let place = error.line > 0 ? " at line \(error.line), column \(error.column)" : ""
    out.writeLine("**unreadable**\(place): \(MarkdownText.escapedCell(parts: error.message))\n")
  }

  func finish() {}
}
