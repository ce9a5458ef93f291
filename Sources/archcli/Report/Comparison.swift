import ArchTrace
import Catalog

/// What `compare` measured, in any format.
struct Comparison {
  /// The scenario's name.
  let scenario: String
  /// The patterns with their figures.
  let measures: [PatternMeasures]

  /// A row for each metric, a column for each pattern.
  var table: Table {
    var table = Table([.words("metric")] + measures.map { .figures($0.pattern.fullName) })
    for metric in Metric.allCases {
      table.add([.string(metric.rawValue)] + measures.map { .int($0[metric]) })
    }
    return table
  }

  /// Writes it.
  func write(_ format: ReportFormat, to out: Output) {
    switch format {
    case .text:
      out.writeLine(out.palette.paint(escapedForTerminal("Compared in \(scenario)"), .heading))
      out.writeLine()
      for (index, line) in table.lines.enumerated() {
        out.writeLine(index == 0 ? out.palette.paint(line, .subdued) : line)
      }
      for line in closing.flatMap({ $0.wrapped(to: 100) }) { out.writeLine(line) }
    case .json:
      out.writeLine(
        TraceValue.object([.init("scenario", .string(scenario)), .init("metrics", table.json)]).json)
    case .csv: for line in table.csv { out.writeLine(line) }
    case .markdown:
      for line in table.markdown { out.writeLine(line) }
      for line in closing { out.writeLine(line) }
    }
  }

  /// What each pattern is best and worst at. Nobody wins: what a figure is worth depends on the app.
  private var closing: [String] {
    guard measures.count > 1 else { return [] }
    let title =
      "Less is cheaper in every row. What each pattern has the least or the most of, alone or with one other:"
    return ["", title] + measures.flatMap { ["", sentence($0)] }
  }

  private func sentence(_ measure: PatternMeasures) -> String {
    var parts: [String] = []
    if let least = list(measure, min) { parts.append("least \(least)") }
    if let most = list(measure, max) { parts.append("most \(most)") }
    if parts.isEmpty { parts.append("between the others in every row") }
    if let known = measure.mostKnown { parts.append("known by most is \(escapedForTerminal(known))") }
    return "\(measure.pattern.fullName): \(parts.joined(separator: "; "))."
  }

  /// The metrics in which a pattern has the extreme figure, alone or with one other; nil where there are none.
  private func list(_ measure: PatternMeasures, _ extreme: (Int, Int) -> Int) -> String? {
    let texts = Metric.allCases.compactMap { metric -> String? in
      let figures = measures.map { $0[metric] }
      let best = figures.dropFirst().reduce(figures[0], extreme)
      guard measure[metric] == best, figures.contains(where: { $0 != best }) else { return nil }
      let sharers = measures.filter { $0[metric] == best }.map(\.pattern.fullName)
      let others = sharers.filter { $0 != measure.pattern.fullName }
      guard others.count < 2 else { return nil }
      return "\(metric.rawValue) \(best)" + (others.first.map { " (as \($0))" } ?? "")
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
