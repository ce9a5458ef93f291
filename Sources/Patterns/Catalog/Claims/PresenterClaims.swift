import ArchTrace
import Runtime

extension Claim {
  /// The claims of two walkthroughs of MVP.
  static let presenter: [Claim] = (presenterOnLayers + presenterOnSize).inOrder

  /// What they say of who knows whom.
  private static let presenterOnLayers: [Claim] = [
    Claim(
      22, .swiftMVP, "a presenter does not use the UI kit",
      measure: """
        What presenters' files import and name; and who makes views, moves between them or sets them in every run of \
        both variants.
        """,
      presenterUsesNoUIKit),
    Claim(
      23, .mvpCode,
      "protocols given at the start decouple: a presenter cannot tell the network from the device",
      measure: """
        Every behaviour that presenters' tests hold is tested twice in both variants, once with a network and once \
        with answers of the device's own, which come as late: all that presenters do and that is done to them.
        """,
      presenterCannotTell),
    Claim(
      24, .swiftMVP, "MVP leaves open where network and database go",
      measure: """
        Who sends requests in every run of MVP and of what else there is, whether the screens are the same, and \
        whether presenters do the same with no network behind them.
        """,
      networkIsLeftOpen),
    Claim(
      28, .mvpCode, "a view can use the view data as it is",
      measure: """
        For every call of a presenter with texts on record: whether what the controls then show is one of these texts \
        as it stands. Of rows the record has the numbers only; so the behaviours count, too, that are held by fake \
        views which only keep what they are told.
        """,
      viewDataIsUsedAsItIs),
    Claim(
      29, .swiftMVP, "patterns can stand beside each other in one app",
      measure: "How many apps load the same views, which is all that could be shared with no change.",
      patternsCoexist),
  ]
}

private func presenterUsesNoUIKit(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let runs = try context.runs("mvp/protocol") + context.runs("mvp/block")
  let acts = runs.flows { $0.from == .presenter && $0.to == .view }
  let calls = acts.filter { $0.kind == .call }
  var made = Tally<String>()
  for run in runs {
    for event in run.events where event.kind == .create && event.role == Role.view.rawValue {
      let maker = run.role(of: event.from)?.rawValue ?? event.from
      made.add(maker, run.evidence(event))
    }
  }
  var files: Set<String> = []
  var (uses, clean): ([Evidence], [Evidence]) = ([], [])
  for variant in ["mvp/protocol", "mvp/block"] {
    let facts = try context.facts(variant)
    uses += facts.imports(of: ["HeadlessUI", "BlogViews"], in: .presenter)
    uses += facts.names(module: "HeadlessUI", in: .presenter)
    files.formUnion(facts.files(of: .presenter).map(\.path))
    clean += facts.imports(in: .presenter, of: variant)
  }
  let byPresenter = made.count(Role.presenter.rawValue)
  let moves = runs.flows { $0.from == .presenter && ($0.kind == .navigate || $0.kind == .render) }
  return Finding(
    acts.total - calls.total + byPresenter + moves.total + uses.count == 0 ? .holds : .refuted,
    "presenters act on views by \(calls.total) calls and in \(acts.total - calls.total) other ways",
    figures: [
      Measured("files of presenters", files.count), Measured("uses of the UI kit in them", uses.unique.count),
      Measured("presenter calls a view", calls.total),
      Measured("presenter acts on one otherwise", acts.total - calls.total),
      Measured("views made", made.total), Measured("of these by a presenter", byPresenter),
      Measured("navigations and renders by a presenter", moves.total),
    ],
    evidence: uses.unique + moves.firsts + (uses.isEmpty ? clean : []) + calls.firsts + made.firsts)
}

/// What presenters did in a behaviour's test, with a network and without.
private struct Swap {
  let behaviour: String
  let variant: String
  let isSame: Bool
  let events: Int
}

private func swaps(_ context: ClaimContext) throws(ClaimError) -> [Swap] {
  var swaps: [Swap] = []
  for (name, local) in [("mvp/protocol", SeamSource.mvpProtocolLocal), ("mvp/block", .mvpBlockLocal)] {
    let report = try context.seams(name)
    guard let source = report.pattern.seam else { continue }
    for entry in report.entries where entry.outcome.isHeld {
      let network = SeamRun(source, entry.behaviour, of: report.pattern)
      let device = SeamRun(local, entry.behaviour, of: report.pattern)
      let (a, b) = (network.trace.events.atPresenters, device.trace.events.atPresenters)
      swaps.append(
        Swap(
          behaviour: entry.behaviour.id, variant: name,
          isSame: !a.isEmpty && a == b && device.outcome == network.outcome, events: a.count))
    }
  }
  return swaps
}

