import ArchTrace
import Catalog

/// What `compare` measured, in any format.
struct Comparison {
  /// What was compared: the members that JSON begins with.
  let subject: [TraceValue.Member]
  /// The same for a person: a heading, then a line for each wire that is cut.
  let titles: [String]
  /// The metrics, in the order of the rows.
  let metrics: [Metric]
  /// The patterns with their figures.
  let measures: [PatternMeasures]

  /// A row for each metric, a column for each pattern.
  var table: Table { table(measures) }

  private func table(_ measures: some Collection<PatternMeasures>) -> Table {
    var table = Table([.words("metric")] + measures.map { .figures($0.pattern.fullName) })
    for metric in metrics {
      table.add([.string(metric.rawValue)] + measures.map { $0[metric]?.value })
    }
    return table
  }

  /// Writes it.
  func write(_ format: ReportFormat, to out: Output) {
    switch format {
    case .text:
      for (index, title) in titles.enumerated() {
        let title = escapedForTerminal(title)
        out.writeLine(index == 0 ? out.palette.paint(title, .heading) : title)
      }
      for lines in tables {
        out.writeLine()
        for (index, line) in lines.enumerated() {
          out.writeLine(index == 0 ? out.palette.paint(line, .subdued) : line)
        }
      }
      for line in closing.flatMap({ $0.wrapped(to: Self.width) }) { out.writeLine(line) }
    case .json: out.writeLine(jsonForTerminal(.object(subject + [.init("metrics", table.json)])))
    case .csv: for line in table.csv { out.writeLine(line) }
    case .markdown:
      for title in titles.dropFirst() { out.writeLine(MarkdownText.escapedCell(title) + "\n") }
      for line in table.markdown { out.writeLine(line) }
      for line in closing { out.writeLine(line) }
    }
  }

  private static let width = 100

  /// The table's lines for a person; several tables, each with some of the patterns, where one would be too wide.
  private var tables: [[String]] {
    var tables: [[String]] = []
    var rest = measures[...]
    while !rest.isEmpty {
      var count = rest.count
      while count > 1, table(rest.prefix(count)).lines.contains(where: { $0.columnWidth > Self.width }) {
        count -= 1
      }
      tables.append(table(rest.prefix(count)).lines)
      rest = rest.dropFirst(count)
    }
    return tables
  }

  /// What each pattern is best and worst at. Nobody wins: what a figure is worth depends on the app.
  private var closing: [String] {
    guard measures.count > 1 else { return [] }
    let gains = metrics.filter(\.isGain).map(\.rawValue)
    let title =
      "Less is cheaper in every row" + (gains.isEmpty ? "" : ", but \(gains.joined(separator: ", "))")
      + ". What each pattern is best and worst at, alone or with one other:"
    return ["", title] + measures.flatMap { ["", sentence($0)] }
  }

  private func sentence(_ measure: PatternMeasures) -> String {
    var parts: [String] = []
    if let best = list(measure, isBest: true) { parts.append("best at \(best)") }
    if let worst = list(measure, isBest: false) { parts.append("worst at \(worst)") }
    if parts.isEmpty { parts.append("between the others in every row") }
    if let known = measure.mostKnown { parts.append("known by most is \(escapedForTerminal(known))") }
    return "\(measure.pattern.fullName): \(parts.joined(separator: "; "))."
  }

  /// The metrics in which a pattern has the extreme figure, alone or with one other; nil where there are none.
  private func list(_ measure: PatternMeasures, isBest: Bool) -> String? {
    let texts = metrics.compactMap { metric -> String? in
      let sizes = measures.compactMap { $0[metric]?.size }
      let extreme = isBest == metric.isGain ? sizes.max() : sizes.min()
      guard let figure = measure[metric], figure.size == extreme, sizes.contains(where: { $0 != extreme })
      else { return nil }
      let sharers = measures.filter { $0[metric] == figure }.map(\.pattern.fullName)
      let others = sharers.filter { $0 != measure.pattern.fullName }
      guard others.count < 2 else { return nil }
      return "\(metric.rawValue) \(Table.plain(figure.value))" + (others.first.map { " (as \($0))" } ?? "")
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
