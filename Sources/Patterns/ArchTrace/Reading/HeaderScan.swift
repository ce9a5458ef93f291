/// Reads a trace's first line, and the last one of a JSON document.
struct HeaderScan {
  private(set) var header = TraceHeader(pattern: "", scenario: "")
  /// Whether the line opens the array of events of a JSON document.
  private(set) var isWrapped = false

  private var known: [String: Slice] = [:]

  init(_ scanner: inout JSONScanner) throws(Fault) {
    let opening = scanner.at
    guard opening.pointee == UInt8(ascii: "{") else {
      throw scanner.fault(
        "not a trace: the first line must be the header, {\"format\":\"\(TraceHeader.format)\",…}")
    }
    try scanKeys(&scanner)
    try check(scanner, opening)
  }

  private mutating func scanKeys(_ scanner: inout JSONScanner) throws(Fault) {
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
      let name = key.text
      let start = scanner.at
      if name == "events", start.pointee == UInt8(ascii: "[") {
        scanner.at += 1
        isWrapped = true
        break
      }
      try scanner.value(depth: 1)
      let value = Slice(start: start, count: scanner.at - start)
      switch name {
      case "format", "version", "pattern", "variant", "scenario", "participants": known[name] = value
      case _: header.extra.append(.init(name, JSONBuilder.value(value)))
      }
    } while try scanner.more(until: UInt8(ascii: "}"))
    try scanner.forgetKeys(since: frame)
  }

  private mutating func check(_ scanner: JSONScanner, _ opening: UnsafePointer<UInt8>) throws(Fault) {
    guard let format = known["format"] else {
      throw scanner.fault("not a trace: the header has no \"format\"", at: opening)
    }
    guard JSONBuilder.value(format) == .string(TraceHeader.format) else {
      throw scanner.fault("not a trace: \"format\" must be \"\(TraceHeader.format)\"", at: format.start)
    }
    guard let version = known["version"] else {
      throw scanner.fault("a header without \"version\"", at: opening)
    }
    guard JSONBuilder.value(version) == .int(TraceHeader.version) else {
      let found = shown(JSONBuilder.value(version).json)
      throw scanner.fault(
        "version \(found) of the format is not known; this reads version \(TraceHeader.version)",
        at: version.start)
    }
    header.pattern = try string("pattern", scanner, opening)
    if known["variant"] != nil { header.variant = try string("variant", scanner, opening) }
    header.scenario = try string("scenario", scanner, opening)
    if let participants = known["participants"] {
      header.participants = try HeaderScan.participants(participants, scanner)
    }
  }

  private func string(
    _ key: String, _ scanner: JSONScanner, _ opening: UnsafePointer<UInt8>
  ) throws(Fault) -> String {
    guard let slice = known[key] else { throw scanner.fault("a header without \"\(key)\"", at: opening) }
    guard case .string(let text) = JSONBuilder.value(slice) else {
      throw scanner.fault("\"\(key)\" must be a string", at: slice.start)
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
      guard case .string(let name)? = element["name"], case .string(let role)? = element["role"] else {
        throw wrong
      }
      result.append(TraceParticipant(name: name, role: role))
    }
    return result
  }

  /// Reads `],"footer":{…}}`.
  static func closing(_ scanner: inout JSONScanner) throws(Fault) -> TraceFooter {
    let place = scanner.at
    scanner.at += 1
    var footer: TraceFooter?
    let frame = scanner.keyCount
    while try scanner.more(until: UInt8(ascii: "}")) {
      let key = try scanner.key()
      try scanner.remember(key, since: frame)
      if key.text == "footer" {
        try scanner.take(UInt8(ascii: "{"), "the footer's '{'")
        guard try scanner.key().isWord(Word.end, 3) else {
          throw scanner.expected("the footer's \"end\" first")
        }
        footer = try RawRecord.footer(&scanner)
      } else {
        try scanner.value(depth: 1)
      }
    }
    try scanner.forgetKeys(since: frame)
    scanner.space()
    guard let footer else { throw scanner.fault("the trace was cut short: it has no footer", at: place) }
    return footer
  }
}
