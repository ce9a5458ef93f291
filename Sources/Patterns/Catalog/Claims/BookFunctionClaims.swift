import ArchTrace
import Runtime

extension Claim {
  /// What the book says of functions and values: what TEA costs, and what one-way flow needs.
  static let bookOnFunctions: [Claim] = [
    Claim(
      49, .book, "TEA computes the whole view at each change, and reuse saves the making of views",
      measure: """
        How often the view is computed for how many messages, in every run; and how many views are made, against those that \
        stand after each message, which would all be made if none was kept.
        """,
      reuseSavesViews),
    Claim(
      50, .book,
      "in TEA update, view and subscriptions are all that there is to test, and no test asks if it is wired",
      measure: """
        Behaviours held by these three functions alone; which functions the driver calls in every run, and whether each \
        observation follows a call of subscriptions. And each wire that brings a change is cut in turn, to see if \
        these tests notice.
        """,
      threeFunctions),
    Claim(
      56, .book, "one-way flow needs values: what is shared can be changed past it",
      measure: """
        Somebody who read the state of a store of MVC+VS, of an adapter of MAVB and of a driver of TEA changes what they hold: \
        once where the state is a value, and once where it is an object. Does the state change, and is anybody told? And \
        what the types of state in the apps of the three are.
        """,
      valuesForOneWayFlow),
  ]
}

private func reuseSavesViews(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (messages, launches, computed, made, standing) = (0, 0, Tally<String>(), Tally<String>(), 0)
  for run in try context.runs("tea") {
    launches += 1
    var (alive, stood) = (0, 0)
    for event in run.events {
      switch event.kind {
      case .message:
        messages += 1
        standing += stood
      case .create where event.role == Role.view.rawValue:
        alive += 1
        made.add(event.to ?? "", run.evidence(event))
      case .destroy where run.role(of: event.from) == .view: alive -= 1
      case .call where event.name == "view": computed.add("view", run.evidence(event))
      case _: break
      }
      // What is torn down at the end is no state of the app.
      if event.kind != .destroy { stood = alive }
    }
    standing += stood
  }
  return Finding(
    computed.total == messages + launches && made.total < standing ? .holds : .refuted,
    "the view is computed \(computed.total) times, for \(messages) messages and \(launches) launches; \(made.total) views "
      + "are made instead of \(standing)",
    figures: [
      Measured("messages", messages), Measured("launches", launches),
      Measured("times that the view is computed", computed.total),
      Measured("views that stand, after each of them", standing), Measured("views made", made.total),
      Measured("times as many without reuse", ratio: standing, to: made.total),
    ],
    evidence: computed.firsts + made.firsts.prefix(3))
}

private func threeFunctions(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let report = try context.seams("tea")
  var (functions, observations, unasked) = (Tally<String>(), Tally<String>(), Tally<String>())
  for run in try context.runs("tea") {
    var asked: Set<EventID?> = []
    for event in run.events {
      if event.kind == .call,
        event.to.map({ run.role(of: $0) == .update || run.role(of: $0) == .virtualView }) == true
      {
        functions.add(event.name ?? "", run.evidence(event))
        if event.name == "subscriptions" { asked.insert(event.cause) }
      } else if event.kind == .subscribe {
        observations.add(event.name ?? "", run.evidence(event))
        if !asked.contains(event.cause) { unasked.add(event.name ?? "", run.evidence(event)) }
      }
    }
  }
  let faults = try context.faults("tea") { !$0.isInput }
  let wrong = faults.filter { $0.difference != nil }
  let unnoticed = wrong.filter { report.noticing(WireSort($0.wire)).isEmpty }
  var evidence = functions.firsts + observations.firsts + unasked.firsts
  for fault in unnoticed { evidence.append(try context.evidence(fault, "tea")) }
  let feeds = names(of: unnoticed.filter { $0.wire.kind != .memo })
  let memos = names(of: unnoticed.filter { $0.wire.kind == .memo })
  let verdict: Verdict =
    if report.told < report.count || unasked.total > 0 {
      .refuted
    } else if unnoticed.isEmpty {
      .holds
    } else {
      .depends(
        on:
          "who wires the driver, and what is lazy: what the app subscribes to needs no test, but the feed that the app is "
          + "launched with (\(feeds)) and what a lazy view depends on (\(memos)) can be forgotten, and no such test notices"
      )
    }
  return Finding(
    verdict,
    "\(report.told) of \(report.count) behaviours are held by \(functions.keys.count) functions, and \(unasked.total) of "
      + "\(observations.total) observations begin without subscriptions asking for them",
    figures: [
      Measured("behaviours", report.count), Measured("held as a view is told", report.told),
      Measured("functions that the driver calls", functions.keys.count),
      Measured("observations", observations.total),
      Measured("that subscriptions did not ask for", unasked.total),
      Measured("wires that bring changes", faults.count), Measured("of these wrong when cut", wrong.count),
      Measured("of these noticed by no test", unnoticed.count),
    ],
    evidence: evidence)
}

/// The names of the wires that were cut, each once.
private func names(of faults: [WireFault]) -> String {
  faults.map(\.wire.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
}

private func valuesForOneWayFlow(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let trials = AliasTrial.all()
  let (values, objects) = (trials.filter(\.isValue), trials.filter { !$0.isValue })
  var types: [SourceType.Kind: [Evidence]] = [:]
  for name in ["mvcvs", "mavb", "tea"] {
    for file in try context.facts(name).app where file.role != .controller {
      for type in file.types where type.name.hasSuffix("State") {
        types[type.kind, default: []].append(.source(file.path, "\(type.kind) \(type.name)"))
      }
    }
  }
  let past = objects.filter { $0.changed && !$0.told }
  return Finding(
    values.allSatisfy { !$0.changed } && past.count == objects.count
      ? .holds : past.isEmpty ? .refuted : .depends(on: "the framework"),
    "\(past.count) of \(objects.count) states that are objects change past the flow, \(values.count { $0.changed }) of "
      + "\(values.count) that are values",
    figures: [
      Measured("states that are values", values.count),
      Measured("of the values, changed by who read them", values.count { $0.changed }),
      Measured("states that are objects", objects.count),
      Measured(
        "of the objects, changed by who read them", past.count + objects.count { $0.changed && $0.told }),
      Measured("of the objects, with nobody told", past.count),
      Measured("types of state in the apps that are structures", types[.struct]?.count ?? 0),
      Measured("that are classes", types[.class]?.count ?? 0),
    ],
    evidence: trials.map(\.evidence) + (types[.class] ?? []) + (types[.struct] ?? []))
}
