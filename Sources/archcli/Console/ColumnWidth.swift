extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  ///
  /// A cluster that is drawn as an emoji takes two, however many scalars it joins; any other takes what its scalars
  /// take, at most two. Characters whose width is ambiguous (`°`, `─`) take one, as outside East Asia.
  var columnWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return first.columnWidth }
    if first.value < 0x20 { return 0 }
    var sum = 0
    for scalar in scalars {
      // U+FE0F asks for the coloured form of what may also be text (`❤️`); regional indicators make flags.
      if scalar.value == 0xFE0F || (0x1F1E6...0x1F1FF).contains(scalar.value) { return 2 }
      sum += scalar.columnWidth
    }
    return min(sum, 2)
  }
}

extension Unicode.Scalar {
  /// How many columns the scalar takes when it stands alone.
  fileprivate var columnWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) ? 0 : 1 }
    // Vowels and finals of Korean syllables join the initial before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol,
      .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .surrogate, .privateUse, .unassigned:
      return isWide || properties.isEmojiPresentation ? 2 : 1
    @unknown default: return 1
    }
  }

  /// Whether this is a character of its own that takes one column, as far as that is quickly seen: printable
  /// ASCII, `…` and its like, arrows, box drawing.
  fileprivate var isNarrow: Bool {
    switch value {
    case 0x20..<0x7F, 0x2010...0x2027, 0x2190...0x2193, 0x2500...0x257F: true
    default: false
    }
  }

  /// Whether the Unicode Standard's EastAsianWidth.txt (version 16) calls the scalar wide or fullwidth, emoji apart,
  /// which the standard library knows. Places not assigned within a block of wide ones are taken as wide.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
      0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1D300...0x1D356, 0x1D360...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  var columnWidth: Int {
    // Nearly all text is narrow, and finding the characters of any other is slow.
    if let count = narrowScalars { return count }
    return reduce(0) { $0 + $1.columnWidth }
  }

  /// How many scalars the text has, if each of them is a character of one column: the arrows, dots and lines
  /// between plain text. Nil for any other text.
  private var narrowScalars: Int? {
    if isPlain { return utf8.count }
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.isNarrow else { return nil }
      count += 1
    }
    return count
  }

  /// The text with spaces up to the given number of columns; as it is where it takes more.
  func padded(to columns: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, columns - columnWidth))
  }

  /// The text cut to at most the given number of columns, with `…` where something was cut.
  func cut(to columns: Int) -> String {
    // No character takes more columns than bytes.
    guard utf8.count > columns else { return String(self) }
    let narrow = narrowScalars
    guard narrow ?? columnWidth > columns else { return String(self) }
    guard columns > 0 else { return "" }
    if narrow != nil {
      return String(self[..<unicodeScalars.index(startIndex, offsetBy: columns - 1)]) + "…"
    }
    var result = ""
    // The ellipsis takes one.
    var used = 1
    for character in self {
      used += character.columnWidth
      guard used <= columns else { break }
      result.append(character)
    }
    return result + "…"
  }

  /// The text in lines of at most the given number of columns, broken at spaces. Lines that it has already stay;
  /// a line that begins with a space is left as it is; a word that is longer than a line stands alone.
  func wrapped(to columns: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.hasPrefix(" ") { return [String(line)] }
      var lines: [String] = []
      var current = ""
      var width = 0
      for word in line.split(separator: " ") {
        let wordWidth = word.columnWidth
        if !current.isEmpty, width + 1 + wordWidth > columns {
          lines.append(current)
          current = ""
          width = 0
        }
        if !current.isEmpty {
          current += " "
          width += 1
        }
        current += word
        width += wordWidth
      }
      return lines + [current]
    }
  }
}
