import Runtime

/// Reads a JSON5 text, and says where it is malformed.
struct JSON5Reader {
  /// Deeper texts are refused, long before a stack could overflow.
  static let depthLimit = 128

  private let file: String
  private var cursor: JSON5Cursor
  private var path = ""
  private var depth = 0

  /// Reads the whole of `bytes`, which are valid UTF-8.
  static func read(_ bytes: [UInt8], file: String) throws(ScenarioError) -> JSONNode {
    var reader = JSON5Reader(file: file, cursor: JSON5Cursor(bytes))
    try reader.skipSpace()
    let node = try reader.value()
    try reader.skipSpace()
    if reader.cursor.byte != nil { throw reader.malformed("the end of the file") }
    return node
  }

  private init(file: String, cursor: JSON5Cursor) {
    self.file = file
    self.cursor = cursor
  }

  private mutating func value() throws(ScenarioError) -> JSONNode {
    let line = cursor.line
    switch cursor.byte {
    case UInt8(ascii: "{"):
      return JSONNode(line: line, value: try nested { r throws(ScenarioError) in .object(try r.members()) })
    case UInt8(ascii: "["):
      return JSONNode(line: line, value: try nested { r throws(ScenarioError) in .list(try r.items()) })
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSONNode(line: line, value: .text(try string()))
    case _: return JSONNode(line: line, value: try word())
    }
  }

  private mutating func nested(
    _ read: (inout JSON5Reader) throws(ScenarioError) -> JSONNode.Value
  ) throws(ScenarioError) -> JSONNode.Value {
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

  private mutating func items() throws(ScenarioError) -> [JSONNode] {
    let outer = path
    var items: [JSONNode] = []
    try skipSpace()
    while cursor.byte != UInt8(ascii: "]") {
      path = keyPath(outer, items.count)
      items.append(try value())
      try separator(before: UInt8(ascii: "]"), "a ',' or the list's ']'")
    }
    cursor.advance()
    return items
  }

  private mutating func members() throws(ScenarioError) -> [JSONNode.Member] {
    let outer = path
    var members: [JSONNode.Member] = []
    var seen: [ByCodePoints<String>: Int] = [:]
    try skipSpace()
    while cursor.byte != UInt8(ascii: "}") {
      path = outer
      let line = cursor.line
      let start = cursor
      let key = try key()
      path = keyPath(outer, key)
      if let first = seen.updateValue(line, forKey: ByCodePoints(wrappedValue: key)) {
        cursor = start
        throw error("duplicate key \(quoted(key)), first in line \(first)", allowed: "each key once")
      }
      try skipSpace()
      guard cursor.byte == UInt8(ascii: ":") else { throw malformed("a ':' after the key") }
      cursor.advance()
      try skipSpace()
      members.append(JSONNode.Member(key: key, line: line, node: try value()))
      try separator(before: UInt8(ascii: "}"), "a ',' or the object's '}'")
    }
    cursor.advance()
    return members
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
    let start = cursor
    if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "'") {
      return try string()
    }
    let word = cursor.takeWord()
    if let key = JSON5Decoding.key(word) { return key }
    cursor = start
    if word.isEmpty { throw malformed("a key") }
    throw error("unquoted key \(quoted(word))", allowed: "quotes around a key that is no plain word")
  }

  private mutating func word() throws(ScenarioError) -> JSONNode.Value {
    let start = cursor
    let word = cursor.takeWord()
    let problem: String
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "NaN", "Infinity", "+Infinity", "-Infinity", "+NaN", "-NaN":
      problem = "a number that is not finite"
    case _:
      guard Self.isNumber(word) else {
        cursor = start
        if word.isEmpty { throw malformed("a value") }
        throw error(
          "found \(quoted(word))", allowed: "text in quotes, a number, true, false, null, […] or {…}")
      }
      if let number = Self.plainNumber(word) ?? JSON5Decoding.number(word) { return number }
      problem = "cannot be read"
    }
    cursor = start
    throw error(problem, allowed: "a number that JSON allows")
  }

  /// What digits without a leading zero say, if this is no more.
  private static func plainNumber(_ word: String) -> JSONNode.Value? {
    let digits = word.utf8
    guard digits.first != UInt8(ascii: "0") || digits.count == 1, digits.count <= 18 else { return nil }
    return digits.allSatisfy(\.isDigit) ? Int(word).map { .whole($0) } : nil
  }

  /// Whether this can be a number, be it 5, -.5e3 or 0x1F; which of them JSON5 allows, `JSON5Decoding` knows.
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
    case .plain(let text): return text
    case .special(let bytes):
      do {
        return try JSON5Decoding.text(bytes)
      } catch {
        cursor = start
        switch error {
        case .halfPair:
          throw self.error("half of a surrogate pair", allowed: "both halves, as in \\uD83D\\uDE00")
        case .digit:
          throw self.error("a digit behind a backslash", allowed: "\\0 without a digit behind it, or \\xHH")
        }
      }
    case .endless:
      cursor = start
      throw error("a text without end", allowed: "a closing quote")
    case .badEscape(let place):
      cursor = place
      throw error("an escape without its digits", allowed: "\\xHH or \\uHHHH")
    case .broken(let place):
      cursor = place
      throw error("a line end within a text", allowed: "\\n, or a backslash before the line's end")
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
