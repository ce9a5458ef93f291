import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the source says of the ways in which a view is told.
  static let part2OnEvents: [Claim] = [
    Claim(
      5, .part2, "a one-shot completion cannot serve what comes more than once, or from another layer",
      measure: """
        Voices in the variant that has both: completions for answers, property blocks for the rest. All property \
        blocks of rows are cut at once, and it is counted which states of voices still reach a row in sight.
        """,
      oneShotIsNotEnough),
    Claim(
      7, .part2,
      "each further event costs blocks and protocols members on both sides, and key-value observing on neither",
      measure: """
        For each screen, how many things views are told in all runs, and how many members the files of the two sides \
        declare: by how many members they grow for one thing more, by the line of least squares.
        """,
      membersByEvent),
    Claim(
      9, .part2, "MVVM is MVP but for the binding",
      measure: """
        Every scenario in both, presenters and view models taken for one, scenes and coordinators, and calls and \
        notifications: which roles act on which, in all and by step. Observing, rendering and state are left out.
        """,
      sameButForBinding),
  ]
}

private func oneShotIsNotEnough(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let (pattern, scenario) = ("mvp/block", "voices")
  let isRow: (WireFacts) -> Bool = { $0.kind == .block && $0.name == "playState" }
  let rows = try context.wires(pattern, scenario).filter(isRow)
  let whole = try context.run(pattern, scenario)
  let cut = try context.run(pattern, scenario, cuts: rows.map(\.number))
  let (before, after) = (whole.statesOfVoices(), cut.statesOfVoices(alsoIn: whole))
  let played = [whole].flows { $0.from == .player && $0.kind == .notify }
  let answers = whole.events.filter { $0.kind == .call && $0.name?.hasPrefix("didFetch") == true }
  let finished = "finished"
  var evidence = before.firsts + played.firsts + answers.prefix(1).map(whole.evidence)
  for fault in try context.faults(pattern, scenario, of: isRow).filter({ $0.outcome == .drift }).prefix(2) {
    evidence.append(try context.evidence(fault, pattern, scenario))
  }
  return Finding(
    after.count(finished) < before.count(finished) ? .holds : .refuted,
    "without the rows' property blocks \(after.total) of \(before.total) changes of a voice reach its row in time, "
      + "and \(after.count(finished)) of \(before.count(finished)) times that one has finished",
    figures: [
      Measured("answers that completions bring", answers.count),
      Measured("events of the player, which nobody asked for", played.total),
      Measured("property blocks of rows", rows.count),
      Measured("changes of a voice in sight", before.total),
      Measured("of these in time with the property blocks cut", after.total),
      Measured("voices that finish in sight", before.count(finished)),
      Measured("of these in time with the property blocks cut, too", after.count(finished)),
    ],
    evidence: evidence)
}

extension ClaimRun {
  /// How often a row in sight changes to which state of its voice.
  /// - Parameter other: Where given, only what changes there at the same time in the same step.
  fileprivate func statesOfVoices(alsoIn other: ClaimRun? = nil) -> Tally<String> {
    var tally = Tally<String>()
    for event in events where event.kind == .render {
      for change in event.changes where change.path.hasPrefix("voices[") && change.path.hasSuffix("].state") {
        guard change.old != nil, case .string(let state)? = change.new else { continue }
        let isInTime = other?.events.contains {
          $0.kind == .render && $0.id.step == event.id.step && $0.time == event.time
            && $0.changes.contains(change)
        }
        if isInTime != false { tally.add(state, evidence(event)) }
      }
    }
    return tally
  }
}

private func membersByEvent(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var slopes: [(name: String, sides: [Slope])] = []
  for (name, role) in [("mvp/block", Role.presenter), ("mvp/protocol", .presenter), ("mvvm/kvo", .viewModel)]
  {
    let facts = try context.facts(name)
    let told = try context.runs(name).told(by: role, facts)
    let screens = facts.screensApart
    let sides = [role, .view].map { side in
      Slope(screens.map { (told[$0]?.count ?? 0, facts.files(of: $0, in: [side]).members) })
    }
    slopes.append((name, sides))
    let word = role == .viewModel ? "view model" : role.rawValue
    figures += [
      Measured("\(name) things told", told.values.reduce(0) { $0 + $1.count }),
      Measured("\(name) members of a \(word) for one more", ratio: sides[0].rise, to: sides[0].run),
      Measured("\(name) members of a view for one more", ratio: sides[1].rise, to: sides[1].run),
    ]
    for screen in screens {
      let count = told[screen]?.count ?? 0
      let (model, view) = (
        facts.files(of: screen, in: [role]).members, facts.files(of: screen, in: [.view]).members
      )
      evidence.append(
        .source(name, "\(screen.rawValue): told \(count), members of the \(word) \(model), of views \(view)"))
    }
  }
  // A member for one thing more, or nearly: it grows with them.
  func grows(_ slope: Slope) -> Bool { slope.rise * 2 >= slope.run }
  let growing = slopes.map { $0.sides.count(where: grows) }
  let verdict: Verdict =
    if growing[0] < 2 || growing[1] < 2 || growing[2] == 2 {
      .refuted
    } else if growing[2] == 0 {
      .holds
    } else {
      .depends(on: "the side: with key-value observing one of them grows")
    }
  return Finding(
    verdict,
    "both sides grow in \(zip(slopes, growing).filter { $1 == 2 }.map(\.0.name).joined(separator: ", ")), by "
      + slopes.map { "\($0.sides[0].text) and \($0.sides[1].text)" }.joined(separator: ", ") + " members",
    figures: figures, evidence: evidence)
}

