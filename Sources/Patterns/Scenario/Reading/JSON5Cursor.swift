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
  var character: String? {
    guard position < bytes.count else { return nil }
    // Four bytes hold a scalar whatever it is, and the first of them begins one.
    let start = bytes[position..<min(position + 4, bytes.count)]
    return String(decoding: start, as: UTF8.self).unicodeScalars.first.map { String($0) }
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

  private enum Comment {
    case passed, none, endless
  }

  private mutating func skipComment() -> Comment {
    switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte, byte != 0x0A, byte != 0x0D { advance() }
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
    while let byte, !Self.wordEnds.contains(byte) { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static let wordEnds = Array(" \t\n\u{0B}\u{0C}\r,:[]{}\"'/".utf8)

  /// What there is where a string begins.
  enum StringFound {
    case text(String)
    /// No closing quote.
    case endless
    /// A `\u` or `\x` without its digits, at this place.
    case badEscape(JSON5Cursor)
  }

  /// Passes a string with its quotes.
  mutating func takeString() -> StringFound {
    let quote = byte
    advance()
    var text: [UInt8] = []
    while let byte, byte != quote {
      if byte == UInt8(ascii: "\\") {
        let start = self
        advance()
        guard takeEscape(into: &text) else { return self.byte == nil ? .endless : .badEscape(start) }
      } else {
        text.append(byte)
        advance()
      }
    }
    guard byte != nil else { return .endless }
    advance()
    return .text(String(decoding: text, as: UTF8.self))
  }

  /// Passes what stands after a backslash.
  private mutating func takeEscape(into text: inout [UInt8]) -> Bool {
    guard let byte else { return false }
    advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "x"):
      guard let value = takeHex(2) else { return false }
      append(value, to: &text)
    case UInt8(ascii: "u"): return takeUnicode(into: &text)
    case _: text.append(byte)
    }
    return true
  }

  /// Passes four hexadecimal digits, and the other half of a pair where they are one half.
  private mutating func takeUnicode(into text: inout [UInt8]) -> Bool {
    guard let unit = takeHex(4) else { return false }
    guard UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: unit)) else {
      append(unit, to: &text)
      return true
    }
    let start = self
    if byte == UInt8(ascii: "\\") {
      advance()
      if byte == UInt8(ascii: "u") {
        advance()
        if let low = takeHex(4), UTF16.isTrailSurrogate(UInt16(truncatingIfNeeded: low)) {
          append(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), to: &text)
          return true
        }
      }
    }
    // Half a pair: the decoder refuses it.
    self = start
    append(unit, to: &text)
    return true
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) {
    text.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private mutating func takeHex(_ digits: Int) -> UInt32? {
    guard position + digits <= bytes.count else { return nil }
    let text = String(decoding: bytes[position..<position + digits], as: UTF8.self)
    guard let value = UInt32(text, radix: 16), !text.hasPrefix("+") else { return nil }
    for _ in 0..<digits { advance() }
    return value
  }
}

extension UInt8 {
  /// Whether this is a digit of ASCII.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
