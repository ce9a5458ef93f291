/// Reads a trace's first object: an NDJSON file's first line, or a JSON document as far as its events.
struct HeaderScan {
  private(set) var header = TraceHeader(pattern: "", scenario: "")
  /// Where the first event stands, behind the `[`, where this is a JSON document.
  private(set) var events: UnsafePointer<UInt8>?
  /// The footer, where the whole of a document was read.
  private(set) var footer: TraceFooter?

  private var known: [Key: Slice] = [:]
  private let opening: UnsafePointer<UInt8>

  private enum Key: String, CaseIterable {
    case format, version, pattern, variant, scenario, participants, footer
  }

  /// - Parameters:
  ///   - scanner: Where it stands. It is left behind the object, or at a document's first event.
  ///   - isWhole: Whether a document is read to its end, since its keys may stand in any order.
  /// - Throws: What is wrong with it as JSON; `check(_:)` says what is wrong with it as a header.
  init(_ scanner: inout JSONScanner, isWhole: Bool = false) throws(Fault) {
    opening = scanner.at
    guard opening.pointee == UInt8(ascii: "{") else {
      throw Lookalike.fault(
        scanner, "the first line must be the header, {\"format\":\"\(TraceHeader.format)\",…}")
    }
    try scanKeys(&scanner, isWhole)
  }

  private mutating func scanKeys(_ scanner: inout JSONScanner, _ isWhole: Bool) throws(Fault) {
    scanner.at += 1
    scanner.space()
    if scanner.at.pointee == UInt8(ascii: "}") {
      scanner.at += 1
      return
    }
    let frame = scanner.keyCount
    repeat {
      let key = try scanner.key()
      try scanner.remember(key, since: frame)
      let start = scanner.at
      if key.text == "events", start.pointee == UInt8(ascii: "[") {
        events = start + 1
        if !isWhole {
          scanner.at += 1
          break
        }
      }
      try scanner.value(depth: 1)
      try take(key, Slice(start: start, count: scanner.at - start), scanner)
    } while try scanner.more(until: UInt8(ascii: "}"))
    try scanner.forgetKeys(since: frame)
  }

  private mutating func take(_ key: Slice, _ value: Slice, _ scanner: JSONScanner) throws(Fault) {
    if events == value.start + 1 { return }
    let name = key.text
    guard let known = Key(rawValue: name) else {
      return header.extra.append(.init(name, JSONBuilder.value(value)))
    }
    self.known[known] = value
    if known == .footer { footer = try HeaderScan.footer(value, scanner) }
  }

  /// Whether all keys that a header must have were found.
  var isComplete: Bool {
    [Key.format, .version, .pattern, .scenario].allSatisfy { known[$0] != nil }
  }

  /// Holds the keys that were found against what a header must have, and completes `header`.
  mutating func check(_ scanner: JSONScanner) throws(Fault) {
    do throws(Fault) { try complete(scanner) } catch {
      // The object is whole: more bytes would not mend it.
      var fault = error
      fault.reachesEnd = false
      throw fault
    }
  }

  private mutating func complete(_ scanner: JSONScanner) throws(Fault) {
    guard let format = known[.format] else {
      throw Lookalike.fault(scanner, "the header has no \"format\"", opening: opening)
    }
    guard JSONBuilder.value(format) == .string(TraceHeader.format) else {
      throw Lookalike.fault(
        scanner, "\"format\" must be \"\(TraceHeader.format)\"", opening: opening, at: format.start)
    }
    guard let version = known[.version] else {
      throw scanner.fault("a header without \"version\"", at: opening)
    }
    guard JSONBuilder.value(version) == .int(TraceHeader.version) else {
      let found = shown(JSONBuilder.value(version).json)
      throw scanner.fault(
        "version \(found) of the format is not known; this reads version \(TraceHeader.version)",
        at: version.start)
    }
    header.pattern = try string(.pattern, scanner)
    if known[.variant] != nil { header.variant = try string(.variant, scanner) }
    header.scenario = try string(.scenario, scanner)
    if let participants = known[.participants] {
      header.participants = try HeaderScan.participants(participants, scanner)
    }
  }

  private func string(_ key: Key, _ scanner: JSONScanner) throws(Fault) -> String {
    guard let slice = known[key] else {
      throw scanner.fault("a header without \"\(key.rawValue)\"", at: opening)
    }
    guard case .string(let text) = JSONBuilder.value(slice) else {
      throw scanner.fault("\"\(key.rawValue)\" must be a string", at: slice.start)
    }
    return text
  }

  private static func participants(
    _ slice: Slice, _ scanner: JSONScanner
  ) throws(Fault) -> [TraceParticipant] {
    let wrong = scanner.fault("\"participants\" must be an array of {\"name\",\"role\"}", at: slice.start)
    guard case .array(let elements) = JSONBuilder.value(slice) else { throw wrong }
    var result: [TraceParticipant] = []
    for element in elements {
      guard case .object(let members) = element, case .string(let name)? = element["name"],
        case .string(let role)? = element["role"]
      else { throw wrong }
      let extra = members.filter { $0.key != "name" && $0.key != "role" }
      result.append(TraceParticipant(name: name, role: role, extra: extra))
    }
    return result
  }

  private static func footer(_ slice: Slice, _ scanner: JSONScanner) throws(Fault) -> TraceFooter {
    var scanner = scanner
    scanner.at = slice.start
    var record = RawRecord()
    guard slice.start.pointee == UInt8(ascii: "{") else { throw scanner.expected("the footer's '{'") }
    guard case .footer(let footer) = try record.scan(&scanner) else {
      throw scanner.fault("a footer without \"end\"", at: slice.start)
    }
    return footer
  }

  /// What stands behind a document's events.
  struct Closing {
    var footer: TraceFooter
    var extra: [TraceValue.Member] = []
  }

  /// Reads `],"footer":{…}}` of a document whose header was read before.
  static func closing(_ scanner: inout JSONScanner) throws(Fault) -> Closing {
    let place = scanner.at
    scanner.at += 1
    var footer: TraceFooter?
    var extra: [TraceValue.Member] = []
    let frame = scanner.keyCount
    while try scanner.more(until: UInt8(ascii: "}")) {
      let key = try scanner.key()
      try scanner.remember(key, since: frame)
      let start = scanner.at
      try scanner.value(depth: 1)
      let value = Slice(start: start, count: scanner.at - start)
      let name = key.text
      switch Key(rawValue: name) {
      case .footer: footer = try HeaderScan.footer(value, scanner)
      case .format, .version, .pattern, .variant, .scenario, .participants:
        throw scanner.fault(
          "in a document that is laid out like this, \"\(name)\" must stand before \"events\"",
          at: key.start - 1)
      case nil: extra.append(.init(name, JSONBuilder.value(value)))
      }
    }
    try scanner.forgetKeys(since: frame)
    guard let footer else { throw scanner.fault("the trace was cut short: it has no footer", at: place) }
    return Closing(footer: footer, extra: extra)
  }
}
