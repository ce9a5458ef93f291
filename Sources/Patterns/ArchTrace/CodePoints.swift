extension String {
  /// Whether both have the same code points, in the same order.
  ///
  /// `==` takes texts for equal that look the same: `é` in one code point, and `e` with an accent behind it. What a person
  /// typed, and what a server said, differ there.
  package func hasSameCodePoints(as other: String) -> Bool {
    let same = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { other in
        own.count == other.count && (own.baseAddress == other.baseAddress || own.elementsEqual(other))
      }
    }
    return same.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}