extension [Event] {
  /// Everything that presenters do and is done to them but asking for something and getting it, without ids.
  fileprivate var atPresenters: [String] {
    let presenters = Set(filter { $0.kind == .create && $0.role == Role.presenter.rawValue }.compactMap(\.to))
    return compactMap { event in
      guard presenters.contains(event.from) || event.to.map(presenters.contains) == true else { return nil }
      switch event.kind {
      case .request, .response, .message: return nil
      case _:
        let changes = event.changes.map { "\($0.path) \($0.old?.json ?? "") \($0.new?.json ?? "")" }
        return "\(event.time) \(event.kind.name) \(event.from) \(event.to ?? "") \(event.name ?? "") "
          + "\(event.value?.json ?? "") \(changes)"
      }
    }
  }
}

private func presenterCannotTell(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let swaps = try swaps(context)
  let same = swaps.count(where: \.isSame)
  var (knows, evidence): ([Evidence], [Evidence]) = ([], [])
  for variant in ["mvp/protocol", "mvp/block"] {
    let facts = try context.facts(variant)
    for (file, type, names) in facts.types(naming: { $0 == "Network" || $0 == "Runtime.Service" })
    where file.role == .presenter {
      let find = Evidence.source(file.path, "\(type) names \(names.joined(separator: ", "))")
      if names.contains("Runtime.Service") { knows.append(find) }
      evidence.append(find)
    }
  }
  evidence += swaps.map {
    .source(
      "\($0.variant) \($0.behaviour)",
      "\($0.events) events at presenters, \($0.isSame ? "the same" : "others")")
  }
  return Finding(
    same == swaps.count && knows.isEmpty ? .holds : .refuted,
    "in \(same) of \(swaps.count) tests presenters do the same, hop by hop, with the answers from the device",
    figures: [
      Measured("tests with a network and without", swaps.count),
      Measured("of these with the same at presenters", same),
      Measured("events at presenters held against each other", swaps.reduce(0) { $0 + $1.events }),
      Measured("presenters that name the network's own type", knows.unique.count),
    ],
    evidence: evidence.unique)
}

private func networkIsLeftOpen(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  let mvp = try context.runs("mvp/protocol")
  var alike = 0
  var others: Set<String> = []
  let names = ["mvp/protocol", "mvp/block", "mvc/model", "mvc/controller", "mvvm/signal"]
  for name in names {
    let runs = try context.runs(name)
    let requests = runs.flows { $0.kind == .request }
    for flow in requests.keys {
      figures.append(Measured("\(name) requests by a \(flow.from.rawValue)", requests.count(flow)))
      if !name.hasPrefix("mvp") { others.insert(flow.from.rawValue) }
    }
    evidence += requests.firsts
    alike += zip(runs, mvp).count { $0.outside == $1.outside }
  }
  let askers = (mvp + (try context.runs("mvp/block"))).flows { $0.kind == .request }
  let swaps = try swaps(context)
  let same = swaps.count(where: \.isSame)
  figures += [
    Measured("runs", mvp.count * names.count), Measured("of these with the screens of MVP", alike),
    Measured("tests of presenters with no network", swaps.count),
    Measured("of these with the same at presenters", same),
  ]
  let roles = Set(askers.keys.map(\.from.rawValue)).sorted().joined(separator: ", ")
  return Finding(
    same == swaps.count
      ? .depends(
        on:
          "what MVP is taken to say: presenters do the same in \(same) of \(swaps.count) tests with no network, so "
          + "its place is free; but somebody has to ask, and here that is the \(roles), \(askers.total) times"
      )
      : .refuted,
    "the same screens come where the \(others.sorted().joined(separator: " or the ")) asks and where the presenter "
      + "does, in \(alike) of \(mvp.count * names.count) runs",
    figures: figures, evidence: evidence)
}

private func patternsCoexist(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (users, evidence): ([String], [Evidence]) = ([], [])
  var lines = 0
  for pattern in Pattern.all {
    let views = try context.facts(pattern.fullName).storyboard
    guard !views.isEmpty else { continue }
    users.append(pattern.fullName)
    lines = views.lines
    evidence.append(
      .source(pattern.fullName, "loads \(views.count) files of views, \(views.lines) lines of code"))
  }
  return Finding(
    .notMeasurable(
      "every app here is of one pattern, with a store of its own and the one window of its run; no app has screens of "
        + "two patterns on one store, so none was run"),
    "\(users.count) of \(Pattern.all.count) apps load the same views, and all have the same domain; that is no app of "
      + "two patterns",
    figures: [
      Measured("apps that load the same views", users.count), Measured("lines of these views", lines),
    ],
    evidence: evidence)
}
