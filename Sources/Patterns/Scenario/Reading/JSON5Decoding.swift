/// What numbers, texts and keys stand for that are not plain, as the specification of JSON5 1.0.0 says.
enum JSON5Decoding {
  /// Why a text cannot be held, or is none.
  enum TextProblem: Error {
    /// Half of a surrogate pair, which is no character.
    case halfPair
    /// A digit behind a backslash.
    case digit
  }

  /// The text of a string with its quotes, each `\u` and `\x` of which has its digits.
  static func text(_ quoted: ArraySlice<UInt8>) throws(TextProblem) -> String {
    var rest = quoted.dropFirst().dropLast()
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if let scalar = try escape(&rest) {
        text.append(contentsOf: String(scalar).utf8)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes what stands after a backslash.
  /// - Returns: The character meant; nil where the line goes on, or where it is still to be read.
  private static func escape(_ rest: inout ArraySlice<UInt8>) throws(TextProblem) -> Unicode.Scalar? {
    switch rest.first {
    case 0x0A: rest.removeFirst()
    case 0x0D: rest.removeFirst(rest.starts(with: [0x0D, 0x0A]) ? 2 : 1)
    case 0xE2 where rest.starts(with: "\u{2028}".utf8) || rest.starts(with: "\u{2029}".utf8):
      rest.removeFirst(3)
    case UInt8(ascii: "u"):
      rest.removeFirst()
      return try unicode(&rest)
    case UInt8(ascii: "x"):
      rest.removeFirst()
      return Unicode.Scalar(UInt8(truncatingIfNeeded: hex(2, &rest)))
    case UInt8(ascii: "0")?:
      rest.removeFirst()
      if rest.first?.isDigit == true { throw .digit }
      return "\0"
    case let byte? where byte.isDigit: throw .digit
    case let byte? where byte < 0x80:
      rest.removeFirst()
      return controls[byte] ?? Unicode.Scalar(byte)
    case nil, _?: break  // what is not in ASCII stands for itself, as it does without the backslash
    }
    return nil
  }

  private static let controls: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "b"): "\u{08}", UInt8(ascii: "f"): "\u{0C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "v"): "\u{0B}",
  ]

  /// Takes four hexadecimal digits, and the other half of a pair where they are one half.
  private static func unicode(_ rest: inout ArraySlice<UInt8>) throws(TextProblem) -> Unicode.Scalar {
    let unit = hex(4, &rest)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, rest.starts(with: "\\u".utf8) else { throw .halfPair }
    rest.removeFirst(2)
    let low = hex(4, &rest)
    guard 0xDC00..<0xE000 ~= low, let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
    else { throw .halfPair }
    return scalar
  }

  private static func hex(_ digits: Int, _ rest: inout ArraySlice<UInt8>) -> UInt32 {
    let word = rest.prefix(digits)
    rest.removeFirst(word.count)
    return word.reduce(0) { $0 << 4 + UInt32($1.hexDigit) }
  }

  /// The name that an unquoted key is; nil where it is none.
  static func key(_ word: String) -> String? {
    var key = String.UnicodeScalarView()
    var rest = Substring(word).unicodeScalars
    while let scalar = rest.popFirst() {
      var meant = scalar
      if scalar == "\\" {
        let digits = rest.dropFirst().prefix(4)
        guard rest.first == "u", digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
          let escaped = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        rest.removeFirst(5)
        meant = escaped
      }
      guard meant.canStandInKey(first: key.isEmpty) else { return nil }
      key.append(meant)
    }
    return key.isEmpty ? nil : String(key)
  }

  /// The number; nil where JSON5 does not allow it, or nothing can hold it.
  static func number(_ word: String) -> JSONNode.Value? {
    var digits = Substring(word).utf8
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      return hexNumber(digits.dropFirst(2), isNegative)
    }
    if digits.allSatisfy(\.isDigit), !hasLeadingZero(digits), let whole = Int(word) { return .whole(whole) }
    guard isDecimal(digits), let number = Double(word) else { return nil }
    return held(number)
  }

  private static func hexNumber(_ digits: Substring.UTF8View, _ isNegative: Bool) -> JSONNode.Value? {
    guard !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return nil }
    let text = (isNegative ? "-" : "") + (Substring(digits).description)
    if let whole = Int(text, radix: 16) { return .whole(whole) }
    let size = digits.reduce(0.0) { $0 * 16 + Double($1.hexDigit) }
    return held(isNegative ? -size : size)
  }

  private static func held(_ number: Double) -> JSONNode.Value? {
    guard number.isFinite else { return nil }
    return Int(exactly: number).map { .whole($0) } ?? .fraction(number)
  }

  private static func hasLeadingZero(_ digits: Substring.UTF8View) -> Bool {
    digits.first == UInt8(ascii: "0") && digits.dropFirst().first?.isDigit == true
  }

  /// Whether this is `1.5`, `1.`, `.5`, each perhaps with `e-5`.
  private static func isDecimal(_ digits: Substring.UTF8View) -> Bool {
    let parts = digits.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 | 0x20 == UInt8(ascii: "e") })
    let mantissa = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard mantissa.count <= 2, mantissa.contains(where: { !$0.isEmpty }), !hasLeadingZero(digits),
      mantissa.allSatisfy({ $0.allSatisfy(\.isDigit) })
    else { return false }
    guard parts.count > 1 else { return true }
    let exponent = "+-".utf8.contains(parts[1].first ?? 0) ? parts[1].dropFirst() : parts[1]
    return !exponent.isEmpty && exponent.allSatisfy(\.isDigit)
  }
}

extension UInt8 {
  /// Whether this is a hexadecimal digit of ASCII.
  var isHexDigit: Bool { isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20 }

  /// What this hexadecimal digit counts.
  fileprivate var hexDigit: UInt8 { self & 0xF + (self > 0x40 ? 9 : 0) }
}

extension Unicode.Scalar {
  /// Whether this may stand in an unquoted key, an `IdentifierName` of ECMAScript 5.1.
  fileprivate func canStandInKey(first isFirst: Bool) -> Bool {
    if self == "$" || self == "_" { return true }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return true
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: return !isFirst
    case _: return !isFirst && (value == 0x200C || value == 0x200D)
    }
  }
}
