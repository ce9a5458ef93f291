/// Text from a trace, made fit for a place in a page.
enum PageText {
  /// Text between tags or in a quoted attribute.
  static func html(_ text: String) -> String {
    replacing(text) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case _: nil
      }
    }
  }

  /// JSON in a script element: no tag can begin in it, and it is the same JSON.
  static func json(_ json: String) -> String {
    replacing(json) { $0 == UInt8(ascii: "<") ? "\\u003c" : nil }
  }

  /// A trace in a script element, byte by byte: no tag can begin in it, a browser's parser changes nothing of it,
  /// and the page's `unpacked` gives back the very bytes.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 64)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "~"): result += "~0".utf8
      case UInt8(ascii: "<"): result += "~1".utf8
      case UInt8(ascii: "\r"): result += "~2".utf8
      case _: result.append(byte)
      }
    }
    return result
  }

  private static func replacing(_ text: String, _ replacement: (UInt8) -> String?) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if let text = replacement(byte) { bytes += text.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
