/// Makes one `String` of names that come again and again, which spares an allocation for each long one. A
/// direct-mapped table: a newcomer takes the place of whoever had it.
struct Interner {
  private var table: [(hash: UInt64, text: String)]

  private static let size = 1024
  /// Shorter text lives inside the `String` and costs no allocation.
  private static let shortest = 16
  private static let longest = 96

  init() { table = Array(repeating: (0, ""), count: Interner.size) }

  mutating func text(_ slice: Slice) -> String {
    if slice.isEscaped || slice.count < Interner.shortest || slice.count > Interner.longest {
      return slice.text
    }
    let hash = ByteHash.hash(slice.start, slice.count)
    let place = Int(truncatingIfNeeded: hash) & (Interner.size - 1)
    if table[place].hash == hash, isSame(table[place].text, slice) { return table[place].text }
    let text = slice.text
    table[place] = (hash, text)
    return text
  }

  private func isSame(_ text: String, _ slice: Slice) -> Bool {
    let utf8 = text.utf8
    return utf8.count == slice.count
      && utf8.withContiguousStorageIfAvailable { known in
        known.baseAddress.map { Platform.equal($0, slice.start, slice.count) } ?? true
      } ?? false
  }
}
