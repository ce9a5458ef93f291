import ArchTrace
import Runtime

extension Claim {
  /// What the source says of how changes come back.
  static let part2OnBinding: [Claim] = [
    Claim(
      6, .part2, "a block that captures its cell always finds the cell that shows the row",
      measure: """
        How often a row's block is set and taken back while a table scrolls, and what becomes of the run when the \
        wire is cut that has it taken back where the cell is used for another row.
        """,
      blockFindsItsCell),
    Claim(
      14, .part2, "MVVM needs no signal library",
      measure: """
        Every scenario in MVVM by signals, by key paths and by tracking, each an app of its own: the screens and the \
        requests of each step, and the lines of what binds.
        """,
      signalsAreNotNeeded),
  ]
}

private func blockFindsItsCell(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let (pattern, scenario) = ("mvp/block", "voices")
  let run = try context.run(pattern, scenario)
  let asked = run.events.filter {
    $0.kind == .call && $0.from == "VoicesViewController" && $0.to?.hasPrefix("VoiceCellPresenter") == true
  }
  let binds = asked.filter { $0.name == "attachView()" }
  let unbinds = asked.filter { $0.name == "detachView()" }
  let faults = try context.faults(pattern, scenario) { $0.name == "endDisplaying" }
  let wrong = faults.filter { $0.difference != nil }
  var evidence: [Evidence] = []
  for fault in wrong { evidence.append(try context.evidence(fault, pattern, scenario)) }
  if let unbind = unbinds.first {
    evidence.append(run.evidence(unbind))
    evidence += binds.first { $0.id > unbind.id }.map { [run.evidence($0)] } ?? []
  }
  return Finding(
    wrong.isEmpty ? .holds : .refuted,
    wrong.isEmpty
      ? "no row is wrong where blocks stay with cells that are used again"
      : "where the block is not taken back when its cell is used again, the cell shows another row's content",
    figures: [
      Measured("times a row's block was set", binds.count),
      Measured("times one was taken back as its cell was reused", unbinds.count),
      Measured("wires that have it taken back", faults.count),
      Measured("of these wrong when cut", wrong.count),
    ],
    evidence: evidence)
}

private func signalsAreNotNeeded(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let facts = try context.facts("mvvm/signal")
  let signals = try context.runs("mvvm/signal")
  var figures = [Measured("scenarios", signals.count)]
  var evidence: [Evidence] = []
  var other = 0
  for name in ["mvvm/signal", "mvvm/kvo", "mvvm/observation"] {
    let runs = try context.runs(name)
    let told = runs.flows { $0.from == .viewModel && $0.to == .view && $0.kind == .notify }
    let own = try context.facts(name)
    let same = zip(runs, signals).count { $0.outside == $1.outside }
    if name != "mvvm/signal" {
      other += signals.count - same
      figures.append(Measured("\(name) the same screens and requests", same))
    }
    figures.append(Measured("\(name) notifications of views", told.total))
    figures.append(Measured("\(name) lines of its framework", own.framework.lines))
    evidence += told.firsts
    for file in own.framework where !facts.framework.contains(file) {
      evidence.append(.source(file.path, "\(file.lines) lines of code"))
    }
  }
  return Finding(
    other == 0 ? .holds : .refuted,
    other == 0
      ? "apps whose views are told without signals show the same screens and send the same requests in all "
        + "\(signals.count) scenarios"
      : "runs differ in \(other) cases",
    figures: figures, evidence: evidence)
}
