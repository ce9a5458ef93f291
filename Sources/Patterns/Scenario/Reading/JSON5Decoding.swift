/// What numbers, texts and keys stand for that are not plain. JSON5 is what Foundation's decoder takes it for, which
/// a test holds this against; the decoder itself, linked into the program, costs a tenth of a whole run, and says
/// neither where something stands nor in which order.
enum JSON5Decoding {
  /// The text of a string with its quotes; nil where JSON5 does not allow what stands between them.
  static func text(_ quoted: ArraySlice<UInt8>) -> String? {
    var rest = quoted.dropFirst().dropLast()
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte < 0x20 { return nil }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        continue
      }
      guard let scalar = escape(&rest) else { return nil }
      text.append(contentsOf: String(scalar).utf8)
      if scalar == "\r", rest.first == 0x0A { text.append(rest.removeFirst()) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes what stands after a backslash.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"), 0x0A: return "\n"
    case UInt8(ascii: "r"), 0x0D: return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "x"): return hex(2, &rest).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    case UInt8(ascii: "u"): return unicode(&rest)
    case let byte? where "\"'\\/".utf8.contains(byte): return Unicode.Scalar(byte)
    case _: return nil
    }
  }

  /// Takes four hexadecimal digits, and the other half of a pair where they are one half.
  private static func unicode(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let unit = hex(4, &rest), unit != 0 else { return nil }
    guard 0xD800..<0xDC00 ~= unit else { return Unicode.Scalar(unit) }
    guard rest.starts(with: "\\u".utf8) else { return nil }
    rest.removeFirst(2)
    guard let low = hex(4, &rest), 0xDC00..<0xE000 ~= low else { return nil }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
  }

  private static func hex(_ digits: Int, _ rest: inout ArraySlice<UInt8>) -> UInt32? {
    guard rest.count >= digits else { return nil }
    defer { rest.removeFirst(digits) }
    return hex(rest.prefix(digits)).map { UInt32(truncatingIfNeeded: $0) }
  }

  private static func hex(_ digits: some Collection<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Whether the letters beyond ASCII of an unquoted key are letters.
  static func isKey(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return true }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .letterNumber, .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation:
        return true
      case _: return scalar.value == 0x200C || scalar.value == 0x200D
      }
    }
  }

  /// The number; nil where JSON5 does not allow it, or nothing can hold it.
  static func number(_ word: String) -> JSONNode.Value? {
    var digits = Substring(word).utf8
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      return hex(digits.dropFirst(2)).map { .whole(isNegative ? -$0 : $0) }
    }
    if digits.allSatisfy(\.isDigit), !hasLeadingZero(digits), let whole = Int(word) { return .whole(whole) }
    guard isDecimal(digits), let number = Double(word), number.isFinite else { return nil }
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
}
