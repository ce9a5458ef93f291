/// Text from a trace on its way into a drawing of any format: what a terminal may not be given, and what no reader of
/// drawings shows, is written out as `\u{…}`. The formats' own signs are the writers' affair.
enum DrawableText {
  /// How many scalars one character may be made of: the largest emoji families stay below.
  private static let longestCharacter = 12

  /// The text in one line, cut to a number of columns.
  static func line(_ text: String, columns: Int) -> String {
    // A label of many megabytes is cut, not gone through.
    line(parts: escapedForTerminal(String(text.unicodeScalars.prefix(most(columns)))), columns: columns)
  }

  /// The same of text that was put together from parts, which may be escaped already.
  static func line(parts text: String, columns: Int) -> String {
    var result = ""
    for character in text {
      result += shown(character)
      if result.utf8.count > most(columns) { break }
    }
    return escapedForTerminal(parts: result).cut(to: columns)
  }

  private static func most(_ columns: Int) -> Int { 8 * columns + 32 }

  /// A name in one line: where it is cut, its end stays, since that is where names differ (`BlogCell#12`).
  static func name(_ text: String, columns: Int) -> String {
    // The name of nobody must be seen, too.
    if text.allSatisfy({ $0 == " " }) { return "“\(text.prefix(columns - 2))”" }
    let whole = escapedForTerminal(
      text.utf8.count > 4096 ? "\(text.prefix(256))…\(text.suffix(256))" : text)
    let line = escapedForTerminal(parts: whole.map { shown($0) }.joined())
    guard line.columnWidth > columns else { return line }
    let tail = columns / 3
    var end = ""
    var used = 0
    for character in line.reversed() {
      used += character.columnWidth
      guard used <= tail, end.count < tail else { break }
      end.insert(character, at: end.startIndex)
    }
    return line.cut(to: columns - tail) + end
  }

  private static func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first, (0x20..<0x7F).contains(scalar.value) {
      return String(character)
    }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if index == longestCharacter { return result + "…" }
      if isShown(scalar, isFirst: index == 0) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  private static func isShown(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    // The joiner within emoji does no harm; `escapedForTerminal` knows where it is in one.
    case .format: scalar.value == 0x200D && !isFirst
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
    // A mark without a letter would sit on whatever a format has before it.
    case .nonspacingMark, .enclosingMark, .spacingMark: !isFirst
    // Spaces that are no space are hard to tell from it.
    case .spaceSeparator: scalar.value == 0x20
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    @unknown default: false
    }
  }
}
