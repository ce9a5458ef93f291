import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the source says of who knows whom.
  static let part2OnLayers: [Claim] = [
    Claim(
      2, .part2, "a view in MVP has two jobs only: to call its presenter, and to show what it is told",
      measure: "Everything that views do in every run of both variants, counted by whom they do it to.",
      viewHasTwoJobs),
    Claim(
      3, .part2, "in MVP view and model are apart, and the view is tied to its presenter alone",
      measure: """
        Who acts on whom in every run of both variants; and which types of the domain the files of views name, where \
        a text made for display is none of the model's.
        """,
      viewAndModelApart),
    Claim(
      12, .part2,
      "two screens of the same data are better told apart by a layer of their own than by a state",
      measure: """
        The two lists of people, which MVP tells apart by scenes and MVVM by a state of the view model: lines that \
        name one of them below, hops from a tap till the store is asked, and behaviours held with no view built.
        """,
      layerOrState),
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

private func viewAndModelApart(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var runs: [ClaimRun] = []
  var (texts, others): ([Evidence], [Evidence]) = ([], [])
  for variant in ["mvp/protocol", "mvp/block"] {
    runs += try context.runs(variant)
    for file in try context.facts(variant).files(of: .view) {
      for use in file.uses {
        for name in use.foreign where name.hasPrefix("BlogDomain.") {
          let find = Evidence.source(file.path, "\(use.type ?? "a function") names \(name)")
          if name.hasSuffix("Text") { texts.append(find) } else { others.append(find) }
        }
      }
    }
  }
  let met = runs.flows { $0.from == .view && $0.to == .store || $0.from == .store && $0.to == .view }
  let asked = runs.flows { $0.from == .view && $0.to == .presenter }
  let beside = runs.flows { $0.from == .view && $0.to != .view && $0.to != .presenter }
  let whom = Set(beside.keys.map(\.to.rawValue)).sorted().joined(separator: ", ")
  let verdict: Verdict =
    if met.total + others.count > 0 {
      .refuted
    } else if beside.total == 0 {
      .holds
    } else {
      .depends(on: "whether the \(whom) is on the presenter's side: views turn to it \(beside.total) times")
    }
  return Finding(
    verdict,
    "view and store meet \(met.total) times, and views name \(others.unique.count) types of the model; they turn to "
      + "a presenter \(asked.total) times and to others \(beside.total) times",
    figures: [
      Measured("view and store meet", met.total),
      Measured("types of the model that views name", others.unique.count),
      Measured("places where they name texts for display", texts.unique.count),
      Measured("acts of views on a presenter", asked.total),
      Measured("acts of views on others", beside.total),
    ],
    evidence: met.firsts + others.unique + asked.firsts + beside.firsts + texts.unique)
}

private func layerOrState(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let screens: [ScreenName] = [.following, .suggested]
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (named, held): ([String: Int], [String: Int]) = ([:], [:])
  for (name, role) in [("mvp/protocol", Role.presenter), ("mvvm/signal", .viewModel)] {
    let facts = try context.facts(name)
    var lines = 0
    for file in facts.files(of: .following, in: [role]) {
      let own = screens.reduce(0) { sum, screen in
        sum + (file.mentions.first { $0.screen == screen }?.lines ?? 0)
      }
      lines += own
      evidence.append(.source(file.path, "names one of the two lists on \(own) lines"))
    }
    let scenes = facts.app.filter { $0.screens.count == 1 && screens.contains($0.screens[0]) }
    evidence += scenes.map { .source($0.path, "\($0.lines) lines for one of the two lists") }
    let hops = try context.run(name, "follow-lists").hopsToStore
    evidence += hops.first?.evidence ?? []
    let report = try context.seams(name)
    let entries = report.entries.filter { $0.behaviour.scenario.opens(screens) }
    named[name] = lines
    held[name] = entries.count { $0.outcome == .told }
    figures += [
      Measured("\(name) lines of the \(role.words) that name a list", lines),
      Measured("\(name) lines in files for one list", scenes.lines),
      Measured("\(name) hops from the tap till the store is asked", hops.map(\.count).max() ?? 0),
      Measured("\(name) behaviours of the lists", entries.count),
      Measured("\(name) of these held with no view", held[name] ?? 0),
    ]
    if role == .presenter { evidence += report.needs }
  }
  let (byLayer, byState) = (held["mvp/protocol"] ?? 0, held["mvvm/signal"] ?? 0)
  let (layerLines, stateLines) = (named["mvp/protocol"] ?? 0, named["mvvm/signal"] ?? 0)
  let verdict: Verdict =
    if layerLines < stateLines && byLayer >= byState {
      .holds
    } else if layerLines >= stateLines && byLayer <= byState {
      .refuted
    } else {
      .depends(
        on:
          "what is dear: with scenes the presenter names a list on \(layerLines) lines and not \(stateLines), but "
          + "a test without views holds \(byLayer) of their behaviours and not \(byState)")
    }
  return Finding(
    verdict,
    "of the behaviours of the two lists \(byLayer) are held with no view where scenes tell them apart, and "
      + "\(byState) where a state of the view model does",
    figures: figures, evidence: evidence)
}

extension Role {
  fileprivate var words: String { self == .viewModel ? "view model" : rawValue }
}

extension Scenario {
  fileprivate func opens(_ screens: [ScreenName]) -> Bool {
    steps.contains { step in
      if case .open(let screen) = step.action { screens.contains(screen) } else { false }
    }
  }
}

extension ClaimRun {
  /// For each tap on a row's follow button that makes the store begin one: how many hops lead there, and which.
  fileprivate var hopsToStore: [(count: Int, evidence: [Evidence])] {
    steps { action in
      if case .tap(let path) = action { path.text.hasSuffix("].follow") } else { false }
    }.compactMap { _, input in
      let asked = consequences(of: input).first { event in
        event.kind == .call && event.to.flatMap(role(of:)) == .store && event.name?.contains("ollow") == true
      }
      guard let asked else { return nil }
      let way = causes(of: asked).reversed() + [asked]
      return (way.count - 1, way.map(evidence))
    }
  }
}
