/// Text of a trace in Markdown, where nothing of it may be markup.
enum MarkdownText {
  /// The text, with every sign that could be markup after a backslash.
  static func escaped(_ text: String) -> String { escaped(text, signs + ":@") }

  /// The same for a cell of a table, whose words are no links to people or pictures.
  static func escapedCell(_ text: String) -> String { escaped(text, signs) }

  private static let signs = "\\`*_{}[]<>#|~!&"

  private static func escaped(_ text: String, _ signs: String) -> String {
    String(text.flatMap { signs.contains($0) ? ["\\", $0] : [$0] })
  }
}
