/// Text of a trace in Markdown, where nothing of it may be markup: whoever reads the Markdown sees the text.
///
/// Signs of Markdown are escaped. What GitHub and others look for only afterwards, in what is to be shown, no escape keeps
/// from them: addresses, `@name`, `#12`, `:tada:`, `$x$`, numbers of commits. Text that has any of these is a code span.
enum MarkdownText {
  /// The text, outside of a table.
  static func escaped(_ text: String) -> String { escaped(parts: escapedForTerminal(text)) }

  /// The same of text that was put together from parts, which may be escaped already.
  static func escaped(parts text: String) -> String {
    let text = escapedForTerminal(parts: text)
    return isFound(text) ? code(text) : escaped(text, signs + ":")
  }

  /// The text as a cell of a table.
  static func escapedCell(_ text: String) -> String { escapedCell(parts: escapedForTerminal(text)) }

  /// The same of text that was put together from parts, which may be escaped already.
  static func escapedCell(parts text: String) -> String {
    let text = escapedForTerminal(parts: text)
    guard isFound(text) else { return escaped(text, signs) }
    // A backslash before a bar would be one with the escape that a bar needs even in code.
    return code(text.replacingBytes("\\|", with: "\\u{5C}|").replacingBytes("|", with: "\\|"))
  }

  private static let signs = "\\`*_{}[]#|~!"

  private static func escaped(_ text: String, _ signs: String) -> String {
    var result = ""
    // By scalars: a sign with an accent on it is the sign all the same.
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case _:
        if signs.unicodeScalars.contains(scalar) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as a code span, whose fence is longer than any run of backticks in it.
  private static func code(_ text: String) -> String {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // One space at either end is taken away where both have one.
    let isBare = longest == 0 && text.utf8.first != UInt8(ascii: " ")
    return isBare ? "\(fence)\(text)\(fence)" : "\(fence) \(text) \(fence)"
  }

  // MARK: What is looked for in text that is shown

  /// Whether a text has anything that a reader of Markdown finds although it is escaped.
  private static func isFound(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let lowered = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    for place in lowered.indices {
      let rest = lowered[place...]
      switch lowered[place] {
      case UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "#"): return true
      case UInt8(ascii: ":"):
        if rest.starts(with: "://".utf8) || isShortcode(rest.dropFirst()) { return true }
      case UInt8(ascii: "w"), UInt8(ascii: "m"), UInt8(ascii: "x"), UInt8(ascii: "g"):
        if ["www.", "mailto:", "xmpp:", "gh-"].contains(where: { rest.starts(with: $0.utf8) }) {
          return true
        }
      case _: break
      }
    }
    return lowered.split(whereSeparator: { !isOfWord($0) }).contains { word in
      word.count >= 7 && word.count <= 40 && word.allSatisfy { isHexadecimal($0) }
    }
  }

  /// Whether a name and a colon follow, as in `:+1:`.
  private static func isShortcode(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.prefix { isOfWord($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    return !name.isEmpty && bytes.dropFirst(name.count).first == UInt8(ascii: ":")
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || byte &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || byte &- 0x61 < 6 }
}
