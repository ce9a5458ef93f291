import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of MVC+VS.
  static let bookOnViewState: [Claim] = [
    Claim(
      42, .book, "in MVC+VS the view state can be taken at every action and played again",
      measure: """
        After every step of every scenario an app is launched from the serialised states alone, every view of its stack is \
        compared, and it is played to the end beside the other. The same is asked of the other patterns.
        """,
      snapshotsReplay),
    Claim(
      43, .book, "setting the view state builds the whole tree again, with nothing to wait for",
      measure: """
        Whether one of these trees asks the network or a device for anything before it shows the right screen, at the moment \
        at which it is made; and how long, in virtual time, the app itself was under way to each.
        """,
      noWaiting),
    Claim(
      44, .book, "MVC+VS is tested in two halves: from actions to view state, and from view state to views",
      measure: """
        Behaviours whose state is right in the stores alone, with no view built; and screens that come of the view state \
        alone.
        """,
      testedInHalves),
    Claim(
      57, .book, "MVC+VS is like TEA, but by convention",
      measure: """
        Lines that go past the state, the same in meaning, are put into the sources of both, one at a time, and compiled: \
        which does the compiler take? And what the apps do, in every run: renders that follow the state, and those that the \
        UI kit does at once.
        """,
      onlyByConvention),
  ]
}

private func snapshotsReplay(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var (evidence, others): ([Evidence], [Evidence]) = ([], [])
  var (steps, wrong) = (0, 0)
  for pattern in Pattern.all {
    guard case .from(let snapshot) = pattern.restoring else {
      if case .impossible(let reason) = pattern.restoring { others.append(.source(pattern.fullName, reason)) }
      continue
    }
    let restored = try context.restored(pattern.fullName)
    figures += [
      Measured("\(pattern.fullName) trees made", restored.steps),
      Measured("\(pattern.fullName) that differ", restored.differences.count),
    ]
    evidence.append(.source(pattern.fullName, "put back from \(snapshot) \(restored.steps) times"))
    evidence += restored.differences.prefix(3)
    if pattern.fullName == "mvcvs" { (steps, wrong) = (restored.steps, restored.differences.count) }
  }
  figures.append(Measured("variants that cannot be put back", others.count))
  return Finding(
    wrong == 0 && steps > 0 ? .holds : .refuted,
    "\(steps - wrong) of \(steps) trees made from both states show what the app shows, and go on as it does",
    figures: figures, evidence: evidence + others)
}

private func noWaiting(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let restored = try context.restored("mvcvs")
  var under = 0
  for run in try context.runs("mvcvs") {
    for (number, _) in run.scenario.numberedSteps.map({ ($0.number, $0.step) }) {
      under += run.input(ofStep: number)?.time ?? 0
    }
  }
  let wrong = restored.differences.count - restored.asked
  return Finding(
    restored.differences.isEmpty ? .holds : .refuted,
    "\(restored.steps - restored.differences.count) of \(restored.steps) trees were right at the moment made, and "
      + "\(restored.asked) asked for anything",
    figures: [
      Measured("trees made", restored.steps), Measured("that asked the network or a device", restored.asked),
      Measured("that were wrong at the moment made", wrong),
      Measured("milliseconds that the app was under way to all of them", under),
    ],
    evidence: restored.differences
      + [.source("archcli run mvcvs --restore-each-step", "\(restored.steps) trees in all scenarios")])
}

private func testedInHalves(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let report = try context.seams("mvcvs")
  let restored = try context.restored("mvcvs")
  var evidence: [Evidence] = [
    .source("mvcvs tests", "of \(report.count) behaviours \(report.held) held in the stores"),
    .source("archcli run mvcvs --restore-each-step", "\(restored.steps) trees in all scenarios"),
  ]
  var open: [String] = []
  for entry in report.entries where !entry.outcome.isHeld {
    open.append(entry.behaviour.id)
    let part = entry.outcome.part ?? "a view"
    evidence.append(
      .source("mvcvs \(entry.behaviour.id)", "takes \(part), and views to make it: \(entry.outcome.views)"))
  }
  let verdict: Verdict =
    if report.held == 0 || !restored.differences.isEmpty {
      .refuted
    } else if open.isEmpty {
      .holds
    } else {
      .depends(
        on: "who decides: \(open.joined(separator: ", ")) are up to controllers, which take views to make")
    }
  return Finding(
    verdict,
    "\(report.held) of \(report.count) behaviours are held up to the state, and \(restored.steps) screens came of it",
    figures: [
      Measured("behaviours", report.count), Measured("held from action to state, with no view", report.held),
      Measured("views built for that", report.viewsBuilt),
      Measured("screens made from the view state", restored.steps),
      Measured("of these wrong", restored.differences.count),
    ],
    evidence: evidence)
}

private func onlyByConvention(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var taken: [String: [SourceBypass]] = [:]
  var tried = 0
  for (name, module) in [("mvcvs", "MVCVS"), ("tea", "TEA")] {
    let bypasses = SourceBypass.all.filter { $0.module == module }
    tried = bypasses.count
    taken[name] = bypasses.filter(\.compiles)
    var (under, beside) = (0, Tally<String>())
    for run in try context.runs(name) {
      for event in run.events where event.kind == .render {
        if run.followsState(event) {
          under += 1
        } else {
          beside.add(run.verb(ofStep: event.id.step), run.evidence(event))
        }
      }
    }
    figures += [
      Measured("\(name) lines that go past the state", bypasses.count),
      Measured("\(name) of these compile", taken[name]?.count ?? 0),
      Measured("\(name) renders that follow the state", under),
      Measured("\(name) renders at once, by the UI kit", beside.total),
    ]
    evidence += bypasses.map { bypass in
      .source(bypass.path, "\(bypass.purpose), \(bypass.compiles ? "compiles" : "refused"): \(bypass.code)")
    }
    evidence += beside.firsts
  }
  let (viewState, tea) = (taken["mvcvs"] ?? [], taken["tea"] ?? [])
  let verdict: Verdict =
    if viewState.count <= tea.count {
      .refuted
    } else if tea.isEmpty {
      .holds
    } else {
      .depends(
        on: "the place: TEA, too, takes a line that \(tea.map(\.purpose).joined(separator: ", or one that "))"
      )
    }
  return Finding(
    verdict,
    "the compiler takes \(viewState.count) of \(tried) lines that go past the state in MVC+VS, \(tea.count) in TEA",
    figures: figures, evidence: evidence)
}

extension ClaimRun {
  /// Whether a render follows a notification, or a message to the driver whose view was computed.
  fileprivate func followsState(_ event: Event) -> Bool {
    causes(of: event).contains { $0.kind == .notify || $0.kind == .message || $0.kind == .navigate }
  }
}

/// What came of putting an app back after each step of every scenario.
private struct Restored {
  var steps = 0
  var asked = 0
  var differences: [Evidence] = []
}

extension ClaimContext {
  fileprivate func restored(_ name: String) throws(ClaimError) -> Restored {
    var restored = Restored()
    for run in try runs(name) {
      let scenario = run.key.scenario
      guard let outcome = try self.run(name, scenario, restores: true).outcome.restoring else { continue }
      // The last screen is looked at once more when all is at rest.
      restored.steps += outcome.steps
      for difference in outcome.differences {
        if case .asked = difference.flaw { restored.asked += 1 }
        restored.differences.append(
          .source("\(name) \(scenario) step \(difference.step)", "\(difference.flaw)"))
      }
    }
    return restored
  }
}
