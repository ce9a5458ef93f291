/// Reads records of a trace again, by their places: what is near the last one needs no call to the system.
final class RecordWindow {
  /// The record that was read last; its slices are valid until the next one is.
  private(set) var record = RawRecord()
  private let trace: OpenTrace
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity = RecordWindow.usualCapacity
  /// Where in the trace the bytes at hand start, and how many they are.
  private var start = 0
  private var filled = 0

  private static let usualCapacity = 1 << 16
  private static let padding = 16

  init(_ trace: OpenTrace) {
    self.trace = trace
    base = .allocate(capacity: capacity + RecordWindow.padding)
    base.initialize(repeating: lineFeed, count: capacity + RecordWindow.padding)
  }

  deinit { base.deallocate() }

  /// Reads the record at a place, or behind the spaces and the comma that stand there.
  /// - Returns: Where it starts and where it ends; nil where no event follows.
  /// - Throws: `TraceError` where the trace cannot be read.
  func read(at offset: Int) throws(TraceError) -> Range<Int>? {
    var wanted = 1
    while true {
      try hold(offset, wanted)
      let left = start + filled - offset
      guard left > 0 else { return nil }
      base[filled] = lineFeed
      let first = UnsafePointer(base + (offset - start))
      var scanner = JSONScanner(Line(start: first, end: first + left, offset: 0, isTerminated: true))
      do throws(Fault) {
        scanner.space()
        if scanner.at.pointee == UInt8(ascii: ",") {
          scanner.at += 1
          scanner.space()
        }
        let opening = scanner.at
        if !scanner.isAtEnd {
          guard case .event = try record.scan(&scanner) else { return nil }
          return offset + (opening - first)..<offset + (scanner.at - first)
        }
      } catch {
        if !error.reachesEnd { return nil }
      }
      if left < wanted { return nil }
      wanted = max(left, 1 << 10) * 2
    }
  }

  /// The event at a place where one is known to be.
  func event(at offset: Int) throws(TraceError) -> Event {
    guard try read(at: offset) != nil else { throw trace.hasChanged }
    return record.event
  }

  /// Whether these bytes, and then a line's end, stand at a place.
  @inline(__always)
  func has(_ line: Line, at offset: Int) throws(TraceError) -> Bool {
    let count = line.count
    if offset < start || offset + count + 2 > start + filled { try hold(offset, count + 2) }
    let left = start + filled - offset
    guard left >= count else { return false }
    let first = base + (offset - start)
    guard Platform.equal(first, line.start, count) else { return false }
    if left == count || first[count] == lineFeed { return true }
    return left > count + 1 && first[count] == carriageReturn && first[count + 1] == lineFeed
  }

  /// Sees to it that so many bytes from a place on are at hand, or all that there are.
  @inline(never)
  private func hold(_ offset: Int, _ count: Int) throws(TraceError) {
    if offset >= start, offset + count <= start + filled { return }
    if count > capacity {
      base.deallocate()
      capacity = max(capacity * 2, count)
      base = .allocate(capacity: capacity + RecordWindow.padding)
      base.initialize(repeating: lineFeed, count: capacity + RecordWindow.padding)
    }
    filled = 0
    start = offset
    filled = try trace.read(into: UnsafeMutableRawBufferPointer(start: base, count: capacity), at: offset)
  }
}
