import ArchTrace
import Runtime

extension Claim {
  /// The claims of "MVC/MVP/MVVM (Part 2)".
  static let part2: [Claim] = [
    Claim(
      2, .part2, "a view in MVP has two jobs only: to call its presenter, and to show what it is told",
      measure: "Everything that views do in every run of both variants, counted by whom they do it to.",
      viewHasTwoJobs),
    Claim(
      4, .part2, "in MVP it is enough to test the presenter",
      measure: """
        Each wire that ends in a view is cut in turn. A presenter's test has a view of its own, so it makes none of \
        these wires, and stays green; the screen is what the uncut run showed, or it is not.
        """,
      presenterTestIsEnough),
    Claim(
      6, .part2, "a block that captures its cell always finds the cell that shows the row",
      measure: """
        How often a row's block is set and taken back while a table scrolls, and what becomes of the run when the \
        wire is cut that has it taken back where the cell is used for another row.
        """,
      blockFindsItsCell),
    Claim(
      10, .part2, "MVP and MVVM need more than twice the class files of MVC",
      measure:
        "Files and classes of the blog app, counted in its sources, held against those of MVC.",
      twiceTheFiles),
  ]
}

private func viewHasTwoJobs(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let runs = try context.runs("mvp/protocol") + context.runs("mvp/block")
  let acts = runs.flows { $0.from == .view }
  let toPresenter = acts.filter { $0.to == .presenter && $0.kind == .call }
  let renders = acts.filter { $0.kind == .render }
  let among = acts.filter { $0.to == .view && $0.kind != .render }
  let others = acts.filter { $0.to == .presenter ? $0.kind != .call : $0.to != .view }
  let whom = Set(others.keys.map(\.to.rawValue)).sorted().joined(separator: ", ")
  return Finding(
    others.total == 0
      ? .holds : .depends(on: "whether handing on what concerns other screens to the \(whom) is a job"),
    "\(others.total) of \(acts.total) acts of views go to neither a presenter nor a view",
    figures: [
      Measured("calls to a presenter", toPresenter.total), Measured("renders", renders.total),
      Measured("between controls, controllers and the window", among.total),
      Measured("to others", others.total),
    ],
    evidence: toPresenter.firsts + renders.firsts + others.firsts)
}

private func presenterTestIsEnough(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let pattern = "mvp/protocol"
  let faults = try context.faults(pattern) { $0.fromRole == .view || $0.toRole == .view }
  let wrong = faults.filter { $0.difference != nil }
  let uncut = try context.run(pattern).atPresenters
  var unnoticed: [WireFault] = []
  for fault in wrong where fault.wire.fromRole != .presenter && fault.wire.toRole != .presenter {
    if try context.run(pattern, cuts: [fault.wire.number]).atPresenters == uncut { unnoticed.append(fault) }
  }
  var evidence: [Evidence] = []
  for fault in unnoticed + wrong.filter({ $0.wire.fromRole == .presenter }).prefix(1) {
    evidence.append(try context.evidence(fault, pattern))
  }
  return Finding(
    wrong.isEmpty ? .holds : .refuted,
    "\(wrong.count) of \(faults.count) wires that no presenter's test makes change screens or requests",
    figures: [
      Measured("wires that end in a view", faults.count), Measured("of these wrong when cut", wrong.count),
      Measured("of these with every presenter doing the same", unnoticed.count),
    ],
    evidence: evidence)
}

extension ClaimRun {
  /// Everything that presenters do and is done to them, without ids and times.
  fileprivate var atPresenters: [String] {
    events.compactMap { event in
      guard let flow = flow(event), flow.from == .presenter || flow.to == .presenter else { return nil }
      let changes = event.changes.map { "\($0.path) \($0.old?.json ?? "") \($0.new?.json ?? "")" }
      return
        "\(flow) \(event.from) \(event.to ?? "") \(event.name ?? "") \(event.value?.json ?? "") \(changes)"
    }
  }
}

private func blockFindsItsCell(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let (pattern, scenario) = ("mvp/block", "voices")
  let run = try context.run(pattern, scenario)
  let binds = run.events.filter { $0.kind == .call && $0.name?.hasPrefix("bind(row:") == true }
  let unbinds = run.events.filter { $0.kind == .call && $0.name == "unbind(row:)" }
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

private func twiceTheFiles(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let mvc = try context.facts("mvc").app
  var figures = [Measured("mvc/model files", mvc.count), Measured("mvc/model classes", mvc.classes)]
  var evidence = [Evidence.source("mvc/model App", mvc.words)]
  var (above, below): ([String], [String]) = ([], [])
  for name in ["mvp/protocol", "mvp/block", "mvvm/signal", "mvvm/kvo", "mvvm/observation"] {
    let app = try context.facts(name).app
    figures.append(Measured("\(name) files, times as many", ratio: app.count, to: mvc.count))
    figures.append(Measured("\(name) classes, times as many", ratio: app.classes, to: mvc.classes))
    evidence.append(.source("\(name) App", app.words))
    if app.count > 2 * mvc.count { above.append(name) } else { below.append(name) }
  }
  let verdict: Verdict =
    if below.isEmpty {
      .holds
    } else if above.isEmpty {
      .refuted
    } else {
      .depends(
        on: "the variant: more than twice in \(above.joined(separator: ", ")), not in "
          + below.joined(separator: ", "))
    }
  return Finding(
    verdict, "more than twice the files of MVC in \(above.count) of \(above.count + below.count) variants",
    figures: figures, evidence: evidence)
}

extension [SourceFile] {
  fileprivate var classes: Int { reduce(0) { $0 + $1.types.count { $0.kind == .class } } }

  fileprivate var words: String {
    "\(count) files, \(classes) classes, \(types) types, \(lines) lines of code"
  }
}
