/// Numbers texts by their bytes, in the order in which they come: the same text always has the same number, and no two
/// texts have one.
struct TextTable {
  private var slots = [UInt32](repeating: 0, count: 1 << 10)
  private var hashes: [UInt64] = []
  private var ends: [Int] = []
  private var bytes: [UInt8] = []
  private let hash = ByteHash()

  /// How many texts there are.
  var count: Int { ends.count }

  /// The number of a text, which is `count` before the call where the text is new.
  /// - Parameter start: Bytes that are readable eight beyond the last.
  @inline(__always)
  mutating func number(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
    let hash = hash.hash(start, count)
    var slot = Int(truncatingIfNeeded: hash >> 8) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isText(number, start, count) { return UInt32(truncatingIfNeeded: number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(start, count, hash, slot)
  }

  /// The number of a text.
  mutating func number(_ text: String) -> UInt32 {
    let padded = Array(text.utf8) + [UInt8](repeating: 0, count: 8)
    return padded.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { number($0, buffer.count - 8) } ?? 0
    }
  }

  @inline(__always)
  private func isText(_ number: Int, _ start: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let first = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - first == count else { return false }
    return count == 0
      || bytes.withUnsafeBufferPointer { known in
        known.baseAddress.map { Platform.equal($0 + first, start, count) } ?? false
      }
  }

  @inline(never)
  private mutating func add(
    _ start: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt64, _ slot: Int
  ) -> UInt32 {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    if ends.count * 2 > slots.count { grow() }
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[number] >> 8) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
