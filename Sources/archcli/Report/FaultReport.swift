import ArchTrace

/// What `faults` found, in any format.
struct FaultReport {
  /// The scenario's name.
  let scenario: String
  /// The cut wires.
  let wires: WireReport
  /// The requests that went wrong.
  var requests: RequestReport?
  /// Whether the list of wires is left out.
  var isQuiet = false

  init(scenario: String, wires: WireReport) {
    self.scenario = scenario
    self.wires = wires
  }

  /// Writes it.
  func write(_ format: ReportFormat, to out: Output) {
    switch format {
    case .text: text(out)
    case .json: out.writeLine(jsonForTerminal(json))
    case .csv: for line in list.csv { out.writeLine(line) }
    case .markdown: markdown(out)
    }
  }

  private func text(_ out: Output) {
    heading("Wires cut one at a time in \(escapedForTerminal(scenario))", out)
    table(wires.table, out)
    if !isQuiet { for line in wires.lines { out.writeLine(line) } }
    if let requests {
      out.writeLine()
      heading("Requests that go wrong one at a time in \(escapedForTerminal(scenario))", out)
      table(requests.table, out)
      for line in requests.verdict { out.writeLine(line) }
    }
  }

  private func heading(_ text: String, _ out: Output) {
    out.writeLine(out.palette.paint(text, .heading))
    out.writeLine()
  }

  private func table(_ table: Table, _ out: Output) {
    for (index, line) in table.lines.enumerated() {
      out.writeLine(index == 0 ? out.palette.paint(line, .subdued) : line)
    }
  }

  private func markdown(_ out: Output) {
    for (index, table) in [wires.table, wires.list, requests?.table].compactMap(\.self).enumerated() {
      if index > 0 { out.writeLine() }
      for line in table.markdown { out.writeLine(line) }
    }
  }

  /// Every fault: the wires, then the requests, in one table.
  private var list: Table { requests.map { wires.list.joined(with: $0.table) } ?? wires.list }

  private var json: TraceValue {
    var members: [TraceValue.Member] = [
      .init("scenario", .string(scenario)), .init("wires", wires.table.json),
      .init("faults", wires.list.json),
    ]
    if let requests { members.append(.init("requests", requests.table.json)) }
    return .object(members)
  }
}
