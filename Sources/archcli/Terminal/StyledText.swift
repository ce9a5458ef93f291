/// Text in pieces, each perhaps in the colour of a role. It is text for a person: what came from outside is escaped
/// before it becomes a part of this.
struct StyledText: Equatable, Sendable {
  /// A piece in one role.
  struct Span: Equatable, Sendable {
    var text: String
    var role: TextRole?
  }

  /// The pieces, in order.
  private(set) var spans: [Span] = []

  /// Makes a text of one piece.
  init(_ text: String = "", _ role: TextRole? = nil) {
    if !text.isEmpty { spans = [Span(text: text, role: role)] }
  }

  /// The text without its roles.
  var plain: String { spans.map(\.text).joined() }

  /// How many columns of a terminal it takes.
  var columnWidth: Int { spans.reduce(0) { $0 + $1.text.columnWidth } }

  /// Adds a piece.
  mutating func append(_ text: String, _ role: TextRole? = nil) {
    if !text.isEmpty { spans.append(Span(text: text, role: role)) }
  }

  /// Puts two texts together.
  static func + (a: StyledText, b: StyledText) -> StyledText {
    var result = a
    result.spans += b.spans
    return result
  }

  /// The text with all of it in one role.
  func all(_ role: TextRole?) -> StyledText { StyledText(plain, role) }

  /// The text without its first columns. Of a character that is cut in two, a space is left.
  func dropping(columns: Int) -> StyledText {
    guard columns > 0 else { return self }
    var rest = columns
    var result = StyledText()
    for span in spans {
      guard rest > 0 else {
        result.spans.append(span)
        continue
      }
      var text = Substring(span.text)
      while rest > 0, let first = text.popFirst() { rest -= first.columnWidth }
      // What joins to a character that is gone goes with it.
      while rest <= 0, let first = text.first, first.columnWidth == 0 { text.removeFirst() }
      result.append(String(repeating: " ", count: max(0, -rest)) + text, span.role)
    }
    return result
  }

  /// The text cut to at most that many columns, with `…` where something was cut.
  func cut(to columns: Int) -> StyledText {
    guard columnWidth > columns else { return self }
    guard columns > 0 else { return StyledText() }
    var left = columns - 1
    var result = StyledText()
    for span in spans {
      let width = span.text.columnWidth
      if width <= left {
        result.spans.append(span)
        left -= width
        continue
      }
      // One column is kept for the ellipsis, which `cut` puts there.
      result.append((span.text + "…").cut(to: left + 1), span.role)
      return result
    }
    return result
  }

  /// The text with spaces up to that many columns.
  func padded(to columns: Int, _ role: TextRole? = nil) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, columns - columnWidth)), role)
  }

  /// The text as a stream shows it.
  func painted(_ palette: Palette) -> String {
    spans.map { span in span.role.map { palette.paint(span.text, $0) } ?? span.text }.joined()
  }
}

extension StringProtocol {
  /// The text in pieces of at most that many columns, broken anywhere; one piece at least.
  func folded(to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for character in self {
      let wide = character.columnWidth
      if width + wide > Swift.max(2, columns) {
        lines.append(line)
        line = ""
        width = 0
      }
      line.append(character)
      width += wide
    }
    return lines + [line]
  }
}
