/// A place in a JSON5 text, which knows its line.
struct JSON5Cursor {
  private let bytes: [UInt8]
  private var position = 0
  private var lineStart = 0
  /// The line of the place, counted from 1.
  private(set) var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the place; nil at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The character at the place; nil at the end.
  var character: String? { scalar.map { String($0) } }

  private var scalar: Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    // Four bytes hold a scalar whatever it is, and the first of them begins one.
    let start = bytes[position..<min(position + 4, bytes.count)]
    return String(decoding: start, as: UTF8.self).unicodeScalars.first
  }

  /// The column of the place in characters, counted from 1.
  var column: Int {
    1 + bytes[lineStart..<position].count { $0 & 0xC0 != 0x80 }
  }

  /// Passes one byte. A line ends with LF, CR or both.
  mutating func advance() {
    let passed = bytes[position]
    position += 1
    let isEnd = passed == 0x0A || (passed == 0x0D && byte != 0x0A)
    if isEnd {
      line += 1
      lineStart = position
    }
  }

  /// Passes spaces and comments. Returns the place of a comment that has no end.
  mutating func skipSpace() -> JSON5Cursor? {
    while let byte {
      switch byte {
      case 0x09...0x0D, 0x20: advance()
      case 0x80...:
        guard skipUnicodeSpace() else { return nil }
      case UInt8(ascii: "/"):
        let start = self
        switch skipComment() {
        case .passed: break
        case .none: return nil
        case .endless: return start
        }
      case _: return nil
      }
    }
    return nil
  }

  /// Passes a space that is not in ASCII; false where something else stands.
  private mutating func skipUnicodeSpace() -> Bool {
    guard let scalar, scalar.isUnicodeSpace else { return false }
    position += UTF8.width(scalar)
    return true
  }

  /// Whether a line of JSON5 ends here: with LF, CR, U+2028 or U+2029.
  private var isAtLineEnd: Bool {
    switch byte {
    case 0x0A, 0x0D: true
    case 0xE2: scalar == "\u{2028}" || scalar == "\u{2029}"
    case _: false
    }
  }

  private enum Comment {
    case passed, none, endless
  }

  private mutating func skipComment() -> Comment {
    switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
    case UInt8(ascii: "/"):
      while byte != nil, !isAtLineEnd { advance() }
      return .passed
    case UInt8(ascii: "*"):
      advance()
      advance()
      while let byte {
        advance()
        if byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
          advance()
          return .passed
        }
      }
      return .endless
    case _: return .none
    }
  }

  /// Passes everything up to a space, a comment, a quote or a mark of the structure.
  mutating func takeWord() -> String {
    let start = position
    while let byte, !Self.wordEnds.contains(byte), byte < 0x80 || scalar?.isUnicodeSpace != true {
      advance()
      while let next = self.byte, next & 0xC0 == 0x80 { advance() }  // the rest of the character
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static let wordEnds = Array(" \t\n\u{0B}\u{0C}\r,:[]{}\"'/".utf8)

  /// What there is where a string begins.
  enum StringFound {
    /// What stands between its quotes, which means itself.
    case plain(String)
    /// The whole, quotes included: it has escapes.
    case special(ArraySlice<UInt8>)
    /// No closing quote.
    case endless
    /// A `\u` or `\x` without its digits, at this place.
    case badEscape(JSON5Cursor)
    /// The end of a line within the text, at this place.
    case broken(JSON5Cursor)
  }

  /// Passes a string with its quotes.
  mutating func takeString() -> StringFound {
    let start = position
    let quote = byte
    var isPlain = true
    advance()
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") {
        isPlain = false
        let escape = self
        advance()
        guard takeEscape() else { return self.byte == nil ? .endless : .badEscape(escape) }
      } else {
        if byte == 0x0A || byte == 0x0D { return .broken(self) }
        advance()
      }
    }
    guard byte != nil else { return .endless }
    advance()
    if !isPlain { return .special(bytes[start..<position]) }
    return .plain(String(decoding: bytes[start + 1..<position - 1], as: UTF8.self))
  }

  /// Passes what stands after a backslash.
  private mutating func takeEscape() -> Bool {
    guard let byte else { return false }
    advance()
    switch byte {
    case UInt8(ascii: "x"): return takeHex(2)
    case UInt8(ascii: "u"): return takeHex(4)
    case 0x0D:
      if self.byte == 0x0A { advance() }
      return true
    case _: return true
    }
  }

  private mutating func takeHex(_ digits: Int) -> Bool {
    for _ in 0..<digits {
      guard let byte, byte.isHexDigit else { return false }
      advance()
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether JSON5 takes this for a space, or the end of a line, though it is not in ASCII.
  fileprivate var isUnicodeSpace: Bool {
    switch value {
    case 0xA0, 0xFEFF, 0x2028, 0x2029: true
    case _: properties.generalCategory == .spaceSeparator
    }
  }
}

extension UInt8 {
  /// Whether this is a digit of ASCII.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
