/// Text of a trace in Markdown, where nothing of it may be markup.
enum MarkdownText {
  /// The text, with every sign that could be markup escaped.
  static func escaped(_ text: String) -> String { escaped(text, signs + ":") }

  /// The same for a cell of a table.
  static func escapedCell(_ text: String) -> String { escaped(text, signs) }

  private static let signs = "\\`*_{}[]#|~!"

  private static func escaped(_ text: String, _ signs: String) -> String {
    var result = ""
    // By scalars: a sign with an accent on it is the sign all the same.
    for scalar in escapedForTerminal(text).unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // A backslash keeps nobody from being called.
      case "@": result += "&#64;"
      case _:
        if signs.unicodeScalars.contains(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
