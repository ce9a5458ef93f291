import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of MVVM, and of reactive code.
  static let bookOnMVVM: [Claim] = [
    Claim(
      34, .book, "in MVVM the value that is there and later ones reach the screen by one path",
      measure: """
        Of each observation in every run of the three variants, whether it brings the value now as well: those of a view \
        model by views, and those of the model by view models.
        """,
      onePathForAllValues),
    Claim(
      35, .book, "a view model tells views only after the model has changed",
      measure: """
        For every notification from a view model to a view in every run of the three variants, those at the beginning of \
        an observation aside: whether the store told of a change, or changed, on the way to it.
        """,
      toldAfterChange),
    Claim(
      36, .book, "a view model is tested without the UI kit, MVC only by integration",
      measure: """
        Behaviours of the app, played on the parts themselves with no view built: how many are held as a view would be told \
        them, and how many only by the state behind them. And what the view models' files import.
        """,
      testedWithoutViews),
    Claim(
      38, .book, "a coordinator decouples view controllers, for one more layer",
      measure: """
        Whatever a view controller does to one of another screen, its making included, in every run with a coordinator and \
        without; and how many hops lie between a tap on a row and the push of its screen.
        """,
      coordinatorDecouples),
    Claim(
      45, .book, "one function that updates all of a screen is simpler, and renders more than it must",
      measure: """
        How often, in every run, a view is set to what it shows already, by pattern; and how many observations it takes. \
        MVC and MVC+VS update parts of a screen as a whole, MVVM binds each value, TEA computes all and sets what differs.
        """,
      updatesTooMuch),
    Claim(
      51, .book,
      "reactive code is hard to debug: a change comes by a long way, through closures without a name",
      measure: """
        Hops between each render and where it came from, back to an input, an answer or a timer, in every run; and how \
        many of them are notifications, at which a debugger shows a closure that somebody registered earlier.
        """,
      longWay),
  ]
}

private let variants = ["mvvm/signal", "mvvm/kvo", "mvvm/observation"]

private func onePathForAllValues(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (lower, lowerNow, upper, upperNow) = (0, 0, 0, 0)
  var without: [String] = []
  for variant in variants {
    var (views, models) = (Tally<String>(), Tally<String>())
    for run in try context.runs(variant) {
      for event in run.events where event.kind == .subscribe {
        let isNow = event.value?["initial"] == .bool(true) ? "now as well" : "later ones only"
        switch (run.role(of: event.from), run.role(of: event.to ?? "")) {
        case (.view, .viewModel): views.add(isNow, run.evidence(event))
        case (.viewModel, .store): models.add(isNow, run.evidence(event))
        case _: break
        }
      }
    }
    figures += [
      Measured("\(variant) observations of a view model by views", views.total),
      Measured("\(variant) of these with the value at once", views.count("now as well")),
      Measured("\(variant) observations of the model", models.total),
      Measured("\(variant) of these with a value at once", models.count("now as well")),
    ]
    if views.count("now as well") == 0 { without.append(variant) }
    lower += views.total
    lowerNow += views.count("now as well")
    upper += models.total
    upperNow += models.count("now as well")
    evidence += views.firsts + models.firsts
  }
  let rest =
    without.isEmpty ? "" : "; in \(without.joined(separator: ", ")) by none: a first reading is not told"
  let verdict: Verdict =
    if lowerNow == lower && upperNow == upper {
      .holds
    } else if lowerNow == 0 {
      .refuted
    } else {
      .depends(
        on:
          "the half of the way: from view model to view it comes by the observation in \(lowerNow) of \(lower) cases, "
          + "from model to view model in \(upperNow) of \(upper), where reading is a statement of its own\(rest)"
      )
    }
  return Finding(
    verdict,
    "\(lowerNow) of \(lower) observations by views bring the value at once, \(upperNow) of \(upper) by view models",
    figures: figures, evidence: evidence)
}

private func toldAfterChange(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (atOnce, after, own) = (0, Tally<String>(), Tally<String>())
  for variant in variants {
    for run in try context.runs(variant) {
      // A store changes and then tells, both caused by the same call or answer.
      var changed: Set<EventID> = []
      var last: Event?
      for event in run.events {
        defer { last = event }
        if event.kind == .state, run.role(of: event.from) == .store, let cause = event.cause {
          changed.insert(cause)
        }
        guard run.flow(event) == Flow(from: .viewModel, to: .view, kind: .notify) else { continue }
        if let last, last.kind == .subscribe, last.from == event.to, last.to == event.from,
          last.name == event.name
        {
          atOnce += 1
        } else if run.causes(of: event).contains(where: { $0.isToldByStore(in: run, changed) }) {
          after.add(variant, run.evidence(event))
        } else {
          own.add("\(variant) \(WireSort.type(event.from)).\(event.name ?? "")", run.evidence(event))
        }
      }
    }
  }
  let names = Set(own.keys.compactMap { $0.split(separator: " ").last.map(String.init) }).sorted()
  return Finding(
    own.total == 0
      ? .holds
      : .depends(
        on:
          "whether what a view model holds itself is model: \(names.joined(separator: ", ")) change without the store"
      ),
    "\(after.total) notifications to views follow a change of the store, \(own.total) come without one",
    figures: [
      Measured("notifications that follow a change of the store", after.total),
      Measured("notifications without one", own.total),
      Measured("values brought by a beginning observation", atOnce),
    ],
    evidence: own.firsts + after.firsts)
}

