/// A number that neither an `Int` nor the shortest spelling of a `Double` stands for: `9223372036854775808`,
/// `0.1000000000000000055`, `1e400`. It is kept by its decimal digits, so that no two numbers are taken for one.
public struct TraceDecimal: Hashable, Sendable {
  /// The number as JSON, in the one spelling that all of its spellings share.
  public let text: String

  init(_ digits: DecimalDigits) { text = digits.text }
}

/// A number as JSON spells it, taken apart: `1`, `1.0`, `1e0` and `10e-1` are one, and so are `0` and `-0`.
///
/// Nothing here grows with the exponent: `1e999999999` is one digit.
struct DecimalDigits: Equatable {
  /// Whether it is below zero.
  private(set) var isNegative: Bool
  /// The digits from the first to the last that is not zero; none for zero.
  private(set) var digits: [UInt8] = []
  /// The power of ten of the last digit; 0 for zero.
  private(set) var exponent = 0

  /// How many digits an exponent may have, leading zeros aside; the scanner refuses more.
  static let mostExponentDigits = 18

  /// - Parameter number: A number that the scanner has found in order.
  init(_ number: some Sequence<UInt8>) {
    isNegative = false
    var places = 0
    var isBehindPoint = false
    var isInExponent = false
    var isExponentNegative = false
    var written = 0
    for byte in number {
      switch byte {
      case UInt8(ascii: "-"): if isInExponent { isExponentNegative = true } else { isNegative = true }
      case UInt8(ascii: "."): isBehindPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isInExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isInExponent {
          written = written &* 10 &+ Int(byte &- 0x30)
        } else {
          if isBehindPoint { places += 1 }
          if byte != 0x30 || !digits.isEmpty { digits.append(byte) }
        }
      case _: break
      }
    }
    exponent = (isExponentNegative ? -written : written) - places
    while digits.last == 0x30 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// Whether it is an integer of whatever size.
  var isInteger: Bool { exponent >= 0 }

  /// The number as an integer; nil where it is none, or has over 64 bits.
  var integer: Int? {
    if digits.isEmpty { return 0 }
    guard exponent >= 0, digits.count + exponent <= 19 else { return nil }
    var value = 0
    for place in 0..<digits.count + exponent {
      let digit = place < digits.count ? Int(digits[place] &- 0x30) : 0
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (difference, carried) = product.subtractingReportingOverflow(digit)
      if overflow || carried { return nil }
      value = difference
    }
    // Counted downwards, since there is one more integer below zero than above.
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  /// The number as JSON: without an exponent where that takes few zeros, `1.5e+400` elsewhere.
  var text: String {
    let point = digits.count + exponent
    var result: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    switch point {
    case _ where digits.isEmpty: result.append(0x30)
    case _ where exponent >= 0 && point <= 21: result += digits + zeros(exponent)
    case _ where exponent < 0 && point > 0:
      result += digits[..<point] + [UInt8(ascii: ".")] + digits[point...]
    case -5...0: result += "0.".utf8 + zeros(-point) + digits
    case _:
      result.append(digits[0])
      if digits.count > 1 { result += [UInt8(ascii: ".")] + digits[1...] }
      result += (point > 0 ? "e+\(point - 1)" : "e\(point - 1)").utf8
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0x30, count: count) }
}

extension Double {
  /// The integer that its shortest spelling stands for, which is how a trace has it; nil where that is none.
  var spelledInteger: Int? {
    if magnitude < 9_007_199_254_740_992 { return Int(exactly: self) }
    return magnitude < 1e19 ? DecimalDigits(description.utf8).integer : nil
  }
}

extension TraceValue {
  /// The number that these characters are, which the scanner has found in order. `-0` is kept as it is and equals 0.
  init(number: Slice) {
    if let integer = number.integer {
      self = number.start[0] == UInt8(ascii: "-") && integer == 0 ? .double(-0.0) : .int(integer)
      return
    }
    let double = Double(number.text) ?? .infinity
    // Of up to 15 digits, and neither very large nor very small, each has a double of its own.
    let range = double.magnitude
    if number.count <= 16, range < 1e15, range > 1e-300 {
      self = .double(double)
      return
    }
    let digits = DecimalDigits(number.bytes)
    if double.isFinite, DecimalDigits(double.description.utf8) == digits {
      // Integers of more than 53 bits are told apart as integers only.
      self =
        range < 9_007_199_254_740_992 ? .double(double) : digits.integer.map { .int($0) } ?? .double(double)
    } else {
      self = digits.integer.map { .int($0) } ?? .decimal(TraceDecimal(digits))
    }
  }

  /// The value in the one spelling that all of its spellings share: members in the order of their keys' code points,
  /// integers as integers, `0` for `-0`.
  public var canonical: TraceValue {
    switch self {
    case .null, .bool, .int, .string, .decimal: self
    case .double(let number): number.spelledInteger.map { .int($0) } ?? self
    case .array(let elements): .array(elements.map(\.canonical))
    case .object(let members): .object(Member.ordered(members).map { Member($0.key, $0.value.canonical) })
    }
  }
}

extension TraceValue.Member {
  /// Members in the order of their keys' code points, which is theirs wherever a person reads them: in a file they may
  /// stand in any.
  package static func ordered(_ members: [Self]) -> [Self] {
    let isBefore = { (a: Self, b: Self) in a.key.utf8.lexicographicallyPrecedes(b.key.utf8) }
    for (member, next) in zip(members, members.dropFirst()) where !isBefore(member, next) {
      return members.sorted(by: isBefore)
    }
    return members
  }
}
