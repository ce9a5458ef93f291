/// The bytes of a text that is put together from parts in one go, which takes a third of what adding strings takes.
struct TextBuffer {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  fileprivate private(set) var count = 0

  fileprivate init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether nothing stands in it yet.
  var isEmpty: Bool { count == 0 }

  /// Adds a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { part in
      precondition(count + part.count <= bytes.count)
      (bytes.baseAddress! + count).initialize(from: part.baseAddress!, count: part.count)
      count += part.count
    }
  }

  /// Adds a character of one byte.
  mutating func append(ascii character: Unicode.Scalar) {
    precondition(count < bytes.count)
    bytes[count] = UInt8(ascii: character)
    count += 1
  }

  /// Adds a number in decimal digits.
  mutating func append(_ number: Int) {
    let start = count
    count += number.digits
    precondition(count <= bytes.count)
    var place = count
    var rest = number.magnitude
    repeat {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if number < 0 { bytes[start] = UInt8(ascii: "-") }
  }
}

extension String {
  /// Puts a text together.
  /// - Parameters:
  ///   - capacity: How many bytes there is room for; best those that it takes.
  ///   - write: Adds the parts.
  init(utf8Capacity capacity: Int, _ write: (inout TextBuffer) -> Void) {
    self.init(unsafeUninitializedCapacity: capacity) { bytes in
      var buffer = TextBuffer(bytes)
      write(&buffer)
      return buffer.count
    }
  }
}

extension Int {
  /// How many characters it takes in decimal, its sign included.
  var digits: Int {
    var count = self < 0 ? 2 : 1
    var rest = magnitude
    while rest > 9 {
      rest /= 10
      count += 1
    }
    return count
  }
}
