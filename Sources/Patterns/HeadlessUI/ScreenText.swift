/// Texts as they stand on a screen, which is a list of lines: `\n`, `\r`, both, and U+2028 end one.
enum ScreenText {
  /// The lines of a text, one at least.
  static func lines(_ text: String) -> [String] {
    // Bytes first, since most texts are one line: those of `\n`, `\r`, and the first of U+2028.
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0xE2 }) else { return [text] }
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break  // the same end
      case "\n", "\r", "\u{2028}":
        lines.append(String(line))
        line = String.UnicodeScalarView()
      case _: line.append(scalar)
      }
      last = scalar
    }
    return lines + [String(line)]
  }

  /// A text in one line, with a space for the end of each.
  static func inOneLine(_ text: String) -> String { lines(text).joined(separator: " ") }
}
