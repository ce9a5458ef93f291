private let hashSign = UInt8(ascii: "#")

/// One growing buffer of raw bytes, which is what makes writing cheap: `[UInt8].append` costs 2.6 times as
/// much.
///
/// What is put in many pieces goes through a `Cursor`, which asks for no room. The rule: a cursor that was handed out,
/// or that a string or a value was put through, can go on for `margin` bytes.
struct ByteBuffer: ~Copyable {
  /// More than all literals, numbers and quoted names that follow one another without a string or a value between them.
  static var margin: Int { 128 }

  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  private(set) var count = 0
  /// The step and the time that were put last, which most events share with the one before.
  var recentStep = Digits()
  var recentTime = Digits()

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  mutating func clear() { count = 0 }

  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }

  /// Room for so many bytes, to be filled through a cursor and then taken by `fill(to:)`.
  @inline(__always)
  mutating func room(_ most: Int = margin) -> Cursor {
    reserve(most)
    return Cursor(base + count)
  }

  /// Counts what a cursor put.
  @inline(__always)
  mutating func fill(to cursor: Cursor) {
    count = cursor.at - base
    assert(count <= capacity)
  }

  /// Sees to it that a cursor can go on for twice the margin.
  @inline(__always)
  mutating func widen(_ cursor: inout Cursor) {
    if base + capacity - cursor.at < 2 * ByteBuffer.margin {
      fill(to: cursor)
      cursor = room(2 * ByteBuffer.margin)
    }
  }

  @inline(__always)
  mutating func put(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  /// Puts a literal; its length is known to the compiler, so this is a few moves.
  @inline(__always)
  mutating func put(_ text: StaticString) {
    var cursor = room(text.utf8CodeUnitCount)
    cursor.put(text)
    fill(to: cursor)
  }

  /// Puts an integer in decimal.
  @inline(__always)
  mutating func put(_ value: Int) {
    var cursor = room()
    cursor.put(value)
    fill(to: cursor)
  }

  /// Puts text as a JSON string.
  @inline(__always)
  mutating func put(string text: String) {
    var cursor = room(0)
    put(string: text, &cursor)
    fill(to: cursor)
  }

  /// Puts text as a JSON string; the cursor can go on for the margin afterwards.
  @inline(__always)
  mutating func put(string text: String, _ cursor: inout Cursor) {
    let room = base + capacity - cursor.at - ByteBuffer.margin
    let end = text.utf8.withContiguousStorageIfAvailable { QuotedText.put($0, cursor.at, room) }
    if let end = end ?? nil {
      cursor = Cursor(end)
    } else {
      fill(to: cursor)
      put(escaping: text)
      cursor = self.room()
    }
  }

  @inline(never)
  private mutating func put(escaping text: String) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { put(escaping: $0) }
    if done == nil {
      let copy = Array(text.utf8)
      copy.withUnsafeBufferPointer { put(escaping: $0) }
    }
  }

  /// Puts UTF-8 as a JSON string: eight bytes at a time as long as none of them needs an escape.
  private mutating func put(escaping bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count + 2)
    base[count] = quote
    count += 1
    if var source = bytes.baseAddress {
      let end = source + bytes.count
      while source < end {
        let left = end - source
        if left >= 8 {
          let word = UnsafeRawPointer(source).loadUnaligned(as: UInt64.self)
          let marks = ByteBuffer.needsCare(UInt64(littleEndian: word))
          UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: UInt64.self)
          let clean = marks == 0 ? 8 : marks.trailingZeroBitCount >> 3
          source += clean
          count += clean
          if marks == 0 { continue }
        } else if !ByteBuffer.needsCare(source.pointee) {
          base[count] = source.pointee
          source += 1
          count += 1
          continue
        }
        source = put(careful: source, until: end)
        reserve(end - source + 9)
      }
    }
    put(quote)
  }

  /// Puts one byte that may need an escape, or the bytes of a control or line separator beyond ASCII.
  /// - Returns: Where to go on.
  @inline(never)
  private mutating func put(
    careful source: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    let byte = source.pointee
    switch byte {
    case quote: put("\\\"")
    case backslash: put("\\\\")
    case 0x0A: put("\\n")
    case 0x09: put("\\t")
    case 0x0D: put("\\r")
    case 0x08: put("\\b")
    case 0x0C: put("\\f")
    case 0x7F: put("\\u007f")
    case 0x00..<0x20:
      put("\\u00")
      put(hexDigit(byte >> 4))
      put(hexDigit(byte & 15))
    case 0xC2 where end - source >= 2 && source[1] < 0xA0:
      put("\\u00")
      put(hexDigit(source[1] >> 4))
      put(hexDigit(source[1] & 15))
      return source + 2
    case 0xE2 where end - source >= 3 && source[1] == 0x80 && source[2] & 0xFE == 0xA8:
      put(source[2] == 0xA8 ? "\\u2028" : "\\u2029")
      return source + 3
    case _: put(byte)
    }
    return source + 1
  }

  private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }

  @inline(__always)
  private static func needsCare(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == quote || byte == backslash || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  /// The high bit of each byte that may need an escape; the lowest of them is exact.
  @inline(__always)
  private static func needsCare(_ word: UInt64) -> UInt64 {
    lessThan(0x20, word) | equal(to: quote, word) | equal(to: backslash, word) | equal(to: 0x7F, word)
      | equal(to: 0xC2, word) | equal(to: 0xE2, word)
  }

  // MARK: Logs

  /// Escapes the brackets of what a build server's log obeys, `##[` and `##vso[`, in the JSON from a place on, whose
  /// strings are all that can have it.
  /// - Parameter start: How many bytes stand before it.
  @inline(__always)
  mutating func escapeLogCommands(from start: Int) {
    if Platform.find(hashSign, base + start, count - start) != nil { escapeCommands(from: start) }
  }

  @inline(never)
  private mutating func escapeCommands(from start: Int) {
    var brackets: [Int] = []
    var at = start
    // One alone is before the number of an instance, as in most names.
    while let found = Platform.find(hashSign, base + at, count - at) {
      at = (found - UnsafePointer(base)) + 1
      guard at < count, base[at] == hashSign else { continue }
      while at < count, ByteBuffer.isOfCommand(base[at]) { at += 1 }
      if at < count, base[at] == UInt8(ascii: "[") { brackets.append(at) }
    }
    guard let first = brackets.first else { return }
    let rest = Array(UnsafeBufferPointer(start: base + first, count: count - first))
    count = first
    for (index, bracket) in brackets.enumerated() {
      let end = index + 1 < brackets.count ? brackets[index + 1] : first + rest.count
      put("\\u005b")
      for byte in rest[(bracket + 1 - first)..<(end - first)] { put(byte) }
    }
  }

  private static func isOfCommand(_ byte: UInt8) -> Bool {
    let letter = (byte | 0x20) &- 0x61
    return byte == hashSign || letter < 26
  }
}
