import ArchTrace
import Catalog

/// Claims with what came of measuring them, in any format.
struct ClaimReport {
  /// A claim and its finding.
  struct Entry {
    /// The claim.
    let claim: Claim
    /// What came of measuring it.
    let finding: Finding
  }

  /// Whether the evidence is shown.
  let showsEvidence: Bool
  /// The claims, in the order of their numbers.
  var entries: [Entry] = []

  init(showsEvidence: Bool) { self.showsEvidence = showsEvidence }

  private static let columns = 100

  /// Writes it.
  func write(_ format: ReportFormat, to out: Output) {
    switch format {
    case .text:
      for (index, entry) in entries.enumerated() {
        if index > 0 { out.writeLine() }
        if showsEvidence { whole(entry, out) } else { short(entry, out) }
      }
      if !showsEvidence { sum(out) }
    case .json: out.writeLine(jsonForTerminal(json))
    case .csv: for line in table.csv { out.writeLine(line) }
    case .markdown: markdown(out)
    }
  }

  // MARK: Text

  private func short(_ entry: Entry, _ out: Output) {
    heading(entry, out)
    write(entry.figures.joined(separator: " · "), "", out, role: .subdued)
  }

  private func whole(_ entry: Entry, _ out: Output) {
    let (claim, finding) = (entry.claim, entry.finding)
    heading(entry, out)
    write("\(claim.source.title)", "source", out)
    write(claim.measure, "measure", out)
    let width = finding.figures.map(\.label.columnWidth).max() ?? 0
    for (index, figure) in finding.figures.enumerated() {
      let text = "\(figure.label.padded(to: width))  \(figure.value.json)"
      let line = escapedForTerminal(text).cut(to: Self.columns - Self.indent)
      out.writeLine(label(index == 0 ? "figures" : "") + line)
    }
    write(finding.reading, "reading", out)
    let evidence = EvidenceText(finding.evidence)
    guard !evidence.groups.isEmpty else { return }
    out.writeLine()
    out.writeLine(out.palette.paint("evidence", .heading))
    for group in evidence.groups {
      out.writeLine("  \(escapedForTerminal(group.title))")
      for line in group.lines { out.writeLine("    \(escapedForTerminal(line).cut(to: Self.columns - 4))") }
    }
  }

  private func heading(_ entry: Entry, _ out: Output) {
    let (claim, verdict) = (entry.claim, entry.finding.verdict)
    let title = "\("\(claim.number)".padded(to: 4))\(verdict.name.rawValue)"
    let source = "\(claim.source.rawValue)"
    out.writeLine(out.palette.paint(title.padded(to: Self.columns - source.count), .heading) + source)
    write(sentence(claim.statement), "", out)
    if let condition = verdict.condition {
      write((verdict.name == .depends ? "depends on " : "") + condition, "", out)
    }
  }

  private static let indent = 10

  private func label(_ text: String) -> String { "  " + text.padded(to: Self.indent - 2) }

  private func write(_ text: String, _ name: String, _ out: Output, role: TextRole? = nil) {
    // Without a name the text goes under the verdict.
    let indent = name.isEmpty ? String(repeating: " ", count: 4) : label(name)
    for (index, line) in escapedForTerminal(text).wrapped(to: Self.columns - indent.count).enumerated() {
      let start = index == 0 ? indent : String(repeating: " ", count: indent.count)
      out.writeLine(start + (role.map { out.palette.paint(line, $0) } ?? line))
    }
  }

  private func sum(_ out: Output) {
    let counts = Verdict.Name.allCases.map { name in
      "\(name.rawValue) \(entries.count { $0.finding.verdict.name == name })"
    }
    if !entries.isEmpty { out.writeLine() }
    let all = "claims \(entries.count): \(counts.joined(separator: ", "))"
    out.writeLine("\(all). 'archcli claims N' shows the evidence.")
  }

  // MARK: Other formats

  /// A row for each claim.
  var table: Table {
    var table = Table([
      .figures("number"), .words("source"), .words("claim"), .words("verdict"), .words("condition"),
      .words("figures"), .words("reading"),
    ])
    for entry in entries {
      table.add([
        .int(entry.claim.number), .string(entry.claim.source.rawValue), .string(entry.claim.statement),
        .string(entry.finding.verdict.name.rawValue), entry.finding.verdict.condition.map { .string($0) },
        .string(entry.figures.joined(separator: "; ")), .string(entry.finding.reading),
      ])
    }
    return table
  }

  private func markdown(_ out: Output) {
    for line in table.markdown { out.writeLine(line) }
    guard showsEvidence else { return }
    for entry in entries {
      for group in EvidenceText(entry.finding.evidence).groups {
        out.writeLine()
        // Indented by four, everything is code.
        out.writeLine("    \(escapedForTerminal(group.title))")
        for line in group.lines { out.writeLine("      \(escapedForTerminal(line))") }
      }
    }
  }

  private var json: TraceValue {
    .object([.init("claims", .array(entries.map { $0.json(withEvidence: showsEvidence) }))])
  }
}

extension ClaimReport.Entry {
  /// The figures, each with its label.
  fileprivate var figures: [String] { finding.figures.map { "\($0.label) \($0.value.json)" } }

  fileprivate func json(withEvidence: Bool) -> TraceValue {
    var members: [TraceValue.Member] = [
      .init("number", .int(claim.number)), .init("source", .string(claim.source.rawValue)),
      .init("title", .string(claim.source.title)), .init("claim", .string(claim.statement)),
      .init("measure", .string(claim.measure)), .init("verdict", .string(finding.verdict.name.rawValue)),
    ]
    if let condition = finding.verdict.condition { members.append(.init("condition", .string(condition))) }
    let figures = finding.figures.map { figure in
      TraceValue.object([.init("label", .string(figure.label)), .init("value", figure.value)])
    }
    members.append(.init("figures", .array(figures)))
    members.append(.init("reading", .string(finding.reading)))
    if withEvidence { members.append(.init("evidence", .array(finding.evidence.map(\.json)))) }
    return .object(members)
  }
}
