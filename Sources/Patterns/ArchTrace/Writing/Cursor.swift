/// Where the next byte goes, in room that was reserved: nothing here asks whether there is any. Kept apart from
/// `ByteBuffer`, since the compiler has it in a register from one piece to the next.
struct Cursor {
  private(set) var at: UnsafeMutablePointer<UInt8>

  init(_ at: UnsafeMutablePointer<UInt8>) { self.at = at }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    at.pointee = byte
    at += 1
  }

  /// Puts a literal; its length is known to the compiler, so this is a few moves.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    at.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
    at += text.utf8CodeUnitCount
  }

  /// Puts a short text that has its quotes; all of its bytes are written, however many count.
  @inline(__always)
  mutating func put(_ text: ShortQuoted) {
    UnsafeMutableRawPointer(at).storeBytes(of: text.words, as: (UInt64, UInt64, UInt64, UInt64).self)
    at += text.count
  }

  /// Puts an integer in decimal; eight bytes may be written, where fewer are put.
  @inline(__always)
  mutating func put(_ value: Int) {
    if UInt(bitPattern: value) < 10 {
      put(0x30 | UInt8(truncatingIfNeeded: value))
    } else if UInt(bitPattern: value) < 100 {
      let tens = (value &* 103) &>> 10
      put(0x30 | UInt8(truncatingIfNeeded: tens))
      put(0x30 | UInt8(truncatingIfNeeded: value &- tens &* 10))
    } else if let digits = Digits(value) {
      put(digits)
    } else {
      at = Cursor.put(long: value, at)
    }
  }

  /// Puts digits; eight bytes are written, however many there are.
  @inline(__always)
  mutating func put(_ digits: Digits) {
    UnsafeMutableRawPointer(at).storeBytes(of: digits.letters.littleEndian, as: UInt64.self)
    at += digits.count
  }

  /// Puts a number that is likely to be the one that was put before.
  @inline(__always)
  mutating func put(_ value: Int, _ recent: inout Digits) {
    if recent.number != value {
      guard let digits = Digits(value) else { return put(value) }
      recent = digits
    }
    put(recent)
  }

  @inline(never)
  private static func put(long value: Int, _ start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<
    UInt8
  > {
    var rest = value.magnitude
    var end = start
    if value < 0 {
      end.pointee = UInt8(ascii: "-")
      end += 1
    }
    var bound: UInt = 10
    var digits = 1
    while digits < 19, rest >= bound {
      digits += 1
      bound &*= 10
    }
    end += digits
    var at = end
    repeat {
      at -= 1
      at.pointee = UInt8(truncatingIfNeeded: rest % 10) | 0x30
      rest /= 10
    } while rest > 0
    return end
  }
}

/// The decimal text of a number of up to eight digits, first letter lowest.
struct Digits {
  let number: Int
  let letters: UInt64
  let count: Int

  /// Zero.
  init() { (number, letters, count) = (0, 0x30, 1) }

  /// - Parameter value: From 0; nil where it has more than eight digits or is negative.
  @inline(__always)
  init?(_ value: Int) {
    guard UInt(bitPattern: value) < 100_000_000 else { return nil }
    number = value
    // All eight digits side by side: halves, then quarters, then eighths of the word, each divided by a multiplication.
    let all = UInt64(truncatingIfNeeded: value)
    let high = all / 10_000
    let fours = high | (all &- high &* 10_000) << 32
    let hundreds = ((fours &* 10_486) >> 20) & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = ((twos &* 103) >> 10) & 0x000F_000F_000F_000F
    let ones = tens | (twos &- tens &* 10) << 8
    let zeros = all == 0 ? 7 : ones.trailingZeroBitCount >> 3
    letters = (ones | 0x3030_3030_3030_3030) >> UInt64(truncatingIfNeeded: zeros << 3)
    count = 8 - zeros
  }
}
