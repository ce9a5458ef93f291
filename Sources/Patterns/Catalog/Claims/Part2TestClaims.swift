import ArchTrace
import Runtime

extension Claim {
  /// What the source says of tests.
  static let part2OnTests: [Claim] = [
    Claim(
      1, .part2, "MVC mixes logic and display in its controllers, so it is hard to unit-test",
      measure: """
        Every behaviour of the app is tested on the pattern's own parts with no view built: how many are held as a \
        view would be told them, and how many by the state behind them only, which a controller puts in words.
        """,
      mixedIsHardToTest),
    Claim(
      4, .part2, "in MVP it is enough to test the presenter",
      measure: """
        Every behaviour is tested at presenters with fake views. Then each wire that ends in a view is cut in turn: \
        a presenter's test makes none of these wires, and stays green. Those wires that drift silently are cut in \
        the tests, too.
        """,
      presenterTestIsEnough),
  ]
}

private func mixedIsHardToTest(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (told, state): ([String: Int], [String: Int]) = ([:], [:])
  let mvc = ["mvc/model", "mvc/controller"]
  for name in mvc + ["mvp/protocol", "mvvm/signal"] {
    let report = try context.seams(name)
    if figures.isEmpty { figures.append(Measured("behaviours", report.count)) }
    told[name] = report.told
    state[name] = report.held - report.told
    figures.append(Measured("\(name) held as a view is told", report.told))
    figures.append(Measured("\(name) held by the state only", report.held - report.told))
    if mvc.contains(name) { evidence += report.needs }
  }
  let toldInMVC = mvc.reduce(0) { $0 + (told[$1] ?? 0) }
  let toldElsewhere = min(told["mvp/protocol"] ?? 0, told["mvvm/signal"] ?? 0)
  let (inModel, inController) = (state["mvc/model"] ?? 0, state["mvc/controller"] ?? 0)
  let verdict: Verdict =
    if toldInMVC >= toldElsewhere {
      .refuted
    } else if inModel == inController {
      .holds
    } else {
      .depends(
        on:
          "where the logic is: in the model a test holds the state behind \(inModel) behaviours without a view, "
          + "in the controllers behind \(inController)")
    }
  return Finding(
    verdict,
    "what a view is told is held without one \(toldInMVC) times in MVC, \(told["mvp/protocol"] ?? 0) times in MVP "
      + "and \(told["mvvm/signal"] ?? 0) in MVVM",
    figures: figures, evidence: evidence)
}

private func presenterTestIsEnough(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let pattern = "mvp/protocol"
  let report = try context.seams(pattern)
  let faults = try context.faults(pattern) { $0.fromRole == .view || $0.toRole == .view }
  let wrong = faults.filter { $0.difference != nil }
  let cuts = report.silentCuts(among: try context.faults(pattern) { _ in true })
  let missed = cuts.filter(\.noticed.isEmpty)
  let uncut = try context.run(pattern).atPresenters
  var unnoticed: [WireFault] = []
  for fault in wrong where fault.wire.fromRole != .presenter && fault.wire.toRole != .presenter {
    if try context.run(pattern, cuts: [fault.wire.number]).atPresenters == uncut { unnoticed.append(fault) }
  }
  var evidence: [Evidence] = []
  for fault in unnoticed + wrong.filter({ $0.wire.fromRole == .presenter }).prefix(1) + missed.map(\.fault) {
    evidence.append(try context.evidence(fault, pattern))
  }
  return Finding(
    wrong.isEmpty && missed.isEmpty && report.told == report.count ? .holds : .refuted,
    "presenters' tests hold \(report.told) of \(report.count) behaviours; \(wrong.count) of \(faults.count) wires "
      + "that no such test makes change screens or requests, and \(missed.count) of \(cuts.count) silent drifts "
      + "pass every test",
    figures: [
      Measured("behaviours", report.count), Measured("of these held by presenters' tests", report.told),
      Measured("views built for them", report.viewsBuilt),
      Measured("wires that end in a view", faults.count), Measured("of these wrong when cut", wrong.count),
      Measured("of these with every presenter doing the same", unnoticed.count),
      Measured("wires that drift silently when cut", cuts.count),
      Measured("of these that no presenter's test notices", missed.count),
    ],
    evidence: evidence.unique + report.needs)
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
