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
      11, .part2, "views and presenters, or view models, may be many to many",
      measure: """
        In every run of both variants of MVP and of all of MVVM: with how many views each presenter or view model has \
        to do while it lives, by a call, an observation or a notification, and the other way round.
        """,
      manyToMany),
    Claim(
      12, .part2, "two screens of the same data are better told apart by a layer of their own than by a state",
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

private func manyToMany(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var several: [String: Int] = [:]
  var (models, views): ([Role: Int], [Role: Int]) = ([:], [:])
  for (name, role) in [
    ("mvp/protocol", Role.presenter), ("mvp/block", .presenter), ("mvvm/signal", .viewModel),
    ("mvvm/kvo", .viewModel), ("mvvm/observation", .viewModel),
  ] {
    var (count, withSeveral, bound) = (0, 0, 0)
    for run in try context.runs(name) {
      let pairs = run.pairs(of: role)
      count += pairs.byModel.count
      for tally in pairs.byModel.values where tally.keys.count > 1 {
        if withSeveral == 0 { evidence += tally.firsts }
        withSeveral += 1
      }
      for tally in pairs.byView.values where tally.keys.count > 1 {
        if bound == 0 { evidence += tally.firsts.prefix(2) }
        bound += 1
      }
      if evidence.isEmpty, let tally = pairs.byModel.min(by: { $0.key < $1.key })?.value {
        evidence += tally.firsts
      }
    }
    several[name] = withSeveral + bound
    models[role, default: 0] += withSeveral
    views[role, default: 0] += bound
    let word = role == .presenter ? "presenters" : "view models"
    figures += [
      Measured("\(name) \(word)", count), Measured("\(name) with several views", withSeveral),
      Measured("\(name) views with several \(word)", bound),
    ]
  }
  let none = several.filter { $0.value == 0 }.keys.sorted()
  let some = several.filter { $0.value > 0 }.keys.sorted()
  let verdict: Verdict =
    if none.isEmpty {
      .holds
    } else if some.isEmpty {
      .refuted
    } else {
      .depends(
        on: "the variant: several come together in \(some.joined(separator: ", ")), and one by one only in "
          + none.joined(separator: ", "))
    }
  return Finding(
    verdict,
    "\(models[.presenter] ?? 0) presenters have several views in their life and \(views[.presenter] ?? 0) views "
      + "several presenters; in MVVM \(models[.viewModel] ?? 0) view models and \(views[.viewModel] ?? 0) views do, "
      + "most of these cells that are used again",
    figures: figures, evidence: evidence)
}

extension ClaimRun {
  /// Who has to do with whom of the views and of a role, by name.
  fileprivate func pairs(of role: Role) -> (byModel: [String: Tally<String>], byView: [String: Tally<String>]) {
    var (byModel, byView): ([String: Tally<String>], [String: Tally<String>]) = ([:], [:])
    for event in events {
      guard event.kind == .call || event.kind == .notify || event.kind == .subscribe, let to = event.to
      else { continue }
      let pair: (view: String, model: String)
      switch (self.role(of: event.from), self.role(of: to)) {
      case (.view, role): pair = (event.from, to)
      case (role, .view): pair = (to, event.from)
      case _: continue
      }
      byModel[pair.model, default: Tally()].add(pair.view, evidence(event))
      byView[pair.view, default: Tally()].add(pair.model, evidence(event))
    }
    return (byModel, byView)
  }
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
        on: "what is dear: with scenes the presenter names a list on \(layerLines) lines and not \(stateLines), but "
          + "a test without views holds \(byLayer) behaviours of theirs and not \(byState)")
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
