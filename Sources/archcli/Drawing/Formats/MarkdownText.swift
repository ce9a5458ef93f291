/// Text of a trace in Markdown, where nothing of it may be markup.
enum MarkdownText {
  /// The text, with every sign that could be markup after a backslash.
  static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_{}[]<>#|~!&:@".contains($0) ? ["\\", $0] : [$0] })
  }
}
