import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of the network in MVC: owned by the model, or by controllers.
  static let bookOnNetwork: [Claim] = [
    Claim(
      52, .book,
      "where the model owns the network, a change here is told at once and asks the server, and no "
        + "controller handles an answer",
      measure: """
        Every request and every answer in every run of the variant whose model owns the network: who sends, who receives, \
        and whether controllers are told by what sent it, and again by the answer.
        """,
      modelOwnsNetwork),
    Claim(
      53, .book, "where controllers own the network, what arrives is hard to share",
      measure: """
        For each answer in every run of both variants: whether a controller has to hand it on by calls of its own, so that \
        the store or another controller knows. And the code that only one of the two variants has.
        """,
      sharingIsExplicit),
    Claim(
      54, .book, "where controllers own the network, what was loaded is view state: it lives with the screen",
      measure: """
        Whose state each answer to a read changes, in every run of both variants; and which controllers with such a state \
        are gone, with it, before the app is.
        """,
      resultIsViewState),
  ]
}

private func modelOwnsNetwork(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (requests, responses) = (0, 0)
  var (told, silent) = (Tally<String>(), Tally<String>())
  var (refreshed, same, handled) = (Tally<String>(), Tally<String>(), Tally<String>())
  for run in try context.runs("mvc/model") {
    let tells = run.events.filter { run.flow($0) == Flow(from: .store, to: .controller, kind: .notify) }
    let causes = Set(tells.compactMap(\.cause))
    let roots = Set(tells.flatMap { run.causes(of: $0).map(\.id) })
    for event in run.events {
      if event.kind == .request {
        requests += 1
        if run.role(of: event.from) == .controller { handled.add("request", run.evidence(event)) }
        if event.cause.map(causes.contains) == true {
          told.add(run.route(event), run.evidence(event))
        } else {
          silent.add(run.route(event), run.evidence(event))
        }
      } else if event.kind == .response, !event.isStale {
        responses += 1
        if run.role(of: event.to ?? "") == .controller { handled.add("response", run.evidence(event)) }
        if roots.contains(event.id) {
          refreshed.add(run.route(event), run.evidence(event))
        } else {
          same.add(run.route(event), run.evidence(event))
        }
      }
    }
  }
  let verdict: Verdict =
    if handled.total > 0 {
      .refuted
    } else if silent.total + same.total == 0 {
      .holds
    } else {
      .depends(
        on:
          "whether there is anything to tell: nothing is told by what sends \(words(silent.keys)), and by the answer "
          + "to \(words(same.keys))")
    }
  return Finding(
    verdict,
    "\(handled.total) requests or answers pass a controller; of \(requests) requests \(told.total) come with a "
      + "notification, of \(responses) answers in time \(refreshed.total)",
    figures: [
      Measured("requests", requests), Measured("of these with controllers told at once", told.total),
      Measured("answers that were not dropped", responses),
      Measured("of these told to controllers", refreshed.total),
      Measured("requests and answers that pass a controller", handled.total),
    ],
    evidence: handled.firsts + silent.firsts + same.firsts + told.firsts.prefix(2)
      + refreshed.firsts.prefix(2))
}

