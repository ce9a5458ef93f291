/// Text in an SVG drawing.
enum SVGText {
  /// The columns of a label, broken into lines of at most so many, of which the last says by `…` that there is more.
  static func lines(_ text: String, columns: Int, count: Int) -> [String] {
    var lines: [String] = []
    var rest = text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")[...]
    while !rest.isEmpty {
      if lines.count == count - 1 || rest.columnWidth <= columns {
        lines.append(rest.cut(to: columns))
        break
      }
      var end = rest.startIndex
      var breakAfter: Substring.Index?
      var used = 0
      while end < rest.endIndex {
        used += rest[end].columnWidth
        if used > columns { break }
        if rest[end] == " " { breakAfter = end }
        end = rest.index(after: end)
      }
      // A word that is longer than a line is broken where the line ends; one that begins late goes to the next line.
      if let place = breakAfter, rest[..<place].columnWidth * 2 >= columns { end = place }
      if end == rest.startIndex { end = rest.index(after: end) }
      lines.append(String(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines.isEmpty ? [""] : lines
  }
}
