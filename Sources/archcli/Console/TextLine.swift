/// A line of text as it is put together: bytes in a buffer that serves for the next line, too.
///
/// A `String` would check and count every piece anew that is put behind it, which was a third of a whole run.
struct TextLine {
  private(set) var bytes: [UInt8] = []

  /// How many bytes it has.
  var count: Int { bytes.count }

  /// The line as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Empties it for the next line.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Takes away what stands behind the first so many bytes.
  mutating func cut(toBytes count: Int) { bytes.removeLast(bytes.count - count) }

  /// Puts text behind the line, as it is.
  mutating func append(_ text: some StringProtocol) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isDone == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Puts text from outside behind the line, fit for a terminal.
  mutating func append(escaped text: String) { append(text.isPlain ? text : escapedForTerminal(text)) }

  /// Puts a number behind the line.
  mutating func append(_ number: Int) { append(String(number)) }

  /// Puts spaces behind the line.
  mutating func append(spaces count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }
}

extension Output {
  /// Writes a line, cut to at most so many columns, and empties it for the next.
  func write(_ line: inout TextLine, cutTo columns: Int = .max) {
    // No character takes more columns than bytes.
    if line.count > columns {
      write(line.text.cut(to: columns))
    } else {
      line.bytes.withUnsafeBytes { write($0) }
    }
    write("\n")
    line.clear()
  }
}