private func sharingIsExplicit(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var passes: [String: Int] = [:]
  let names = ["mvc/controller", "mvc/model"]
  for name in names {
    var (answers, toStore, toOthers) = (0, Tally<String>(), Tally<String>())
    for run in try context.runs(name) {
      let arrived = Set(run.events.filter { $0.kind == .response && !$0.isStale }.map(\.id))
      answers += arrived.count
      for event in run.events where event.cause.map(arrived.contains) == true {
        guard let flow = run.flow(event), flow.from == .controller, flow.kind == .call else { continue }
        if flow.to == .store, event.value != nil { toStore.add(event.name ?? "", run.evidence(event)) }
        if flow.to == .controller { toOthers.add(event.name ?? "", run.evidence(event)) }
      }
    }
    passes[name] = toStore.total + toOthers.total
    figures += [
      Measured("\(name) answers", answers),
      Measured("\(name) calls that hand one to the store", toStore.total),
      Measured("\(name) calls by which another controller learns of it", toOthers.total),
    ]
    evidence += toStore.firsts + toOthers.firsts
  }
  let (own, model) = (try context.facts("mvc/controller").app, try context.facts("mvc/model").app)
  let (ownOnly, modelOnly) = (
    own.filter { !model.contains($0) }.lines, model.filter { !own.contains($0) }.lines
  )
  figures += [
    Measured("mvc/controller lines of its own", ownOnly), Measured("mvc/model lines of its own", modelOnly),
  ]
  evidence += [
    .source("mvc/controller App", "\(ownOnly) lines that mvc/model has not"),
    .source("mvc/model App", "\(modelOnly) lines that mvc/controller has not"),
  ]
  let (byHand, byModel) = (passes["mvc/controller"] ?? 0, passes["mvc/model"] ?? 0)
  let verdict: Verdict =
    if byHand <= byModel {
      .refuted
    } else if ownOnly > modelOnly {
      .holds
    } else {
      .depends(
        on:
          "what hard means: each answer has to be handed on, or other screens do not know of it; but the variant has "
          + "\(ownOnly) lines of its own, and the one whose model does it \(modelOnly)")
    }
  return Finding(
    verdict,
    "controllers hand on what arrives by \(byHand) calls where they own the network, by \(byModel) where the model does",
    figures: figures, evidence: evidence)
}

private func resultIsViewState(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var kept: [String: (controller: Int, store: Int)] = [:]
  for name in ["mvc/controller", "mvc/model"] {
    var (reads, owners, gone) = (0, 0, 0)
    var (byController, byStore) = (Tally<String>(), Tally<String>())
    for run in try context.runs(name) {
      var changers: Set<String> = []
      let end = run.events.last?.id.step ?? 0
      for event in run.events where event.kind == .response && !event.isStale {
        guard event.name?.hasPrefix("GET ") == true else { continue }
        reads += 1
        let changes = run.consequences(of: event).filter { $0.kind == .state }
        if let change = changes.first(where: { run.role(of: $0.from) == .controller }) {
          byController.add(WireSort.type(change.from), run.evidence(change))
          changers.insert(change.from)
        }
        if let change = changes.first(where: { run.role(of: $0.from) == .store }) {
          byStore.add(change.from, run.evidence(change))
        }
      }
      owners += changers.count
      gone += run.events.count { $0.kind == .destroy && $0.id.step < end && changers.contains($0.from) }
    }
    kept[name] = (byController.total, byStore.total)
    figures += [
      Measured("\(name) answers to reads", reads),
      Measured("\(name) of these change a controller's state", byController.total),
      Measured("\(name) of these change the store", byStore.total),
      Measured("\(name) controllers that keep what was loaded", owners),
      Measured("\(name) of these gone before the app, with what they kept", gone),
    ]
    evidence += byController.firsts + byStore.firsts
  }
  let (controller, store) = kept["mvc/controller"] ?? (0, 0)
  let verdict: Verdict =
    if controller == 0 {
      .refuted
    } else if store == 0 {
      .holds
    } else {
      .depends(
        on:
          "what of it: which rows there are and whether they load is the controller's, and goes with it; what the rows "
          + "show is the store's, for all screens")
    }
  return Finding(
    verdict,
    "where controllers own the network, \(controller) answers to reads change a controller's state and \(store) the "
      + "store",
    figures: figures, evidence: evidence)
}

private func words(_ routes: [String]) -> String {
  routes.isEmpty ? "nothing" : routes.joined(separator: ", ")
}

extension Event {
  /// Whether it is an answer that its receiver dropped.
  fileprivate var isStale: Bool { value?["stale"] == .bool(true) }
}

extension ClaimRun {
  /// The route of a request or an answer, without the numbers of what it is about.
  fileprivate func route(_ event: Event) -> String {
    let parts = (event.name ?? "").prefix { $0 != "?" }.split(separator: "/")
    return parts.map { $0.allSatisfy(\.isNumber) ? "*" : String($0) }.joined(separator: "/")
  }
}
