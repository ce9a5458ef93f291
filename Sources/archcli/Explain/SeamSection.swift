import Catalog

/// What a test of a pattern holds with no view built, for a person.
struct SeamSection {
  private let report: SeamReport

  init(_ report: SeamReport) { self.report = report }

  /// The section, a line each.
  var lines: [String] {
    var lines = summary.wrapped(to: PatternPage.columns - 2)
    if report.held > 0 {
      let doubles = "in place of production parts: \(report.doubles.joined(separator: ", "))"
      lines += doubles.wrapped(to: PatternPage.columns - 2)
    }
    let held = report.entries.filter(\.outcome.isHeld).map(\.behaviour.id)
    if !held.isEmpty { lines += hanging("held: ", held.joined(separator: ", "), at: 2) }
    let beyond = report.entries.filter { !$0.outcome.isHeld }
    if !beyond.isEmpty { lines.append("not without views:") }
    return lines + beyond.flatMap(self.lines)
  }

  /// A behaviour that is not held, with what it takes.
  private func lines(_ entry: SeamReport.Entry) -> [String] {
    let title = hanging("  \(entry.behaviour.id): ", entry.behaviour.title, at: 4)
    guard let part = entry.outcome.part else { return title }
    return title + ["    needs \(part), made with \(counted(entry.outcome.views, "view"))"]
  }

  private var summary: String {
    let state = report.held - report.told
    var parts: [String] = []
    if report.told > 0 { parts.append("\(report.told) as a view is told it") }
    if state > 0 { parts.append("\(state) by the state behind it, which a controller puts in words") }
    let how = parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))"
    return "\(report.held) of \(counted(report.count, "behaviour")) (\(report.percent) %) with "
      + "\(counted(report.viewsBuilt, "view")) built\(how)"
  }
}

/// `1 view`, `3 views`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
