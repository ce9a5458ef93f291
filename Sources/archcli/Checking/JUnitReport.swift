import ArchTrace

/// JUnit's XML: a suite for each trace, a case for each rule.
final class JUnitReport: CheckReport {
  private let out: Output
  private var rules: [Rule] = []
  private var found: [String: [Violation]] = [:]
  private var counts: [String: Int] = [:]

  /// How many breaches of one rule are told; what a test reports is kept until its suite is written.
  private static let most = 100

  /// Prints to a stream.
  init(_ out: Output) {
    self.out = out
    out.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"archcli check\">\n")
  }

  func begin(_ trace: String, _ rules: RuleSet) {
    self.rules = rules.rules
    found.removeAll()
    counts.removeAll()
  }

  func take(_ violation: Violation) {
    counts[violation.rule.id, default: 0] += 1
    if counts[violation.rule.id, default: 0] <= Self.most {
      found[violation.rule.id, default: []].append(violation)
    }
  }

  func end(_ summary: CheckSummary) { write(summary.trace, error: nil) }

  /// A case of its own that ended in an error, beside the rules that were broken until then; whether the others hold
  /// nobody knows.
  func fail(_ trace: String, _ error: TraceError) {
    rules.removeAll { counts[$0.id] == nil }
    write(trace, error: error)
    rules = []
    found.removeAll()
    counts.removeAll()
  }

  private func write(_ trace: String, error: TraceError?) {
    let failures = rules.count { $0.severity == .error && counts[$0.id] != nil }
    let name = Self.escaped(trace)
    let errors = error == nil ? 0 : 1
    out.writeLine(
      "  <testsuite name=\"\(name)\" tests=\"\(rules.count + errors)\" failures=\"\(failures)\" "
        + "errors=\"\(errors)\" skipped=\"0\">")
    if let error {
      out.writeLine("    <testcase classname=\"\(name)\" name=\"the trace can be read\">")
      out.writeLine(
        "      <error type=\"unreadable\" message=\"\(Self.escaped(error.message))\">"
          + "\(Self.escaped(error.description))</error>")
      out.writeLine("    </testcase>")
    }
    for rule in rules {
      out.write("    <testcase classname=\"\(name)\" name=\"\(Self.escaped(rule.id))\"")
      guard let violations = found[rule.id] else {
        out.writeLine("/>")
        continue
      }
      out.writeLine(">")
      let text = violations.map(Self.text).joined(separator: "\n") + Self.rest(counts[rule.id] ?? 0)
      switch rule.severity {
      case .error:
        out.writeLine(
          "      <failure type=\"\(Self.escaped(rule.id))\" message=\"\(Self.escaped(rule.statement))\">"
            + "\(Self.escaped(text))</failure>")
      case .warning: out.writeLine("      <system-out>\(Self.escaped(text))</system-out>")
      }
      out.writeLine("    </testcase>")
    }
    out.writeLine("  </testsuite>")
  }

  func finish() { out.writeLine("</testsuites>") }

  private static func text(_ violation: Violation) -> String {
    let first = "\(escapedForTerminal(violation.trace)):\(violation.line): \(violation.message)"
    return ([first] + violation.causes.map { "    \($0)" }).joined(separator: "\n")
  }

  private static func rest(_ count: Int) -> String { count > most ? "\nand \(count - most) more" : "" }

  /// Text as XML may have it; what no escape can write is shown as on a terminal.
  static func escaped(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\n"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      case _: escapedForTerminal(String(Character(scalar)))
      }
    }
    return escapedForXML(shown.joined())
  }
}
