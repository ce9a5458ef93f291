import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of view models.
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
        an observation aside: whether the store told of a change on the way to it, or something on the way, short of the \
        input, had changed the store before.
        """,
      toldAfterChange),
    Claim(
      36, .book, "a view model is tested without the UI kit, MVC only by integration",
      measure: """
        Behaviours of the app, played on the parts themselves with no view built: how many are held as a view would be told \
        them, and how many only by the state behind them. And what the view models' files import.
        """,
      testedWithoutViews),
  ]
}

/// All variants of MVVM.
let variantsOfMVVM = ["mvvm/signal", "mvvm/kvo", "mvvm/observation"]

private func onePathForAllValues(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (lower, lowerNow, upper, upperNow) = (0, 0, 0, 0)
  var below: [String] = []
  for variant in variantsOfMVVM {
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
    below.append("\(views.count("now as well")) of \(views.total) in \(variant)")
    lower += views.total
    lowerNow += views.count("now as well")
    upper += models.total
    upperNow += models.count("now as well")
    evidence += views.firsts + models.firsts
  }
  let verdict: Verdict =
    if lowerNow == lower && upperNow == upper {
      .holds
    } else if lowerNow == 0 {
      .refuted
    } else {
      .depends(
        on:
          "the half of the way, and the variant: an observation by a view brings the value that is there in "
          + "\(below.joined(separator: ", ")), one by a view model in \(upperNow) of \(upper), which reads it beside"
      )
    }
  return Finding(
    verdict,
    "\(lowerNow) of \(lower) observations by views bring the value at once, \(upperNow) of \(upper) by view models",
    figures: figures, evidence: evidence)
}

private func toldAfterChange(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (atOnce, after, own) = (0, Tally<String>(), Tally<String>())
  for variant in variantsOfMVVM {
    for run in try context.runs(variant) {
      // Whatever led to a change of the store: what else it leads to, later, comes after that change.
      var changed: Set<EventID> = []
      var last: Event?
      for event in run.events {
        defer { last = event }
        if event.kind == .state, run.role(of: event.from) == .store {
          changed.formUnion(run.causes(of: event).filter { $0.kind != .input }.map(\.id))
        }
        guard run.flow(event) == Flow(from: .viewModel, to: .view, kind: .notify) else { continue }
        if let last, last.kind == .subscribe, last.from == event.to, last.to == event.from,
          last.name == event.name
        {
          atOnce += 1
        } else if run.causes(of: event).contains(where: {
          changed.contains($0.id) || $0.kind == .notify && run.role(of: $0.from) == .store
        }) {
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

private func testedWithoutViews(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var (told, counts): ([String: Int], [String: Int]) = ([:], [:])
  var behind = 0
  for name in variantsOfMVVM + ["mvc/model", "mvc/controller"] {
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
        .source(
          "\(name) \(entry.behaviour.id)", "takes \(part), and views to make it: \(entry.outcome.views)"))
    }
  }
  var imports: [Evidence] = []
  for variant in variantsOfMVVM {
    imports += try context.facts(variant).imports(of: ["HeadlessUI", "BlogViews"], in: .viewModel)
  }
  figures.append(Measured("files of view models that import the UI kit", imports.unique.count))
  let models = variantsOfMVVM.map { told[$0] ?? 0 }
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
