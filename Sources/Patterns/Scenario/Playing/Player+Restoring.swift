import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

extension Player {
  /// Makes a copy of the app from its states at each of these moments, in a run of its own with a twin of the server,
  /// compares it, and plays the rest of the scenario on it beside what the app did.
  /// - Parameter rewinds: Whether the states are put into a running tree as well, and how one is made.
  func checkRestoring(_ moments: [Moment], _ plan: RestoringPlan, rewinds: Bool) -> RestoringOutcome? {
    guard let app = app as? any RestorableApp, !runtime.isHalted else { return nil }
    let type = Swift.type(of: app)
    var outcome = RestoringOutcome(snapshotName: type.snapshotName)
    let gaps = type.gaps.union([.echoes])
    // The last moment is the last step's once more, when all is at rest.
    for place in plan.places(among: moments.count) {
      let moment = moments[place]
      outcome.steps = max(outcome.steps, place == moments.count - 1 ? place : place + 1)
      let missing = gaps.intersection(moment.gaps)
      for gap in missing { outcome.shownOnly[gap, default: 0] += 1 }
      let rest = missing.isEmpty ? moments[(place + 1)...] : []
      if let found = flaw(of: moment, rest, type) {
        outcome.differences.append(found)
      }
    }
    if plan == .eachStep { outcome.steps = max(0, moments.count - 1) }
    if rewinds { checkRewinding(moments, gaps, &outcome) }
    return outcome
  }

  private func flaw(
    of moment: Moment, _ rest: ArraySlice<Moment>, _ type: any RestorableApp.Type
  ) -> RestoringDifference? {
    let twin: Player
    do {
      twin = try Player(twinOf: self, at: moment, type)
    } catch {
      return difference(.copy, moment, nil, .unreadable("\(error)"))
    }
    let found = twin.flaw(against: moment) ?? twin.goOn(rest)
    let survivors = twin.quit().leaks
    if let found { return difference(.copy, moment, found.later, found.flaw) }
    return survivors.first.map { difference(.copy, moment, nil, .survivor($0)) }
  }

  /// Puts every earlier state into a running tree: from each the rest of the scenario is played again, backwards from the
  /// last; then forward again, state by state.
  private func checkRewinding(
    _ moments: [Moment], _ gaps: Set<RestoringGap>, _ outcome: inout RestoringOutcome
  ) {
    guard app is any RewindableApp else { return }
    let tree = Player(again: self)
    for played in scenario.numberedSteps { tree.play(played.step, played.number) }
    let backwards = moments.indices.reversed().map { ($0, gaps.isDisjoint(with: moments[$0].gaps)) }
    let forwards = moments.indices.map { ($0, false) }
    for (place, goesOn) in backwards + forwards {
      let moment = moments[place]
      var found: (later: Int?, flaw: RestoringDifference.Flaw)?
      do {
        try tree.rewind(to: moment)
        found = tree.flaw(against: moment) ?? (goesOn ? tree.goOn(moments[(place + 1)...]) : nil)
      } catch {
        found = (nil, .unreadable("\(error)"))
      }
      if let found { outcome.differences.append(difference(.rewound, moment, found.later, found.flaw)) }
    }
    outcome.rewound = moments.count
    if let survivor = tree.quit().leaks.first, let last = moments.last {
      outcome.differences.append(difference(.rewound, last, nil, .survivor(survivor)))
    }
  }

  private func difference(
    _ way: RestoringDifference.Way, _ moment: Moment, _ later: Int?, _ flaw: RestoringDifference.Flaw
  ) -> RestoringDifference {
    RestoringDifference(way: way, step: moment.step, place: moment.place, later: later, flaw: flaw)
  }

  // MARK: A twin

  /// What is wrong with it at the moment that it was put back to.
  private func flaw(against moment: Moment) -> (later: Int?, flaw: RestoringDifference.Flaw)? {
    guard let reading else { return nil }
    for (route, count) in reading.requests.sorted(by: { $0.key < $1.key })
    where count > moment.reading.requests[route] ?? 0 {
      return (nil, .asked(route))
    }
    return (moment.reading.flaw(reading) ?? runtime.reports.first.map { .reported($0) }).map { (nil, $0) }
  }

  /// Plays the rest.
  /// - Returns: The step after which it was another first, and how.
  private func goOn(_ rest: ArraySlice<Moment>) -> (later: Int?, flaw: RestoringDifference.Flaw)? {
    for moment in rest {
      if moment.isEnd { settle(until: moment) } else { play(moment.played, moment.step) }
      guard let reading else { return nil }
      if let flaw = moment.reading.flaw(reading) ?? runtime.reports.first.map({ .reported($0) }) {
        return (moment.step, flaw)
      }
    }
    return nil
  }

  private func settle(until moment: Moment) {
    runtime.settle()
    if moment.time > runtime.now { runtime.run(until: moment.time) }
  }

  /// Puts the states, and all that is around them, into the running tree.
  private func rewind(to moment: Moment) throws {
    guard let window, let service, let app = app as? any RewindableApp else {
      throw RestoringError.notRestorable
    }
    let saved = try moment.saved.get()
    var result = Result<Void, any Error>.success(())
    runtime.input(step: moment.step, from: runtime.world, to: nil, name: "rewind") {
      window.attachAll()
      runtime.rewind(to: moment.time)
      server.memory = moment.memory
      service.replaceTraffic(by: moment.traffic)
      result = Result { try app.load(saved) }
      window.take(moment.presence)
      service.carryOn()
    }
    try result.get()
    (pace, outcome.steps) = (moment.pace, moment.step)
  }
}
