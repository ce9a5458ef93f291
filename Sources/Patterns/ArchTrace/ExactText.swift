/// A text without the byte order mark that some editors put before a file's first line.
package func withoutMark(_ text: String) -> Substring {
  let scalars = text.unicodeScalars
  return scalars.first == "\u{FEFF}" ? Substring(scalars.dropFirst()) : text[...]
}

/// A text that is equal to another where their code points are: `é` and `e` + U+0301 are two, as they are in a file.
/// `String` takes them for one.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let text: String

  /// Makes one.
  package init(_ text: String) { self.text = text }

  /// Whether both have the same code points.
  package static func == (a: ExactText, b: ExactText) -> Bool { isSame(a.text, b.text) }

  /// Hashes the code points.
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  /// Whether two texts have the same code points.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    let same = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b in
        guard a.count == b.count else { return false }
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return Platform.equal(first, second, a.count)
      }
    }
    return (same ?? nil) ?? a.utf8.elementsEqual(b.utf8)
  }

  /// Whether two texts have the same code points, or both are absent.
  package static func isSame(_ a: String?, _ b: String?) -> Bool {
    switch (a, b) {
    case (let a?, let b?): isSame(a, b)
    case (nil, nil): true
    case (nil, _?), (_?, nil): false
    }
  }
}
