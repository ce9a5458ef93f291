import ArchTrace
import Runtime
import Scenario

extension Claim {
  /// What the book says of controllers: who knows them, and what becomes of their code.
  static let bookOnControllers: [Claim] = [
    Claim(
      30, .book, "no view and no model names a controller where it is compiled",
      measure: """
        What the model's files and the files of views name and import, where there are controllers; and how controllers \
        are reached all the same, in every run.
        """,
      nobodyNamesControllers),
    Claim(
      33, .book, "code taken out of controllers is still there: the whole does not get simpler",
      measure: """
        Where controllers ask the network themselves they do most. Held against it, wherever the code of controllers (in \
        MVP and MVVM, of view controllers and cells) is less: the code of the whole app, and how many pairs of types \
        act on one another in a run.
        """,
      totalStays),
    Claim(
      41, .book, "in MVC+VS a central controller need not know what its children depend on",
      measure: """
        The types that the root controller names and a controller under it names as well, views and controllers aside; \
        and what the root controller asks of the document store, in every run, when a screen is opened or left. Both are held \
        against MVC.
        """,
      childrensDependencies),
  ]
}

private func nobodyNamesControllers(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var runs: [ClaimRun] = []
  var (models, views): (Set<String>, Set<String>) = ([], [])
  var (named, clean): ([Evidence], [Evidence]) = ([], [])
  for variant in ["mvc/model", "mvc/controller", "mvcvs"] {
    runs += try context.runs(variant)
    let facts = try context.facts(variant)
    models.formUnion((facts.files(of: .store) + facts.files(of: .viewState)).map(\.path))
    views.formUnion(facts.storyboard.map(\.path))
    named += facts.names(.controller, in: .store) + facts.names(.controller, in: .viewState)
    let modules = Set(facts.files.map(\.module))
    for file in facts.storyboard where !modules.isDisjoint(with: file.imports) {
      named.append(.source(file.path, "imports \(file.imports.joined(separator: ", "))"))
    }
    clean += facts.imports(in: .store, of: variant)
    let imports = Set(facts.storyboard.flatMap(\.imports)).sorted().joined(separator: ", ")
    clean.append(.source("views of \(variant)", "\(facts.storyboard.count) files import \(imports)"))
  }
  let told = runs.flows { ($0.from == .store || $0.from == .viewState) && $0.to == .controller }
  let called = runs.flows { $0.from == .view && $0.to == .controller }
  return Finding(
    named.isEmpty ? .holds : .refuted,
    "\(named.count) places name one; stores reach controllers as observers, views as targets",
    figures: [
      Measured("files of the model and of view state", models.count), Measured("files of views", views.count),
      Measured("places that name or import a controller", named.count),
      Measured("times a store tells a controller", told.total),
      Measured("times a view calls or routes to one", called.total),
    ],
    evidence: named.unique + told.firsts + called.firsts + (named.isEmpty ? clean : []))
}

private func totalStays(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let base = try context.size("mvc/controller")
  var figures = base.figures
  var evidence = [base.evidence]
  var (fewer, smaller, more): ([String], [String], [String]) = ([], [], [])
  var count = 0
  for name in [
    "mvc/model", "mvcvs", "mvp/protocol", "mvp/block", "mvvm/signal", "mvvm/kvo", "mvvm/observation",
  ] {
    let size = try context.size(name)
    figures += size.figures
    evidence.append(size.evidence)
    guard size.controllers < base.controllers else {
      more.append(name)
      continue
    }
    count += 1
    if size.lines < base.lines { smaller.append(name) }
    if size.edges < base.edges { fewer.append(name) }
  }
  let verdict: Verdict =
    if smaller.isEmpty && fewer.isEmpty {
      .holds
    } else if smaller.count == count {
      .refuted
    } else {
      .depends(
        on:
          "what is counted: code in all is less in \(smaller.list), but fewer pairs of types act on one another in "
          + fewer.list)
    }
  let rest = more.isEmpty ? "" : "; in \(more.list) controllers have no less"
  return Finding(
    verdict,
    "of \(count) variants whose controllers have less code \(smaller.count) have less in all, \(fewer.count) fewer pairs"
      + rest,
    figures: figures, evidence: evidence)
}

