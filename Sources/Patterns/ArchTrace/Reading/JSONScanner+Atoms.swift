extension JSONScanner {
  /// Steps over a string, quotes included.
  /// - Returns: What stands between the quotes; it is valid UTF-8 and its escapes are in order.
  @inline(__always)
  mutating func string() throws(Fault) -> Slice {
    at += 1
    let first = at
    var isEscaped = false
    while true {
      let word = UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
      let marks =
        lessThan(0x20, word) | equal(to: quote, word) | equal(to: backslash, word) | (word & highBits)
      if marks == 0 {
        at += 8
        continue
      }
      at += marks.trailingZeroBitCount >> 3
      if at.pointee == quote {
        let slice = Slice(start: first, count: at - first, isEscaped: isEscaped)
        at += 1
        return slice
      }
      try special(openedAt: first - 1, &isEscaped)
    }
  }

  /// Steps over an escape or a character beyond ASCII.
  @inline(never)
  private mutating func special(
    openedAt opening: UnsafePointer<UInt8>, _ isEscaped: inout Bool
  ) throws(Fault) {
    if at >= end { throw fault("this string has no closing quote", at: opening) }
    let byte = at.pointee
    if byte == backslash {
      isEscaped = true
      hasEscapes = true
      try escape()
    } else if byte < 0x20 {
      throw fault("a control character in a string must be escaped: 0x\(String(byte, radix: 16))")
    } else {
      try character()
    }
  }

  private mutating func escape() throws(Fault) {
    switch at[1] {
    case quote, backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      if unit & 0xFC00 == 0xDC00 { throw fault("half of a surrogate pair: the first half is missing") }
      if unit & 0xFC00 == 0xD800 {
        let place = at
        at += 6
        guard at.pointee == backslash, at[1] == UInt8(ascii: "u"), try codeUnit() & 0xFC00 == 0xDC00 else {
          throw fault("half of a surrogate pair: the second half is missing", at: place)
        }
      }
      at += 6
    case _: throw fault("an unknown escape in a string", reaching: at + 1)
    }
  }

  /// The code unit of the `\uXXXX` that starts here.
  private func codeUnit() throws(Fault) -> UInt32 {
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = hexValue(at[index]) else {
        throw fault("\\u needs four hexadecimal digits", reaching: at + index)
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Steps over one character of two to four bytes; table 3-7 of the Unicode standard says which are well formed.
  private mutating func character() throws(Fault) {
    let lead = at.pointee
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case _: throw fault("not UTF-8: byte 0x\(String(lead, radix: 16, uppercase: true))")
    }
    guard second.contains(at[1]), length < 3 || at[2] & 0xC0 == 0x80, length < 4 || at[3] & 0xC0 == 0x80
    else {
      let right = second.contains(at[1]) ? (at[2] & 0xC0 == 0x80 ? 3 : 2) : 1
      throw fault(
        "not UTF-8: byte 0x\(String(lead, radix: 16, uppercase: true)) begins no character",
        reaching: at + right)
    }
    at += length
  }

  /// Steps over a number, however large; one whose exponent has more than 18 digits is a fault.
  @inline(__always)
  mutating func number() throws(Fault) {
    if shortNumber() == nil { try anyNumber() }
  }

  private mutating func anyNumber() throws(Fault) {
    let first = at
    if at.pointee == UInt8(ascii: "-") { at += 1 }
    let digits = at
    skipDigits()
    if at == digits { throw expected("a digit") }
    if digits.pointee == 0x30 && at - digits > 1 { throw fault("a number with a leading zero", at: first) }
    if at.pointee == UInt8(ascii: ".") {
      at += 1
      let fraction = at
      skipDigits()
      if at == fraction { throw expected("a digit after the point") }
    }
    if at.pointee | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at.pointee == UInt8(ascii: "+") || at.pointee == UInt8(ascii: "-") { at += 1 }
      var exponent = at
      skipDigits()
      if at == exponent { throw expected("a digit of the exponent") }
      while exponent < at, exponent.pointee == 0x30 { exponent += 1 }
      if at - exponent > DecimalDigits.mostExponentDigits {
        throw fault(
          "a number out of range: an exponent has at most \(DecimalDigits.mostExponentDigits) digits",
          at: first)
      }
    }
  }

  /// Steps over a natural number of up to 18 digits that a comma or brace follows, if that is what comes.
  @inline(__always)
  mutating func shortNumber() -> Int? {
    var next = at
    var value = 0
    var digit = next.pointee &- 0x30
    while digit < 10 {
      value = value &* 10 &+ Int(digit)
      next += 1
      digit = next.pointee &- 0x30
    }
    let length = next - at
    guard length > 0, length <= 18, length == 1 || at.pointee != 0x30,
      next.pointee == UInt8(ascii: ",") || next.pointee == UInt8(ascii: "}")
    else { return nil }
    at = next
    return value
  }

  @inline(__always)
  private mutating func skipDigits() {
    while at.pointee &- 0x30 < 10 { at += 1 }
  }
}

extension Slice {
  /// The bytes that a string stands for: escapes resolved.
  func unescaped() -> [UInt8] {
    guard isEscaped else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var index = 0
    while index < count {
      let byte = start[index]
      index += 1
      if byte != backslash {
        result.append(byte)
        continue
      }
      let letter = start[index]
      index += 1
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var unit = hexUnit(at: index)
        index += 4
        if unit & 0xFC00 == 0xD800 {
          unit = 0x10000 + (unit & 0x3FF) << 10 + hexUnit(at: index + 2) & 0x3FF
          index += 6
        }
        if let scalar = Unicode.Scalar(unit) { result.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      case let same: result.append(same)
      }
    }
    return result
  }

  private func hexUnit(at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 4 | UInt32(hexValue(start[index + $1]) ?? 0) }
  }

  /// The integer that these digits are; nil where they are none or too many.
  var integer: Int? {
    var index = 0
    let isNegative = count > 0 && start[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    if index == count { return nil }
    var value = 0
    while index < count {
      let digit = start[index] &- 0x30
      if digit > 9 { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.subtractingReportingOverflow(Int(digit))
      if overflow || carried { return nil }
      value = sum
      index += 1
    }
    // Counted downwards, since there is one more integer below zero than above.
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  /// Whether two keys are the same once their escapes are resolved.
  @inline(__always)
  func isSame(as other: Slice) -> Bool {
    if isEscaped || other.isEscaped { return unescaped() == other.unescaped() }
    return count == other.count && Platform.equal(start, other.start, count)
  }
}

@inline(__always)
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte &- 0x30
  case 0x41...0x46: byte &- 0x37
  case 0x61...0x66: byte &- 0x57
  case _: nil
  }
}
