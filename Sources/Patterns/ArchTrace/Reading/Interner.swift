/// Makes one `String` of names that come again and again, which spares decoding each and allocating the long ones.
/// A direct-mapped table: a newcomer takes the place of whoever had it.
struct Interner {
  private struct Entry {
    var count = 0
    /// The first and the last eight bytes, which may overlap; all of a name of up to sixteen.
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var text = ""
  }

  private var table = [Entry](repeating: Entry(), count: Interner.size)

  private static let size = 1024
  private static let longest = 96

  @inline(__always)
  mutating func text(_ slice: Slice?) -> String? {
    if let slice { text(slice) } else { nil }
  }

  @inline(__always)
  mutating func text(_ slice: Slice) -> String {
    let count = slice.count
    if slice.isEscaped || count > Interner.longest { return slice.text }
    let head = Word.load(slice.start, count)
    let tail = count > 8 ? Word.load(slice.start + count - 8, 8) : 0
    let hash = ByteHash.mix(head ^ UInt64(truncatingIfNeeded: count), tail)
    let place = Int(truncatingIfNeeded: hash) & (Interner.size - 1)
    let isKnown = table[place].count == count && table[place].head == head && table[place].tail == tail
    if isKnown, count <= 16 || isSame(table[place].text, slice) { return table[place].text }
    let text = slice.text
    table[place] = Entry(count: count, head: head, tail: tail, text: text)
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