extension [String] {
  fileprivate var list: String { isEmpty ? "none" : joined(separator: ", ") }
}

/// How much code there is, and how much of it in controllers.
private struct Size {
  let name: String
  let controllers: Int
  let lines: Int
  let edges: Int

  var figures: [Measured] {
    [
      Measured("\(name) lines in controllers", controllers), Measured("\(name) lines in all", lines),
      Measured("\(name) pairs that act in a run", edges),
    ]
  }

  var evidence: Evidence {
    .source("\(name) App", "\(controllers) of \(lines) lines in controllers, view controllers and cells")
  }
}

extension ClaimContext {
  fileprivate func size(_ name: String) throws(ClaimError) -> Size {
    let app = try facts(name).app
    var edges = EdgeSummary()
    for event in try run(name).events { edges.count(event) }
    return Size(
      name: name, controllers: app.filter { $0.role == .controller || $0.role == .view }.lines,
      lines: app.lines, edges: edges.edges.count)
  }
}

private func childrensDependencies(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var figures: [Measured] = []
  var evidence: [Evidence] = []
  var known: [String: Int] = [:]
  var (asked, names): ([String: Int], [String: String]) = ([:], [:])
  for name in ["mvc/model", "mvcvs"] {
    let facts = try context.facts(name)
    let uses = facts.app.filter { $0.role == .controller }.flatMap(\.uses)
    let root = uses.filter { $0.type == rootController }
    let children = Set(
      uses.filter { $0.type != rootController && $0.type != nil }.flatMap(facts.dependencies))
    let all = Set(root.flatMap { $0.own + $0.foreign })
    let shared = Set(root.flatMap(facts.dependencies)).intersection(children)
    known[name] = shared.count
    evidence.append(
      .source("\(name) \(rootController)", "and its children name \(shared.sorted().list)"))
    names[name] = shared.sorted().list
    var calls = Tally<String>()
    for run in try context.runs(name) {
      for event in run.events {
        guard let flow = run.flow(event), flow.to == .store, flow.kind == .call, event.from == rootController,
          ["open", "back"].contains(run.verb(ofStep: event.id.step))
        else { continue }
        calls.add(event.name ?? "", run.evidence(event))
      }
    }
    asked[name] = calls.total
    evidence += calls.firsts
    figures += [
      Measured("\(name) types that the root controller names", all.count),
      Measured("\(name) of these a dependency of its children", shared.count),
      Measured("\(name) calls to the store as screens come and go", calls.total),
    ]
  }
  let (mvc, viewState) = (known["mvc/model"] ?? 0, known["mvcvs"] ?? 0)
  let (inMVC, calls) = (asked["mvc/model"] ?? 0, asked["mvcvs"] ?? 0)
  let verdict: Verdict =
    if viewState == 0 && calls == 0 {
      .holds
    } else if viewState >= mvc && calls >= inMVC {
      .refuted
    } else {
      .depends(
        on:
          "what it is to know: the root controller names \(names["mvcvs"] ?? ""), and opens and closes what a screen shows, "
          + "by \(calls) calls to the store")
    }
  return Finding(
    verdict,
    "the root controller of MVC+VS names \(viewState) types that its children depend on and makes \(calls) calls for "
      + "them, that of MVC \(mvc) and \(inMVC)",
    figures: figures, evidence: evidence)
}

private let rootController = "RootController"

extension SourceFacts {
  /// What a type depends on: what it names of the pattern and the domain, controllers and view's code aside.
  fileprivate func dependencies(_ use: SourceUse) -> [String] {
    let roles = roleOfType
    return use.own.filter { roles[$0] != .controller } + use.foreign.filter { $0.hasPrefix("BlogDomain.") }
  }
}
