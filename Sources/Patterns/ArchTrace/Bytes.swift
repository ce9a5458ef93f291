// Eight bytes looked at in one go. Each of these functions gives a word with the high bit of every byte that
// answers yes. Borrows can mark wrong bytes, but only above a right one: the lowest mark is always exact.
// (H. S. Warren, Hacker's Delight, 6-1.)

let quote = UInt8(ascii: "\"")
let backslash = UInt8(ascii: "\\")
let highBits: UInt64 = 0x8080_8080_8080_8080
let lowBits: UInt64 = 0x0101_0101_0101_0101

@inline(__always)
func lessThan(_ bound: UInt8, _ word: UInt64) -> UInt64 {
  (word &- lowBits &* UInt64(bound)) & ~word & highBits
}

@inline(__always)
func equal(to byte: UInt8, _ word: UInt64) -> UInt64 {
  lessThan(1, word ^ (lowBits &* UInt64(byte)))
}
