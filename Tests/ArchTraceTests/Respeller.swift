import ArchTrace

/// Writes a trace in other words: other escapes, spaces, forms of numbers, orders of keys and layouts, which all mean the
/// same.
struct Respeller {
  /// How the records are laid out.
  enum Layout: CaseIterable {
    /// A record a line.
    case lines
    /// Records one after the other, each over several lines.
    case records
    /// One JSON document over many lines, its keys in any order.
    case document
    /// One JSON document in one line.
    case oneLine
  }

  var random: SplitMix64
  /// Whether spaces may be line breaks.
  private var breaks = false
  private var text = ""

  init(_ random: SplitMix64) { self.random = random }

  /// The trace in other words.
  mutating func bytes(_ trace: Trace, _ layout: Layout? = nil) throws -> [UInt8] {
    let layout = layout ?? Layout.allCases.randomElement(using: &random) ?? .lines
    let lines = trace.text.split(separator: "\n").map(String.init)
    let records = try lines.map { try TraceValue(parsing: Array($0.utf8)) }
    text = chance(8) ? "\u{FEFF}" : ""
    breaks = layout == .records || layout == .document
    switch layout {
    case .lines, .records:
      for (place, record) in records.enumerated() {
        if place > 0, layout == .lines { text += chance(4) ? "\r\n" : chance(20) ? "\n \n" : "\n" }
        if layout == .records { text += "\n" }
        put(record)
      }
      // A header that is spread over lines is what tells that records are.
      if layout == .records { text = spread(text) }
      text += "\n"
    case .document, .oneLine: putDocument(records)
    }
    return Array(text.utf8)
  }

  /// The text with a line break behind its first brace.
  private func spread(_ text: String) -> String {
    guard let brace = text.firstIndex(of: "{") else { return text }
    return text[...brace] + "\n" + text[text.index(after: brace)...]
  }

  private mutating func putDocument(_ records: [TraceValue]) {
    guard case .object(var members)? = records.first, let footer = records.last else { return }
    members.append(.init("events", .array(Array(records.dropFirst().dropLast()))))
    members.append(.init("footer", footer))
    if chance(2) { members.shuffle(using: &random) }
    text += "{"
    for (place, member) in members.enumerated() {
      if place > 0 { text += "," }
      space()
      put(string: member.key)
      // A space, so that this is not the writer's layout, whose header is complete before the events.
      text += ": "
      if member.key == "events", case .array(let events) = member.value {
        text += "[ "
        for (index, event) in events.enumerated() {
          if index > 0 { text += "," }
          put(event)
        }
        text += "]"
      } else {
        put(member.value)
      }
    }
    text += "}"
    if chance(2) { text += "\n" }
  }

  private mutating func chance(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

  private mutating func space() {
    guard chance(3) else { return }
    text += (breaks ? [" ", "\n", "\t", "\r\n  "] : [" ", "\t", "  "]).randomElement(using: &random) ?? " "
  }

  private mutating func put(_ value: TraceValue) {
    space()
    switch value {
    case .null, .bool: text += value.json
    case .int(let number): text += form("\(number)")
    case .double(let number): text += form("\(number)")
    case .decimal(let number): text += form(number.text)
    case .string(let string): put(string: string)
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { text += "," }
        put(element)
      }
      space()
      text += "]"
    case .object(var members):
      if chance(2) { members.shuffle(using: &random) }
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        space()
        put(string: member.key)
        space()
        text += ":"
        put(member.value)
      }
      space()
      text += "}"
    }
    space()
  }

  /// A number in one of its many spellings: digits and a power of ten are moved between each other.
  private mutating func form(_ number: String) -> String {
    if chance(3) { return chance(2) ? number : number.uppercased() }
    let isNegative = number.hasPrefix("-")
    let parts = number.drop { $0 == "-" }.split { $0 == "e" || $0 == "E" }
    let halves = parts[0].split(separator: ".")
    let fraction = halves.count > 1 ? String(halves[1]) : ""
    var digits = String(halves[0]) + fraction
    var exponent = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      digits += "0"
      exponent -= 1
    }
    let point = Int.random(in: 1...digits.count, using: &random)
    exponent += digits.count - point
    while digits.hasPrefix("0"), digits.count > point, point == 1, digits.dropFirst().first != nil {
      digits.removeFirst()
      exponent -= 1
      if digits.count == 1 { break }
    }
    // JSON has no leading zeros.
    if point > 1, digits.hasPrefix("0") { return number }
    var result = (isNegative ? "-" : "") + digits.prefix(point)
    if digits.count > point { result += "." + digits.dropFirst(point) }
    if exponent != 0 || chance(3) {
      result += chance(2) ? "e" : "E"
      if exponent >= 0, chance(2) { result += "+" }
      result += "\(exponent)"
    }
    return result
  }

  private mutating func put(string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      let must = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      guard must || chance(3) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let short: [Unicode.Scalar: String] = [
        "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\u{8}": "\\b",
        "\u{C}": "\\f",
      ]
      if let form = short[scalar], chance(2) {
        text += form
      } else {
        for unit in String(scalar).utf16 { text += escape(unit) }
      }
    }
    text += "\""
  }

  private mutating func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: chance(2))
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
