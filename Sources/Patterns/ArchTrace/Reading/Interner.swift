/// Makes one `String` of names that come again and again, which spares decoding each and allocating the long ones.
struct Interner {
  private var known = NameCache<String>()

  @inline(__always)
  mutating func text(_ slice: Slice?) -> String? {
    if let slice { text(slice) } else { nil }
  }

  @inline(__always)
  mutating func text(_ slice: Slice) -> String {
    guard let key = NameCache<String>.key(slice) else { return slice.text }
    if let text = known.find(key, slice) { return text }
    let text = slice.text
    known.keep(text, for: key, text: text)
    return text
  }
}
