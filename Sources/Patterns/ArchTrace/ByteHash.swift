/// A fast 64-bit hash of bytes: eight bytes a multiplication, the two halves of the product folded (the mixing step
/// of Wang Yi's wyhash).
///
/// Its seeds are drawn anew in every process, so that nobody can make bytes that collide. No answer depends on it: what
/// has one hash is compared.
struct ByteHash {
  private let seeds: (UInt64, UInt64)

  /// The seeds of this process. Odd, so that none is zero.
  private static let drawn = (UInt64.random(in: .min ... .max) | 1, UInt64.random(in: .min ... .max) | 1)

  init() { seeds = ByteHash.drawn }

  /// Mixes two words in the same way in every process: for what only chooses where to look first.
  @inline(__always)
  static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    fold(a ^ 0xA076_1D64_78BD_642F, b ^ 0xE703_7ED1_A0B4_28DB)
  }

  @inline(__always)
  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  @inline(__always)
  func mix(_ a: UInt64, _ b: UInt64) -> UInt64 { ByteHash.fold(a ^ seeds.0, b ^ seeds.1) }

  /// - Parameter start: Bytes that are readable eight beyond the last.
  @inline(__always)
  func hash(_ start: UnsafePointer<UInt8>, _ count: Int, seed: UInt64 = 0) -> UInt64 {
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var next = start
    var left = count
    if left >= 96 {
      // Three chains that do not wait for one another, since a multiplication takes a while.
      var (second, third) = (hash, hash)
      repeat {
        hash = mix(Word.load(next, 8) ^ hash, Word.load(next + 8, 8))
        second = mix(Word.load(next + 16, 8) ^ second, Word.load(next + 24, 8))
        third = mix(Word.load(next + 32, 8) ^ third, Word.load(next + 40, 8))
        next += 48
        left -= 48
      } while left >= 48
      hash ^= second ^ (third << 32 | third >> 32)
    }
    while left >= 16 {
      hash = mix(Word.load(next, 8) ^ hash, Word.load(next + 8, 8))
      next += 16
      left -= 16
    }
    if left > 8 {
      return mix(Word.load(next, 8) ^ hash, Word.load(next + 8, left - 8))
    }
    return mix(Word.load(next, left) ^ hash, 0x9E37_79B9_7F4A_7C15)
  }
}
