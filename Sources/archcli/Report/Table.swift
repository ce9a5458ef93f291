import ArchTrace

/// A table of a report, which every format writes from the same cells.
struct Table {
  /// What a column holds.
  enum Column {
    /// Words, at the left edge of the column.
    case words(String)
    /// Figures, at its right edge.
    case figures(String)

    var title: String {
      switch self {
      case .words(let title), .figures(let title): title
      }
    }

    fileprivate var isRight: Bool {
      switch self {
      case .words: false
      case .figures: true
      }
    }
  }

  /// The columns.
  let columns: [Column]
  /// The rows, each with a cell for each column; nil where there is nothing to say.
  private(set) var rows: [[TraceValue?]] = []

  /// Makes a table without rows.
  init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row.
  mutating func add(_ cells: [TraceValue?]) { rows.append(cells) }

  /// The rows of both tables under the columns of both: a row has nothing in those that are the other's alone.
  func joined(with other: Table) -> Table {
    let titles = columns.map(\.title)
    var joined = Table(columns + other.columns.filter { !titles.contains($0.title) })
    for (table, rows) in [(self, rows), (other, other.rows)] {
      let places = joined.columns.map { column in table.columns.firstIndex { $0.title == column.title } }
      for row in rows { joined.add(places.map { place in place.flatMap { row[$0] } }) }
    }
    return joined
  }

  /// The lines for a person, of which the first is the heading.
  var lines: [String] {
    let text = rows.map { $0.map(Self.text) }
    let widths = columns.indices.map { index in
      text.map { $0[index].columnWidth }.reduce(columns[index].title.columnWidth, max)
    }
    return ([columns.map(\.title)] + text).map { cells in
      let padded = cells.indices.map { index in
        let space = String(repeating: " ", count: max(0, widths[index] - cells[index].columnWidth))
        return columns[index].isRight ? space + cells[index] : cells[index] + space
      }
      return padded.joined(separator: "  ").droppingTrailingSpaces
    }
  }

  /// Comma-separated values as RFC 4180 has them, but for the ends of lines, with a heading; see `escapedForCSV`.
  var csv: [String] {
    let cells = [columns.map { escapedForCSV($0.title) }] + rows.map { $0.map(Self.csv) }
    return cells.map { $0.joined(separator: ",") }
  }

  /// A table of GitHub's Markdown.
  var markdown: [String] {
    let rule = columns.map { $0.isRight ? "---:" : "---" }
    let cells =
      [columns.map(\.title), rule] + rows.map { $0.map { MarkdownText.escapedCell(Self.text($0)) } }
    return cells.map { "| \($0.joined(separator: " | ")) |" }
  }

  /// An array with an object for each row, members without a value left out.
  var json: TraceValue {
    .array(
      rows.map { row in
        .object(zip(columns, row).compactMap { column, cell in cell.map { .init(column.title, $0) } })
      })
  }

  private static func text(_ cell: TraceValue?) -> String {
    cell.map { escapedForTerminal(plain($0)) } ?? "–"
  }

  /// A value without quotes around a text.
  static func plain(_ value: TraceValue) -> String {
    if case .string(let text) = value { text } else { value.json }
  }

  /// A number below nothing begins with a sign, and is no formula.
  private static func csv(_ cell: TraceValue?) -> String {
    switch cell {
    case nil: ""
    case .int(let number)?: "\(number)"
    case .null?, .bool?, .double?, .decimal?: cell?.json ?? ""
    case .string(let text)?: escapedForCSV(text)
    case .array?, .object?: escapedForCSV(cell?.json ?? "")
    }
  }
}

extension String {
  /// The text up to its last character that is no space.
  var droppingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
