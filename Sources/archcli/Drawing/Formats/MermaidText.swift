/// Text of a trace in a Mermaid diagram: every sign that Mermaid, its Markdown, its HTML or its TeX could take for
/// its own is written by number (`#59;`), which it shows as the sign.
enum MermaidText {
  /// The text, to stand after `as` or `title`.
  static func escaped(_ text: String) -> String { escaped(text, but: []) }

  /// The text, to stand after the colon of a message or a note, where more is safe: all but at its beginning, which
  /// could be `wrap:`, so the first word must be ours.
  static func escapedLabel(_ text: String) -> String { escaped(text, but: [":", "{", "}"]) }

  private static func escaped(_ text: String, but allowed: [Unicode.Scalar]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isPlain(scalar) || allowed.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "#\(scalar.value);"
      }
    }
    // Mermaid looks for these two words before all else, and takes the next semicolon away.
    return result.replacingBytes("style", with: "s#116;yle").replacingBytes("classDef", with: "class#68;ef")
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "(", ")", "[", "]", "/", "?", "'", "\"", "-", "+",
      "=",
      "_":
      true
    case "\u{0}"..."\u{7F}": false
    // It stands for `&#` in the diagram that Mermaid makes of the escapes, and this for the semicolon.
    case "\u{FB02}", "°", "¶", "ß": false
    case _: true
    }
  }
}
