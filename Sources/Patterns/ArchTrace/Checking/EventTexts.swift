/// The words of the last events, in a ring of bytes: what a chain of causes is told with. What is overwritten is
/// out of sight.
struct EventTexts {
  /// An event's words as a message shows them.
  struct Words {
    var from: String
    var to: String?
    var name: String?
    var kind: String?
  }

  private var ring = [UInt8](repeating: 0, count: EventTexts.size)
  /// How many bytes were ever written.
  private var end = 0

  private static let size = 1 << 20
  /// Longer words, and those with escapes, are decoded and cut when they are added.
  private static let longest = 240
  private static let mostDecoded = 1500
  private static let absent: UInt16 = .max
  private static let isDecoded: UInt16 = 1 << 15

  /// Adds an event's words.
  /// - Returns: Where they are.
  @inline(__always)
  mutating func add(_ record: borrowing RawRecord, isOther: Bool) -> Int {
    let most = 8 + 4 * EventTexts.mostDecoded
    if EventTexts.size - (end & (EventTexts.size - 1)) < most {
      end = (end | (EventTexts.size - 1)) + 1
    }
    let start = end
    ring.withUnsafeMutableBufferPointer { ring in
      guard let base = ring.baseAddress else { return }
      let head = base + (start & (EventTexts.size - 1))
      var next = head + 8
      EventTexts.put(record.from, 0, head, &next)
      EventTexts.put(record.to, 1, head, &next)
      EventTexts.put(record.name, 2, head, &next)
      EventTexts.put(isOther ? record.kindName : nil, 3, head, &next)
      end += next - head
    }
    return start
  }

  @inline(__always)
  private static func put(
    _ slice: Slice?, _ place: Int, _ head: UnsafeMutablePointer<UInt8>,
    _ next: inout UnsafeMutablePointer<UInt8>
  ) {
    guard let slice else { return set(absent, place, head) }
    if slice.count <= longest, !slice.isEscaped {
      next.update(from: slice.start, count: slice.count)
      next += slice.count
      return set(UInt16(truncatingIfNeeded: slice.count), place, head)
    }
    putDecoded(slice, place, head, &next)
  }

  @inline(never)
  private static func putDecoded(
    _ slice: Slice, _ place: Int, _ head: UnsafeMutablePointer<UInt8>,
    _ next: inout UnsafeMutablePointer<UInt8>
  ) {
    let start = next
    // None of the characters takes more than ten bytes.
    for byte in EventTexts.cut(slice.text).utf8.prefix(mostDecoded) {
      next.pointee = byte
      next += 1
    }
    set(UInt16(truncatingIfNeeded: next - start) | isDecoded, place, head)
  }

  /// Text whose middle is left out where it is long, since names are told apart by either end.
  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 140 else { return safe(text) }
    let (head, tail) = (scalars.prefix(80), scalars.suffix(50))
    return safe(String(String.UnicodeScalarView(head))) + "…" + safe(String(String.UnicodeScalarView(tail)))
  }

  @inline(__always)
  private static func set(_ length: UInt16, _ place: Int, _ head: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(head).storeBytes(of: length, toByteOffset: 2 * place, as: UInt16.self)
  }

  /// The words at a place; nil where they are overwritten.
  func words(at start: Int) -> Words? {
    guard start + EventTexts.size >= end + 8 else { return nil }
    let head = start & (EventTexts.size - 1)
    var next = head + 8
    var texts: [String?] = []
    for place in 0..<4 {
      let length = UInt16(ring[head + 2 * place]) | UInt16(ring[head + 2 * place + 1]) << 8
      guard length != EventTexts.absent else {
        texts.append(nil)
        continue
      }
      let count = Int(length & ~EventTexts.isDecoded)
      let text = String(decoding: ring[next..<next + count], as: UTF8.self)
      texts.append(length & EventTexts.isDecoded == 0 ? safe(text) : text)
      next += count
    }
    return Words(from: texts[0] ?? "", to: texts[1], name: texts[2], kind: texts[3])
  }
}
