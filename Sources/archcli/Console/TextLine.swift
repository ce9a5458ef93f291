import ArchTrace

/// A line of text as it is put together: bytes in a buffer that serves for the next line, too.
///
/// A `String` would check and count every piece anew that is put behind it, which was a third of a whole run.
struct TextLine: ~Copyable {
  private var base = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private var capacity = 256
  /// How many bytes it has.
  private(set) var count = 0

  deinit { base.deallocate() }

  /// What it has.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

  /// The line as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Empties it for the next line.
  mutating func clear() { count = 0 }

  /// Takes away what stands behind the first so many bytes.
  mutating func cut(toBytes count: Int) { self.count = min(count, self.count) }

  /// Puts text behind the line, as it is.
  mutating func append(_ text: some StringProtocol) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append($0) } }
  }

  /// Puts text from outside behind the line, fit for a terminal.
  mutating func append(escaped text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      if TerminalText.isHarmless(bytes) { append(bytes) } else { append(escapedForTerminal(text)) }
    }
    if isDone == nil { append(escapedForTerminal(text)) }
  }

  /// Puts text from outside behind the line between quotes, fit for a terminal.
  mutating func append(quoted text: String) {
    append("\"")
    append(TerminalText.quoted(text))
    append("\"")
  }

  /// Puts a number behind the line.
  mutating func append(_ number: Int) { append(String(number)) }

  /// Puts spaces behind the line.
  mutating func append(spaces count: Int) {
    guard count > 0 else { return }
    reserve(count)
    (base + self.count).update(repeating: UInt8(ascii: " "), count: count)
    self.count += count
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  private mutating func reserve(_ more: Int) {
    if capacity - count >= more { return }
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}

extension Output {
  /// Writes a line, cut to at most so many columns, and empties it for the next.
  func write(_ line: inout TextLine, cutTo columns: Int = .max) {
    // No character takes more columns than bytes.
    if line.count > columns {
      write(line.text.cut(to: columns))
    } else {
      write(line.bytes)
    }
    write("\n")
    line.clear()
  }
}
