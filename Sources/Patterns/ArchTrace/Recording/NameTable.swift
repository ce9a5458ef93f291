/// The names of those who take part in a run, each under a number: as text, and as an event's line has it.
///
/// Most of what an event says of its participants is said in every event, so it is put between quotes once.
package final class NameTable {
  private var texts: [String] = []
  private var quoted: [ShortQuoted] = []

  /// Makes a table of the first names.
  package init(_ names: [String]) {
    for name in names { self[texts.count] = name }
  }

  /// How many numbers there are.
  package var count: Int { texts.count }

  /// The name under a number; the number after the last adds one.
  package subscript(number: Int) -> String {
    get { texts[number] }
    set {
      if number == texts.count {
        texts.append(newValue)
        quoted.append(ShortQuoted(newValue))
      } else {
        texts[number] = newValue
        quoted[number] = ShortQuoted(newValue)
      }
    }
  }

  @inline(__always)
  func quoted(_ number: Int) -> ShortQuoted { quoted[number] }
}

/// A text as a JSON string, quotes included, where that has up to 32 bytes.
struct ShortQuoted {
  static var size: Int { 32 }

  let words: (UInt64, UInt64, UInt64, UInt64)
  /// How many of the bytes count; 0 where the text is too long.
  let count: Int

  init(_ text: String) {
    var buffer = ByteBuffer(capacity: ShortQuoted.size)
    buffer.put(string: text)
    let bytes = UnsafeRawBufferPointer(rebasing: buffer.bytes.prefix(ShortQuoted.size))
    var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: bytes) }
    self.words = words
    count = buffer.count <= ShortQuoted.size ? buffer.count : 0
  }
}
