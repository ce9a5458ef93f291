/// Reads the layout of a JSON5 text, and says where it is malformed.
struct LayoutScanner {
  /// Deeper texts are refused, long before a stack could overflow.
  static let depthLimit = 128

  private let file: String
  private var cursor: JSON5Cursor
  private var path = ""
  private var depth = 0

  /// The layout of the whole of `bytes`, which are valid UTF-8.
  static func layout(of bytes: [UInt8], file: String) throws(ScenarioError) -> Layout {
    var scanner = LayoutScanner(file: file, cursor: JSON5Cursor(bytes))
    try scanner.skipSpace()
    let layout = try scanner.value()
    try scanner.skipSpace()
    if scanner.cursor.byte != nil {
      throw scanner.malformed("the end of the file")
    }
    return layout
  }

  private init(file: String, cursor: JSON5Cursor) {
    self.file = file
    self.cursor = cursor
  }

  private mutating func value() throws(ScenarioError) -> Layout {
    let line = cursor.line
    switch cursor.byte {
    case UInt8(ascii: "{"):
      return Layout(line: line, kind: try nested { s throws(ScenarioError) in .object(try s.entries()) })
    case UInt8(ascii: "["):
      return Layout(line: line, kind: try nested { s throws(ScenarioError) in .list(try s.items()) })
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      _ = try string()
      return Layout(line: line, kind: .text)
    case _: return Layout(line: line, kind: try word())
    }
  }

  private mutating func nested(
    _ read: (inout LayoutScanner) throws(ScenarioError) -> Layout.Kind
  ) throws(ScenarioError) -> Layout.Kind {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      throw error("\(depth) brackets within one another", allowed: "\(Self.depthLimit) at most")
    }
    let outer = path
    defer { path = outer }
    cursor.advance()
    return try read(&self)
  }

  private mutating func items() throws(ScenarioError) -> [Layout] {
    let outer = path
    var items: [Layout] = []
    try skipSpace()
    while cursor.byte != UInt8(ascii: "]") {
      path = keyPath(outer, items.count)
      items.append(try value())
      try separator(before: UInt8(ascii: "]"), "a ',' or the list's ']'")
    }
    cursor.advance()
    return items
  }

  private mutating func entries() throws(ScenarioError) -> [Layout.Entry] {
    let outer = path
    var entries: [Layout.Entry] = []
    var seen: [String: Int] = [:]
    try skipSpace()
    while cursor.byte != UInt8(ascii: "}") {
      path = outer
      let line = cursor.line
      let start = cursor
      let key = try key()
      path = keyPath(outer, key)
      if let first = seen.updateValue(line, forKey: key) {
        cursor = start
        throw error("duplicate key \(quoted(key)), first in line \(first)", allowed: "each key once")
      }
      try skipSpace()
      guard cursor.byte == UInt8(ascii: ":") else { throw malformed("a ':' after the key") }
      cursor.advance()
      try skipSpace()
      entries.append(Layout.Entry(key: key, line: line, value: try value()))
      try separator(before: UInt8(ascii: "}"), "a ',' or the object's '}'")
    }
    cursor.advance()
    return entries
  }

  /// Passes a comma, which may stand after the last one too, or stops before `end`.
  private mutating func separator(before end: UInt8, _ allowed: String) throws(ScenarioError) {
    try skipSpace()
    if cursor.byte == UInt8(ascii: ",") {
      cursor.advance()
      try skipSpace()
    } else if cursor.byte != end {
      throw malformed(allowed)
    }
  }

  private mutating func key() throws(ScenarioError) -> String {
    if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "'") { return try string() }
    let start = cursor
    let word = cursor.takeWord()
    let isName = word.utf8.allSatisfy(\.isWordByte) && !(word.utf8.first ?? 0x30).isDigit
    if isName { return word }
    cursor = start
    if word.isEmpty { throw malformed("a key") }
    throw error("unquoted key \(quoted(word))", allowed: "quotes around a key that is no plain word")
  }

  private mutating func word() throws(ScenarioError) -> Layout.Kind {
    let start = cursor
    let word = cursor.takeWord()
    switch word {
    case "true", "false": return .flag
    case "null": return .null
    case "NaN", "Infinity", "+Infinity", "-Infinity", "+NaN", "-NaN": return .number
    case _:
      if Self.isNumber(word) { return .number }
      cursor = start
      if word.isEmpty { throw malformed("a value") }
      throw error(
        "found \(quoted(word))", allowed: "text in quotes, a number, true, false, null, […] or {…}")
    }
  }

  /// Whether this can be a number, be it 5, -.5e3 or 0x1F; which of them JSON5 allows, the decoder knows.
  private static func isNumber(_ word: String) -> Bool {
    let signs = Array("+-.".utf8)
    guard let first = word.utf8.first(where: { !signs.contains($0) }), first.isDigit else { return false }
    return word.utf8.allSatisfy { byte in
      signs.contains(byte) || (byte.isWordByte && byte < 0x80 && !"_$".utf8.contains(byte))
    }
  }

  private mutating func string() throws(ScenarioError) -> String {
    let start = cursor
    switch cursor.takeString() {
    case .text(let text): return text
    case .endless:
      cursor = start
      throw error("a text without end", allowed: "a closing quote")
    case .badEscape(let place):
      cursor = place
      throw error("an escape without its digits", allowed: "\\xHH or \\uHHHH")
    }
  }

  private mutating func skipSpace() throws(ScenarioError) {
    guard let comment = cursor.skipSpace() else { return }
    cursor = comment
    throw error("a comment without end", allowed: "a closing '*/'")
  }

  private func malformed(_ allowed: String) -> ScenarioError {
    error("found \(cursor.character.map(quoted) ?? "the end of the file")", allowed: allowed)
  }

  private func error(_ problem: String, allowed: String) -> ScenarioError {
    ScenarioError(
      file: file, line: cursor.line, column: cursor.column, keyPath: path.isEmpty ? nil : path,
      problem: problem, allowed: allowed)
  }
}
