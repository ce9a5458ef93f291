/// A line of text being typed, with a place in it.
struct LineField: Equatable, Sendable {
  /// What stands before the place, and after it.
  private(set) var before = ""
  private(set) var after = ""

  /// Makes a field, with the place at the end.
  init(_ text: String = "") { before = text }

  /// The text.
  var text: String { before + after }

  /// Takes a key.
  /// - Returns: Whether it was one that edits a line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    // A mark joins the letter before it.
    case .text(let scalar): before.unicodeScalars.append(scalar)
    case .paste(let text): before += Self.oneLine(text)
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left, .control("b"): if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"):
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    case .control, .enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .shiftUp, .shiftDown,
      .other:
      return false
    }
    return true
  }

  /// What was pasted, in one line and without controls.
  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          scalar == "\n" || scalar == "\r" || scalar == "\t" ? " " : scalar.value < 0x20 ? nil : scalar
        }))
  }

  /// The part of the text that fits into so many columns, with the place in sight.
  /// - Returns: The text, escaped, and the column of the place in it.
  func shown(columns: Int) -> (text: String, caret: Int) {
    let start = escapedForTerminal(before)
    let hidden = max(0, start.columnWidth - max(1, columns) + 1)
    let text = StyledText(start + escapedForTerminal(after)).dropping(columns: hidden)
    return (text.cut(to: columns).plain, start.columnWidth - hidden)
  }
}
