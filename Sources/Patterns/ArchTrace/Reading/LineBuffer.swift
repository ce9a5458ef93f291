/// One line of a source. Its bytes are valid until the next line is asked for. The byte at `end` is a line
/// break, and 16 bytes from there are readable, so that a scanner may look at eight bytes at a time.
struct Line {
  var start: UnsafePointer<UInt8>
  var end: UnsafePointer<UInt8>
  /// Where it starts in the source.
  var offset: Int
  /// Whether the source had a line break there; if not, it is the last line.
  var isTerminated: Bool

  var count: Int { end - start }
}

/// Cuts a source into lines, with one buffer that grows only with the longest line.
struct LineBuffer: ~Copyable {
  private var source: any ByteSource
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var next = 0
  private var filled = 0
  private var isAtEnd = false
  /// Where `base` is in the source.
  private var offset = 0

  private static let padding = 16
  /// The longest line that is read.
  static let longestLine = 1 << 28

  /// How many bytes are read at once.
  static let usualCapacity = 1 << 17

  init(_ source: any ByteSource, capacity: Int = usualCapacity) {
    self.source = source
    self.capacity = capacity
    base = .allocate(capacity: capacity + LineBuffer.padding)
    (base + capacity).initialize(repeating: lineFeed, count: LineBuffer.padding)
  }

  deinit { base.deallocate() }

  /// Where the next line starts in the source.
  var position: Int { offset + next }

  /// How many bytes are at hand without reading more.
  var atHand: Int { filled - next }

  /// Whether the source has given all that it has.
  var hasAll: Bool { isAtEnd }

  /// All that is at hand, as one line.
  func rest() -> Line {
    base[filled] = lineFeed
    return Line(start: base + next, end: base + filled, offset: position, isTerminated: !isAtEnd)
  }

  /// Steps over bytes at hand, up to a place in what `rest()` gave.
  mutating func pass(to place: UnsafePointer<UInt8>) { next = place - UnsafePointer(base) }

  /// Whether the next line starts with these five bytes, as far as they are at hand.
  @inline(__always)
  func startsWith(_ word: UInt64) -> Bool { atHand > 5 && Word.load(base + next, 5) == word }

  /// How many of the bytes at hand are those of whole lines that come next in another buffer, too.
  func lengthInCommon(with other: borrowing LineBuffer) -> (lines: Int, bytes: Int) {
    let limit = min(atHand, other.atHand)
    let (a, b) = (base + next, other.base + other.next)
    var count = 0
    while count + 512 <= limit, Platform.equal(a + count, b + count, 512) { count += 512 }
    while count + 8 <= limit, Word.load(a + count, 8) == Word.load(b + count, 8) { count += 8 }
    while count < limit, a[count] == b[count] { count += 1 }
    var lines = count
    while lines > 0, a[lines - 1] != lineFeed { lines -= 1 }
    return (lines, count)
  }

  /// Steps over bytes at hand.
  mutating func pass(_ count: Int) { next += count }

  /// Goes back to a place in the source from which on all bytes are still at hand: nothing was read since.
  mutating func goBack(to place: Int) { next = place - offset }

  /// Reads more behind what is at hand; what is at hand may move.
  /// - Returns: False where there is no more.
  mutating func readMore() throws(ReadFailure) -> Bool {
    if !isAtEnd { _ = try fill() }
    return !isAtEnd
  }

  /// Reads all that there is, up to the longest line.
  /// - Returns: False where there is more than that.
  mutating func readAll() throws(ReadFailure) -> Bool {
    while !isAtEnd {
      if filled - next > LineBuffer.longestLine / 2 { return false }
      _ = try fill()
    }
    return true
  }

  /// The next line without its line break (a line feed, or a carriage return and a line feed); nil at the end.
  @inline(__always)
  mutating func line() throws(ReadFailure) -> Line? {
    var searched = next
    while true {
      if let found = Platform.find(lineFeed, base + searched, filled - searched) {
        let start = next
        next = found - UnsafePointer(base) + 1
        return Line(
          start: base + start, end: withoutReturn(found, from: base + start), offset: offset + start,
          isTerminated: true)
      }
      searched = filled
      if isAtEnd {
        if next == filled { return nil }
        let start = next
        next = filled
        base[filled] = lineFeed
        return Line(start: base + start, end: base + filled, offset: offset + start, isTerminated: false)
      }
      searched -= try fill()
    }
  }

  @inline(__always)
  private func withoutReturn(
    _ end: UnsafePointer<UInt8>, from start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    end > start && end[-1] == carriageReturn ? end - 1 : end
  }

  /// Reads more behind what is left.
  /// - Returns: By how much what is left moved to the front.
  @inline(never)
  private mutating func fill() throws(ReadFailure) -> Int {
    let moved = next
    let left = filled - next
    if left > LineBuffer.longestLine { throw ReadFailure(number: Platform.lineTooLong) }
    let larger = left > capacity / 2 ? capacity * 2 : capacity
    if larger > capacity {
      let old = base
      base = .allocate(capacity: larger + LineBuffer.padding)
      base.update(from: old + next, count: left)
      old.deallocate()
      capacity = larger
      (base + capacity).initialize(repeating: lineFeed, count: LineBuffer.padding)
    } else if next > 0 {
      base.update(from: base + next, count: left)
    }
    offset += moved
    next = 0
    filled = left
    let count = try source.read(
      into: UnsafeMutableRawBufferPointer(start: base + filled, count: capacity - filled))
    if count == 0 { isAtEnd = true }
    filled += count
    return moved
  }
}

let lineFeed: UInt8 = 0x0A
let carriageReturn: UInt8 = 0x0D
