/// A word or a sign of a Swift source, without blanks and comments.
struct Token {
  enum Kind: Equatable {
    /// A name or a keyword, without the backticks.
    case word
    /// One character that is none of the rest, or `->`.
    case sign
    /// A number, a text or a part of one.
    case literal
  }

  let kind: Kind
  let text: String
  /// The line on which it begins, from 1.
  let line: Int
}

/// Cuts a source into tokens, and says which of its lines hold code.
struct Lexer {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private(set) var tokens: [Token] = []
  /// The lines that hold more than blanks and comments.
  private(set) var codeLines: Set<Int> = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    run(untilParenthesis: false)
  }

  /// Reads on to the end, or to the `)` that ends an interpolation.
  private mutating func run(untilParenthesis: Bool) {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n"):
        line += 1
        at += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { at += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"): comment()
      case UInt8(ascii: "#") where hashes.map({ follows(UInt8(ascii: "\""), after: $0) }) == true:
        string(hashes: hashes ?? 0)
      case UInt8(ascii: "\""): string(hashes: 0)
      case UInt8(ascii: "`"): at += 1
      case let byte where Self.startsWord(byte): word()
      case let byte where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"): number()
      case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
        add(.sign, "->")
        at += 2
      case let byte:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if depth < 0, untilParenthesis {
          at += 1
          return
        }
        add(.sign, String(UnicodeScalar(byte)))
        at += 1
      }
    }
  }

  private var next: UInt8? { at + 1 < bytes.count ? bytes[at + 1] : nil }

  /// How many `#` stand here; nil where none does.
  private var hashes: Int? {
    let count = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
    return count > 0 ? count : nil
  }

  private func follows(_ byte: UInt8, after count: Int) -> Bool {
    at + count < bytes.count && bytes[at + count] == byte
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte > 0x7F
      || byte == UInt8(ascii: "$")
  }

  private mutating func add(_ kind: Token.Kind, _ text: String) {
    tokens.append(Token(kind: kind, text: text, line: line))
    codeLines.insert(line)
  }

  private mutating func word() {
    let start = at
    while at < bytes.count, Self.startsWord(bytes[at]) || bytes[at] >= 0x30 && bytes[at] <= 0x39 { at += 1 }
    add(.word, String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private mutating func number() {
    let start = at
    while at < bytes.count, Self.startsWord(bytes[at]) || bytes[at] >= 0x30 && bytes[at] <= 0x39 { at += 1 }
    add(.literal, String(decoding: bytes[start..<at], as: UTF8.self))
  }

  /// Skips a comment of several lines, and those in it.
  private mutating func comment() {
    var depth = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      if bytes[at] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if bytes[at] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        at += 1
      }
    }
  }

  /// Reads a text; what is interpolated is code.
  private mutating func string(hashes: Int) {
    at += hashes
    let quotes = follows(UInt8(ascii: "\""), after: 1) && follows(UInt8(ascii: "\""), after: 2) ? 3 : 1
    at += quotes
    add(.literal, "\"")
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\n") {
        line += 1
        at += 1
      } else if byte == UInt8(ascii: "\\"), ends(hashes, UInt8(ascii: "#"), from: at + 1) {
        at += 1 + hashes
        if at < bytes.count, bytes[at] == UInt8(ascii: "(") {
          at += 1
          run(untilParenthesis: true)
        } else {
          at += 1
        }
      } else if byte == UInt8(ascii: "\""), ends(quotes, byte, from: at),
        ends(hashes, UInt8(ascii: "#"), from: at + quotes)
      {
        codeLines.insert(line)
        at += quotes + hashes
        return
      } else {
        if byte != UInt8(ascii: " ") { codeLines.insert(line) }
        at += 1
      }
    }
  }

  /// Whether `count` times `byte` stands from a place on.
  private func ends(_ count: Int, _ byte: UInt8, from place: Int) -> Bool {
    place + count <= bytes.count && bytes[place..<place + count].allSatisfy { $0 == byte }
  }
}
