import ArchTrace

/// All that a terminal is to show at one moment: rows from the top, each in parts that begin at a column.
struct Frame: Equatable, Sendable {
  /// A part of a row.
  struct Part: Equatable, Sendable {
    /// Where it begins, from 0. A terminal is told so, and so a character that it takes for wider or narrower than
    /// it is moves nothing that stands after it.
    var column: Int
    var text: StyledText
  }

  /// The rows.
  var rows: [[Part]] = []
  /// Where the cursor stands, from 0; nil where none is to be seen.
  var caret: (row: Int, column: Int)?

  static func == (a: Frame, b: Frame) -> Bool {
    a.rows == b.rows && a.caret?.row == b.caret?.row && a.caret?.column == b.caret?.column
  }

  /// The rows as text.
  var lines: [String] {
    rows.map { row in
      row.reduce(into: "") { line, part in line = line.padded(to: part.column) + part.text.plain }
    }
  }
}

/// What a terminal shows, so that only what has changed is written.
struct FramePainter {
  /// How text is coloured.
  let palette: Palette
  private var shown: [String] = []

  init(palette: Palette) { self.palette = palette }

  /// Forgets what is shown: the next frame is written whole.
  mutating func forget() { shown = [] }

  /// What makes a terminal show a frame.
  mutating func paint(_ frame: Frame) -> String {
    var result = "\u{1B}[?25l"
    if shown.count != frame.rows.count {
      shown = []
      result += "\u{1B}[H\u{1B}[2J"
    }
    let rows = frame.rows.map(painted)
    for (index, row) in rows.enumerated() where index >= shown.count || !ExactText.isSame(shown[index], row) {
      result += "\u{1B}[\(index + 1);1H\u{1B}[K" + row
    }
    shown = rows
    if let caret = frame.caret { result += "\u{1B}[\(caret.row + 1);\(caret.column + 1)H\u{1B}[?25h" }
    return result
  }

  private func painted(_ row: [Frame.Part]) -> String {
    row.map { part in
      (part.column == 0 ? "" : "\u{1B}[\(part.column + 1)G") + part.text.painted(palette)
    }.joined()
  }
}
