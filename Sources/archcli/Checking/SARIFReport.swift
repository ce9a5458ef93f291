import ArchTrace

/// SARIF 2.1.0, which code scanning takes: one run, one result a line.
final class SARIFReport: CheckReport {
  private let out: Output
  private let places: [String: Int]
  private var isFirst = true
  /// What could not be read.
  private var notifications: [TraceValue] = []

  /// Prints to a stream.
  init(_ out: Output, _ rules: [Rule]) {
    self.out = out
    places = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let driver = TraceValue.object([
      .init("name", .string("archcli")), .init("version", .string(archcliVersion)),
      .init("rules", .array(rules.map(Self.descriptor))),
    ])
    out.write(
      "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":["
        + "{\"tool\":{\"driver\":\(driver.json)},\"columnKind\":\"unicodeCodePoints\",\"results\":[")
  }

  private static func descriptor(_ rule: Rule) -> TraceValue {
    .object([
      .init("id", .string(rule.id)), .init("shortDescription", text(sentence(rule.statement))),
      .init("fullDescription", text(rule.why)), .init("help", text("\(rule.fix) Source: \(rule.source).")),
      .init("defaultConfiguration", .object([.init("level", .string(rule.severity.rawValue))])),
    ])
  }

  private static func text(_ text: String) -> TraceValue { .object([.init("text", .string(text))]) }

  func begin(_ trace: String, _ rules: RuleSet) {}

  func take(_ violation: Violation) {
    let trace = Self.location(violation.trace, violation.line)
    var message = violation.message
    if !violation.causes.isEmpty { message += "\nCaused by\n" + violation.causes.joined(separator: "\n") }
    var members: [TraceValue.Member] = [
      .init("ruleId", .string(violation.rule.id)),
      .init("level", .string(violation.rule.severity.rawValue)), .init("message", Self.text(message)),
      .init("locations", .array([violation.place.map { Self.location($0.file, $0.line) } ?? trace])),
      .init("partialFingerprints", .object([.init("archcli/v1", .string(violation.fingerprint))])),
    ]
    if let place = places[violation.rule.id] { members.insert(.init("ruleIndex", .int(place)), at: 1) }
    if violation.place != nil { members.append(.init("relatedLocations", .array([trace]))) }
    out.write((isFirst ? "\n" : ",\n") + jsonForTerminal(.object(members)))
    isFirst = false
  }

  private static func location(_ file: String, _ line: Int?) -> TraceValue {
    var place: [TraceValue.Member] = [
      .init("artifactLocation", .object([.init("uri", .string(uri(file)))]))
    ]
    if let line, line > 0 { place.append(.init("region", .object([.init("startLine", .int(line))]))) }
    return .object([.init("physicalLocation", .object(place))])
  }

  /// A path as a relative reference, or a file's address where it begins at the root.
  static func uri(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }

  func end(_ summary: CheckSummary) {}

  func fail(_ trace: String, _ error: TraceError) {
    notifications.append(
      .object([
        .init("level", .string("error")), .init("message", Self.text(error.description)),
        .init("locations", .array([Self.location(trace, error.line)])),
      ]))
  }

  func finish() {
    let invocation = TraceValue.object([
      .init("executionSuccessful", .bool(notifications.isEmpty)),
      .init("toolExecutionNotifications", .array(notifications)),
    ])
    out.writeLine("\n],\"invocations\":[\(jsonForTerminal(invocation))]}]}")
  }
}

/// A statement as a sentence: with a capital and a full stop.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
