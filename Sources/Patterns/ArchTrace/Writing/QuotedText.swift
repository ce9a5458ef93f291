/// Text that a JSON string has as it is: ASCII without anything to escape, as most text in a trace.
enum QuotedText {
  /// Puts text between quotes where it is as simple as that: copied by words that overlap at the end, each looked at on
  /// the way.
  ///
  /// It reads and writes memory and does nothing else, so that the caller need not keep the text alive meanwhile.
  /// - Parameters:
  ///   - text: The text, as UTF-8.
  ///   - place: Where it goes.
  ///   - room: How many bytes there are from there; ten more than the text has are needed.
  /// - Returns: The end of what was put; nil where the room is too small or the text not that simple, and what the room
  ///   holds then has no meaning.
  @inline(never)
  static func put(
    _ text: UnsafeBufferPointer<UInt8>, _ place: UnsafeMutablePointer<UInt8>, _ room: Int
  ) -> UnsafeMutablePointer<UInt8>? {
    let length = text.count
    guard length &+ 10 <= room, let start = text.baseAddress else { return nil }
    let from = UnsafeRawPointer(start)
    let to = UnsafeMutableRawPointer(place + 1)
    place.pointee = quote
    if length < 8 {
      let word = word(from, length)
      to.storeBytes(of: word.littleEndian, as: UInt64.self)
      guard isPlain(word) else { return nil }
    } else if length <= 16 {
      let words = Pair(
        from.loadUnaligned(as: UInt64.self),
        from.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self))
      to.storeBytes(of: words.x, as: UInt64.self)
      to.storeBytes(of: words.y, toByteOffset: length &- 8, as: UInt64.self)
      guard isPlain(words) else { return nil }
    } else {
      var next = 0
      while next &+ 16 < length {
        let words = from.loadUnaligned(fromByteOffset: next, as: Pair.self)
        to.storeBytes(of: words, toByteOffset: next, as: Pair.self)
        guard isPlain(words) else { return nil }
        next = next &+ 16
      }
      let words = from.loadUnaligned(fromByteOffset: length &- 16, as: Pair.self)
      to.storeBytes(of: words, toByteOffset: length &- 16, as: Pair.self)
      guard isPlain(words) else { return nil }
    }
    to.storeBytes(of: quote, toByteOffset: length, as: UInt8.self)
    return place + (length &+ 2)
  }

  private typealias Pair = SIMD2<UInt64>

  /// Up to seven bytes, with spaces above them.
  @inline(__always)
  private static func word(_ source: UnsafeRawPointer, _ length: Int) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: length &* 8)
    let spaces: UInt64 = 0x2020_2020_2020_2020 &<< bits
    if length >= 4 {
      let low = UInt64(UInt32(littleEndian: source.loadUnaligned(as: UInt32.self)))
      let high = UInt64(
        UInt32(littleEndian: source.loadUnaligned(fromByteOffset: length &- 4, as: UInt32.self)))
      return low | high &<< (bits &- 32) | spaces
    }
    guard length > 0 else { return spaces }
    let first = UInt64(source.load(as: UInt8.self))
    let middle = UInt64(source.load(fromByteOffset: length &>> 1, as: UInt8.self))
    let last = UInt64(source.load(fromByteOffset: length &- 1, as: UInt8.self))
    return first | middle &<< (bits &>> 1 & ~7) | last &<< (bits &- 8) | spaces
  }

  /// Whether all eight bytes are ASCII and none is a control, a quote or a backslash.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    // Each of these sets the high bit of the lowest byte that it looks for; 0xFF is in no UTF-8.
    let control = word &- lowBits &* 0x20
    let quotes = (word ^ lowBits &* UInt64(quote)) &- lowBits
    let backslashes = (word ^ lowBits &* UInt64(backslash)) &- lowBits
    let deleteOrMore = word &+ lowBits
    return (control | quotes | backslashes | deleteOrMore) & highBits == 0
  }

  /// The same of sixteen bytes at once.
  @inline(__always)
  private static func isPlain(_ words: Pair) -> Bool {
    let ones = Pair(repeating: lowBits)
    let control = words &- Pair(repeating: lowBits &* 0x20)
    let quotes = (words ^ Pair(repeating: lowBits &* UInt64(quote))) &- ones
    let backslashes = (words ^ Pair(repeating: lowBits &* UInt64(backslash))) &- ones
    let deleteOrMore = words &+ ones
    let marks = control | quotes | backslashes | deleteOrMore
    return (marks.x | marks.y) & highBits == 0
  }
}
