import ArchTrace
import Catalog

/// What came of checking one trace.
struct CheckSummary {
  /// The trace.
  var trace: String
  /// The pattern whose rules it was held against.
  var pattern: String
  /// How many events it has.
  var events = 0
  /// How many errors are not known.
  var errors = 0
  /// How many warnings are not known.
  var warnings = 0
  /// How many the baseline hides.
  var known = 0

  /// `3 errors, 1 warning, 2 known`; nil where nothing is broken.
  var counts: String? {
    let parts = [
      errors > 0 ? errors == 1 ? "1 error" : "\(errors) errors" : nil,
      warnings > 0 ? warnings == 1 ? "1 warning" : "\(warnings) warnings" : nil,
      known > 0 ? "\(known) known" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// Prints what `check` finds, as it is found.
protocol CheckReport: AnyObject {
  /// A trace is begun.
  func begin(_ trace: String, _ rules: RuleSet)
  /// A rule is broken.
  func take(_ violation: Violation)
  /// A trace is at its end.
  func end(_ summary: CheckSummary)
  /// A trace cannot be read, or not to its end, so that there is no answer for it. What was found until then was told.
  func fail(_ trace: String, _ error: TraceError)
  /// All traces were checked.
  func finish()
}

/// How `check` prints what is broken.
enum CheckFormat: String, CaseIterable {
  case text, json, sarif, junit, github, markdown

  /// What prints it.
  func report(_ out: Output, isQuiet: Bool) throws -> any CheckReport {
    switch self {
    case .text: TextReport(out, isQuiet: isQuiet)
    case .json: JSONReport(out)
    case .sarif: SARIFReport(out, try Pattern.allRules())
    case .junit: JUnitReport(out)
    case .github: GitHubReport(out)
    case .markdown: MarkdownReport(out)
    }
  }
}

extension Violation {
  /// Where the app says that it sent the event, `File.swift:12`.
  var placeText: String? {
    place.map { place in place.line.map { "\(place.file):\($0)" } ?? place.file }
  }

  /// The violation as JSON.
  var json: TraceValue {
    var members: [TraceValue.Member] = [
      .init("trace", .string(trace)), .init("line", .int(line)), .init("event", .string("\(event)")),
      .init("rule", .string(rule.id)), .init("severity", .string(rule.severity.rawValue)),
      .init("message", .string(message)), .init("causes", .array(causes.map { .string($0) })),
      .init("fingerprint", .string(fingerprint)),
    ]
    if let place {
      members.append(.init("file", .string(place.file)))
      if let line = place.line { members.append(.init("fileLine", .int(line))) }
    }
    return .object(members)
  }
}

/// Lines for a person: `FILE:LINE: error: [rule] message`, and what led to it.
private final class TextReport: CheckReport {
  private let out: Output
  private let isQuiet: Bool
  private var told: Set<ExactText> = []

  init(_ out: Output, isQuiet: Bool) {
    self.out = out
    self.isQuiet = isQuiet
  }

  func begin(_ trace: String, _ rules: RuleSet) { told.removeAll() }

  func take(_ violation: Violation) {
    let severity = violation.rule.severity.rawValue
    let place = "\(escapedForTerminal(violation.trace)):\(violation.line)"
    let role: TextRole = violation.rule.severity == .error ? .failed : .changed
    out.writeLine(
      "\(place): \(out.palette.paint(severity, role)): [\(violation.rule.id)] "
        + escapedForTerminal(parts: violation.message))
    // What led to the same breach once more is not worth the lines.
    guard !isQuiet, told.insert(ExactText(violation.fingerprint)).inserted else { return }
    if let place = violation.placeText { out.writeLine("  sent at \(escapedForTerminal(place))") }
    if !violation.causes.isEmpty { out.writeLine(out.palette.paint("  caused by", .subdued)) }
    for cause in violation.causes { out.writeLine("    " + escapedForTerminal(parts: cause)) }
  }

  func end(_ summary: CheckSummary) {
    if isQuiet { return }
    let what = summary.errors == 0 ? "conforms to" : "breaks the rules of"
    let counts = summary.counts.map { ": \($0)" } ?? ""
    out.writeLine(
      "\(escapedForTerminal(summary.trace)): \(what) \(summary.pattern) (\(summary.events) events)\(counts)")
  }

  /// Standard error says it.
  func fail(_ trace: String, _ error: TraceError) {}

  func finish() {}
}

/// One JSON document, one violation a line.
private final class JSONReport: CheckReport {
  private let out: Output
  private var isFirst = true
  private var traces: [TraceValue] = []

  init(_ out: Output) {
    self.out = out
    out.write("{\"violations\":[")
  }

  func begin(_ trace: String, _ rules: RuleSet) {}

  func take(_ violation: Violation) {
    out.write((isFirst ? "\n" : ",\n") + jsonForTerminal(violation.json))
    isFirst = false
  }

  func end(_ summary: CheckSummary) {
    traces.append(
      .object([
        .init("trace", .string(summary.trace)), .init("pattern", .string(summary.pattern)),
        .init("events", .int(summary.events)), .init("errors", .int(summary.errors)),
        .init("warnings", .int(summary.warnings)), .init("known", .int(summary.known)),
      ]))
  }

  func fail(_ trace: String, _ error: TraceError) {
    traces.append(
      .object([
        .init("trace", .string(trace)),
        .init(
          "unreadable",
          .object([
            .init("line", .int(error.line)), .init("column", .int(error.column)),
            .init("message", .string(error.message)),
          ])),
      ]))
  }

  func finish() { out.writeLine("\n],\"traces\":\(jsonForTerminal(.array(traces)))}") }
}
