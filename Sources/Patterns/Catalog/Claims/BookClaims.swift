import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// The claims of the book on app architecture.
  static let book: [Claim] =
    [
      bookOnChange, bookOnControllers, bookOnNetwork, bookOnModelLayer, bookOnMVVM, bookOnCoordinators,
      bookOnRendering, bookOnBinding, bookOnViewState, bookOnTEA, bookOnFunctions,
    ].flatMap(\.self).sorted { $0.number < $1.number }

  /// How changes reach the screen.
  private static let bookOnChange: [Claim] = [
    Claim(
      31, .book, "in MVC an action on view state alone skips the model",
      measure: """
        What each scroll, and each alert closed by OK or Cancel, leads to in every run of both variants: calls to a \
        store, and changes of one.
        """,
      viewStateSkipsModel),
    Claim(
      32, .book, "an observation that was forgotten drifts silently in MVC, and MAVB and TEA rule that out",
      measure: """
        Each wire that brings changes is cut in turn; and of each observation it is asked whether it brings the value \
        now as well, so that reading and observing cannot be written apart.
        """,
      forgottenObservation),
    Claim(
      37, .book, "in MVC a controller cannot tell the cause of a notification",
      measure: """
        Notifications to controllers in every run of MVC, alike where observer, name and content are the same: by how \
        many different causes each sort came about.
        """,
      causeOfNotification),
  ]
}

private func viewStateSkipsModel(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (steps, events) = (0, 0)
  var touches = Tally<String>()
  var examples: [Evidence] = []
  for run in try context.runs("mvc/model") + context.runs("mvc/controller") {
    let inputs = run.steps { action in
      switch action {
      case .scroll: true
      case .alert(let title): title == "OK" || title == "Cancel"
      case .open, .tap, .back, .pull, .type, .detach, .attach, .push, .wait, .expect, .repeat: false
      }
    }
    for (_, input) in inputs {
      let consequences = run.consequences(of: input)
      steps += 1
      events += consequences.count
      for event in consequences {
        guard let flow = run.flow(event), flow.to == .store, flow.kind == .call || flow.kind == .state
        else { continue }
        touches.add(flow.description, run.evidence(event))
      }
      if examples.isEmpty { examples = ([input] + consequences).map(run.evidence) }
    }
  }
  return Finding(
    touches.total == 0 ? .holds : .refuted,
    "\(steps) such actions led to \(events) events, of which \(touches.total) called or changed a store",
    figures: [
      Measured("actions on view state alone", steps), Measured("events that they led to", events),
      Measured("of these at a store", touches.total),
    ],
    evidence: touches.firsts + examples)
}

private func forgottenObservation(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (drifts, apart, memos): ([String: Int], [String: Int], Int) = ([:], [:], 0)
  for name in ["mvc", "mvcvs", "mavb", "tea"] {
    // What the server or the player brings is no state of the app: nothing could be computed from it again.
    let faults = try context.faults(name) {
      !$0.isInput && $0.fromRole != .service && $0.fromRole != .player
    }
    let drifting = faults.filter { $0.outcome == .drift }
    drifts[name] = drifting.count
    if name == "tea" { memos = drifting.count { $0.wire.kind == .memo } }
    var all = 0
    let run = try context.run(name)
    for event in run.events where event.kind == .subscribe && run.role(of: event.to ?? "") != .service {
      all += 1
      if event.value?["initial"] != .bool(true) { apart[name, default: 0] += 1 }
    }
    figures += [
      Measured("\(name) wires", faults.count), Measured("\(name) drifts", drifting.count),
      Measured("\(name) observations", all), Measured("\(name) apart from reading", apart[name] ?? 0),
    ]
    for fault in drifting.prefix(2) { evidence.append(try context.evidence(fault, name)) }
  }
  let (mvc, mavb, tea) = (drifts["mvc"] ?? 0, drifts["mavb"] ?? 0, drifts["tea"] ?? 0)
  let verdict: Verdict =
    if mvc == 0 || mavb > 0 && tea > memos {
      .refuted
    } else if mavb == 0 && tea == 0 {
      .holds
    } else {
      .depends(
        on:
          "what is forgotten: in MAVB \(apart["mavb"] ?? 0) observations stand apart from the reading and can be "
          + "forgotten alone, but \(mavb) whole bindings drift; in TEA \(memos) memos that depend on too little do"
      )
    }
  return Finding(
    verdict, "\(mvc) wires that bring changes drift in MVC, \(mavb) in MAVB, \(tea) in TEA", figures: figures,
    evidence: evidence)
}

private func causeOfNotification(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (sorts, ambiguous, most) = (0, 0, 0)
  var evidence: [Evidence] = []
  let shown = 3
  for run in try context.runs("mvc/model") {
    var causes: [String: Tally<String>] = [:]
    var firsts: [String: [Evidence]] = [:]
    for event in run.events where event.kind == .notify {
      guard let to = event.to, run.role(of: to) == .controller, let origin = run.origin(of: event) else {
        continue
      }
      let sort = "\(to) \(event.name ?? "") \(event.value?.json ?? "")"
      let cause = "\(origin.kind.name) \(origin.name ?? "")"
      causes[sort, default: Tally()].add(cause, run.evidence(event))
      firsts["\(sort) \(cause)"] = firsts["\(sort) \(cause)"] ?? [run.evidence(origin), run.evidence(event)]
    }
    sorts += causes.count
    for (sort, tally) in causes.sorted(by: { $0.key < $1.key }) where tally.keys.count > 1 {
      ambiguous += 1
      guard tally.keys.count > most else { continue }
      most = tally.keys.count
      evidence = tally.keys.prefix(shown).flatMap { firsts["\(sort) \($0)"] ?? [] }
    }
  }
  return Finding(
    ambiguous > 0 ? .holds : .refuted,
    "\(ambiguous) of \(sorts) sorts of notification look the same to the controller and have several causes",
    figures: [
      Measured("sorts of notification", sorts), Measured("of these with several causes", ambiguous),
      Measured("most causes of one", most),
    ],
    evidence: evidence)
}

extension ClaimRun {
  /// What begins the chain that an event is in: what a person or the world did, a response, a timer.
  fileprivate func origin(of event: Event) -> Event? {
    causes(of: event).first { $0.kind == .input || $0.kind == .response || $0.kind == .timer }
  }
}
