/// Finds again what is known of names that come again and again, by their bytes in a line: a direct-mapped table
/// of fixed size, in which a newcomer takes the place of whoever had it.
struct NameCache<Value> {
  /// A name's place in the table, and its first and last eight bytes, which may overlap: all of a name of up to
  /// sixteen.
  struct Key {
    fileprivate var place: Int
    fileprivate var count: Int
    fileprivate var head: UInt64
    fileprivate var tail: UInt64
  }

  private struct Entry {
    var count = 0
    var head: UInt64 = 0
    var tail: UInt64 = 0
    var text = ""
    var value: Value?
  }

  private var table = [Entry](repeating: Entry(), count: nameCacheSize)

  /// The key of a name; nil for one that is not kept: it is too long, or has escapes.
  @inline(__always)
  static func key(_ slice: Slice) -> Key? {
    let count = slice.count
    if slice.isEscaped || count > longestName { return nil }
    let head = Word.load(slice.start, count)
    let tail = count > 8 ? Word.load(slice.start + count - 8, 8) : 0
    let hash = ByteHash.mix(head ^ UInt64(truncatingIfNeeded: count), tail)
    return Key(
      place: Int(truncatingIfNeeded: hash) & (nameCacheSize - 1), count: count, head: head, tail: tail)
  }

  /// What is kept for a name.
  @inline(__always)
  func find(_ key: Key, _ slice: Slice) -> Value? {
    let isKnown =
      table[key.place].count == key.count && table[key.place].head == key.head
      && table[key.place].tail == key.tail
    guard isKnown, key.count <= 16 || isSame(table[key.place].text, slice) else { return nil }
    return table[key.place].value
  }

  /// Keeps a value for a name.
  mutating func keep(_ value: Value, for key: Key, text: String) {
    table[key.place] = Entry(count: key.count, head: key.head, tail: key.tail, text: text, value: value)
  }

  /// Forgets whatever is kept where a name would be.
  mutating func forget(_ key: Key) { table[key.place].value = nil }

  private func isSame(_ text: String, _ slice: Slice) -> Bool {
    let utf8 = text.utf8
    return utf8.count == slice.count
      && utf8.withContiguousStorageIfAvailable { known in
        known.baseAddress.map { Platform.equal($0, slice.start, slice.count) } ?? true
      } ?? false
  }
}

private let nameCacheSize = 1024
private let longestName = 96