extension Event {
  fileprivate func isToldByStore(in run: ClaimRun, _ changed: Set<EventID>) -> Bool {
    guard run.role(of: from) == .store else { return false }
    return kind == .state || kind == .notify && cause.map(changed.contains) == true
  }
}

private func testedWithoutViews(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (told, counts): ([String: Int], [String: Int]) = ([:], [:])
  var behind = 0
  for name in variants + ["mvc/model", "mvc/controller"] {
    let report = try context.seams(name)
    told[name] = report.told
    counts[name] = report.count
    figures += [
      Measured("\(name) behaviours held as a view is told", report.told),
      Measured("\(name) held by the state behind", report.held - report.told),
    ]
    if name.hasPrefix("mvc/") { behind = max(behind, report.held - report.told) }
    evidence.append(
      .source("\(name) tests", "of \(report.count) behaviours \(report.told) told, \(report.held) held"))
    if let entry = report.entries.first(where: { !$0.outcome.isHeld }), let part = entry.outcome.part {
      evidence.append(
        .source("\(name) \(entry.behaviour.id)", "takes \(part), made with \(entry.outcome.views) views"))
    }
  }
  var imports: [Evidence] = []
  for variant in variants {
    imports += try context.facts(variant).imports(of: ["HeadlessUI", "BlogViews"], in: .viewModel)
  }
  figures.append(Measured("files of view models that import the UI kit", imports.unique.count))
  let models = variants.map { told[$0] ?? 0 }
  let count = counts["mvc/model"] ?? 0
  let mvc = max(told["mvc/model"] ?? 0, told["mvc/controller"] ?? 0)
  let verdict: Verdict =
    if !imports.isEmpty || (models.min() ?? 0) <= mvc {
      .refuted
    } else if mvc == 0 && behind == 0 {
      .holds
    } else {
      .depends(
        on:
          "what a test asks: what a view is told, MVC holds with no view in \(mvc) of \(count) behaviours, the state "
          + "behind it in \(behind)")
    }
  return Finding(
    verdict,
    "with no view built, \(models.min() ?? 0) of \(count) behaviours are held as a view is told them in MVVM, \(mvc) in MVC",
    figures: figures, evidence: imports.unique + evidence)
}

private func coordinatorDecouples(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (acts, hops): ([String: Int], [String: Int]) = ([:], [:])
  for variant in variants {
    let screens = try context.facts(variant).screensOfControllers
    var tally = Tally<String>()
    for run in try context.runs(variant) {
      for event in run.events {
        let (from, to) = (WireSort.type(event.from), WireSort.type(event.to ?? ""))
        guard from != to, let own = screens[from], let other = screens[to], own != other else { continue }
        tally.add("\(from) → \(to)", run.evidence(event))
      }
      guard hops[variant] == nil else { continue }
      let push = run.events.lazy.compactMap { run.hops(fromRowTo: $0) }.first
      if let push {
        hops[variant] = push.count
        evidence += push.map(run.evidence)
      }
    }
    acts[variant] = tally.total
    figures += [
      Measured("\(variant) acts between controllers of two screens", tally.total),
      Measured("\(variant) hops from a row to its screen", hops[variant] ?? 0),
    ]
    evidence += tally.firsts
  }
  let (with, without) = (acts["mvvm/signal"] ?? 0, acts["mvvm/kvo"] ?? 0)
  let more = (hops["mvvm/signal"] ?? 0) - (hops["mvvm/kvo"] ?? 0)
  return Finding(
    with == 0 && without > 0 && more > 0 ? .holds : with < without ? .depends(on: "how much") : .refuted,
    "with a coordinator controllers of two screens meet \(with) times, without \(without); a push takes \(more) hop more",
    figures: figures, evidence: evidence)
}

extension SourceFacts {
  /// The screens that each view controller is there for; none where it is there for all.
  fileprivate var screensOfControllers: [String: [ScreenName]] {
    var screens: [String: [ScreenName]] = [:]
    for file in app where file.role == .view {
      for type in file.types where type.name.hasSuffix("ViewController") { screens[type.name] = file.screens }
    }
    return screens
  }
}

extension ClaimRun {
  /// What led from a tap on a row to a push, the push included, in order; nil where an event is none.
  fileprivate func hops(fromRowTo event: Event) -> [Event]? {
    guard event.kind == .navigate, event.name == "push" else { return nil }
    let causes = causes(of: event)
    guard let input = causes.last, input.kind == .input, input.name?.hasSuffix("]") == true else {
      return nil
    }
    return causes.reversed() + [event]
  }
}