extension Sequence<ClaimRun> {
  /// What views are told by a role, by the screen of who tells; what a view reads when it is told of something else
  /// counts as well.
  fileprivate func told(by role: Role, _ facts: SourceFacts) -> [ScreenName: Set<String>] {
    var told: [ScreenName: Set<String>] = [:]
    func add(_ who: String, _ what: String) {
      let type = ClaimRun.type(who)
      if let screen = facts.screen(ofType: type) { told[screen, default: []].insert("\(type) \(what)") }
    }
    for run in self {
      for event in run.events where run.role(of: event.from) == role {
        if event.kind == .state, role == .viewModel {
          for change in event.changes { add(event.from, change.path) }
        }
        guard event.kind == .call || event.kind == .notify, let to = event.to, run.role(of: to) == .view,
          let name = event.name
        else { continue }
        add(event.from, name)
      }
    }
    return told
  }
}

private func sameButForBinding(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let (mvp, mvvm) = (try context.runs("mvp/protocol"), try context.runs("mvvm/signal"))
  let (a, b) = (mvp.collapsed, mvvm.collapsed)
  let onlyA = a.filter { b.count($0) == 0 }
  let onlyB = b.filter { a.count($0) == 0 }
  let common = a.filter { b.count($0) > 0 }
  var (steps, same, outside) = (0, 0, 0)
  for (first, second) in zip(mvp, mvvm) {
    let (left, right) = (first.collapsedByStep, second.collapsedByStep)
    for step in Set(left.keys).union(right.keys) {
      steps += 1
      if left[step] == right[step] { same += 1 }
    }
    if first.outside == second.outside { outside += 1 }
  }
  let tells = [
    mvp.flows { $0.from == .presenter && $0.to == .view },
    mvvm.flows { $0.from == .viewModel && $0.to == .view },
  ]
  let verdict: Verdict =
    onlyA.total + onlyB.total == 0
    ? .holds
    : .depends(
      on: "whether these are the pattern's: only in MVP \(onlyA.keys.joined(separator: ", ")); only in MVVM "
        + onlyB.keys.joined(separator: ", "))
  return Finding(
    verdict,
    "\(common.keys.count) ways in which one acts on another are the same, \(onlyA.keys.count) are only in MVP and "
      + "\(onlyB.keys.count) only in MVVM; the screens are the same in \(outside) of \(mvp.count) scenarios",
    figures: [
      Measured("ways in both", common.keys.count), Measured("only in MVP", onlyA.keys.count),
      Measured("only in MVVM", onlyB.keys.count), Measured("scenarios", mvp.count),
      Measured("of these with the same screens and requests", outside),
      Measured("steps with hops", steps), Measured("of these with the same ways", same),
      Measured("times a presenter tells a view", tells[0].total),
      Measured("times a view model tells one", tells[1].total),
    ],
    evidence: onlyA.firsts + onlyB.firsts + common.firsts.prefix(2))
}

extension ClaimRun {
  /// What an event is where the two patterns' names for the same are one; nil where it is no act of one on another, or
  /// belongs to the binding.
  fileprivate func collapsed(_ event: Event) -> String? {
    guard let flow = flow(event) else { return nil }
    func word(_ role: Role) -> String {
      switch role {
      case .presenter, .viewModel: "presenter"
      case .scene, .coordinator: "scene"
      case .user, .world, .clock, .service, .store, .view, .controller, .viewState, .adapter, .binder,
        .driver,
        .update, .virtualView, .player:
        role.rawValue
      }
    }
    let kind: String
    switch flow.kind {
    case .call, .notify, .route: kind = "tells"
    case .request, .response, .navigate, .message, .command: kind = flow.kind.name
    case .subscribe, .unsubscribe, .state, .render, .read, .input, .timer, .create, .destroy, .screen, .error,
      .other:
      return nil
    }
    return "\(word(flow.from)) → \(word(flow.to)) \(kind)"
  }

  fileprivate var collapsedByStep: [Int: Set<String>] {
    events.reduce(into: [:]) { sets, event in
      if let way = collapsed(event) { sets[event.id.step, default: []].insert(way) }
    }
  }
}

extension [ClaimRun] {
  fileprivate var collapsed: Tally<String> {
    var tally = Tally<String>()
    for run in self {
      for event in run.events {
        if let way = run.collapsed(event) { tally.add(way, run.evidence(event)) }
      }
    }
    return tally
  }
}
