import ArchTrace
import Runtime

extension Claim {
  /// The claims of "MVVM by KVO".
  static let kvo: [Claim] = (kvoOnLayers + kvoOnStatus + kvoOnChange).inOrder

  /// What it says of who knows whom.
  private static let kvoOnLayers: [Claim] = [
    Claim(
      15, .kvo, "in MVVM a view model never references a view, and a view or its controller never the model",
      measure: """
        Who acts on whom in every run of the three variants, where controllers are views; and who names or imports \
        whom in their sources.
        """,
      viewModelKnowsNoView),
    Claim(
      20, .kvo, "a view model that uses the UI kit is no view model of MVVM",
      measure: """
        What view models' files import; and, since a definition cannot be measured but its use can, whether in all \
        patterns the parts that no test holds without views are those whose files import the kit.
        """,
      kitIsTheLine),
  ]
}

private func viewModelKnowsNoView(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var runs: [ClaimRun] = []
  var (named, clean): ([Evidence], [Evidence]) = ([], [])
  for variant in ["mvvm/signal", "mvvm/kvo", "mvvm/observation"] {
    runs += try context.runs(variant)
    let facts = try context.facts(variant)
    named += facts.names(.view, in: .viewModel) + facts.names(.store, in: .view)
    named += facts.imports(of: ["HeadlessUI", "BlogViews"], in: .viewModel)
    named += facts.imports(of: ["BlogDomain"], in: .view)
    clean += facts.imports(in: .viewModel, of: variant) + facts.imports(in: .view, of: variant)
  }
  let told = runs.flows { $0.from == .viewModel && $0.to == .view && $0.kind == .notify }
  let views = runs.flows { $0.from == .viewModel && $0.to == .view && $0.kind != .notify }
  let meetings: (Flow) -> Bool = {
    $0.from == .view && $0.to == .store || $0.from == .store && $0.to == .view
  }
  // What a view model computes is read through to the store, whose registrar then fires the view's reading.
  let isTracked: (Flow) -> Bool = { [.subscribe, .unsubscribe, .notify].contains($0.kind) }
  let models = runs.flows { meetings($0) && !isTracked($0) }
  let tracked = runs.flows { meetings($0) && $0.kind == .notify }
  let verdict: Verdict =
    if views.total + models.total + named.unique.count > 0 {
      .refuted
    } else if tracked.total == 0 {
      .holds
    } else {
      .depends(
        on:
          "whether to be told is to reference: none names another, but a reading that is tracked goes through a view "
          + "model to the store, which then tells the view itself")
    }
  let asked = runs.flows { $0.from == .view && $0.to == .viewModel && $0.kind == .call }
  return Finding(
    verdict,
    "view models reach views by \(told.total) notifications, and by nothing else \(views.total) times",
    figures: [
      Measured("view model tells whoever observes", told.total),
      Measured("view model acts on a view", views.total), Measured("view calls its view model", asked.total),
      Measured("view and store meet", models.total),
      Measured("store fires what a view reads through its view model", tracked.total),
      Measured("places where one names or imports what it may not", named.unique.count),
    ],
    evidence: views.firsts + models.firsts + tracked.firsts + named.unique + told.firsts + asked.firsts
      + (named.isEmpty ? clean : [])
  )
}

private func kitIsTheLine(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let kit: Set<String> = ["HeadlessUI", "BlogViews"]
  var (uses, clean, parts): ([Evidence], [Evidence], [Evidence]) = ([], [], [])
  var files: Set<String> = []
  for variant in ["mvvm/signal", "mvvm/kvo", "mvvm/observation"] {
    let facts = try context.facts(variant)
    uses += facts.imports(of: kit, in: .viewModel)
    files.formUnion(facts.files(of: .viewModel).map(\.path))
    clean += facts.imports(in: .viewModel, of: variant)
  }
  var (needing, importing) = (0, 0)
  for pattern in Pattern.all {
    let facts = try context.facts(pattern.fullName)
    let names = Set(try context.seams(pattern.fullName).entries.compactMap(\.outcome.part))
    for name in names.sorted() {
      needing += 1
      let found = facts.imports(of: kit, byType: name)
      if !found.isEmpty { importing += 1 }
      parts.append(
        .source(
          "\(pattern.fullName) parts made with views",
          "\(name) imports \(found.isEmpty ? "nothing of the kit" : found.joined(separator: ", "))"))
    }
  }
  let tests = try context.seams("mvvm/kvo")
  return Finding(
    uses.isEmpty && importing == needing ? .holds : .refuted,
    "\(uses.unique.count) of \(files.count) files of view models import the kit, and \(importing) of \(needing) parts "
      + "that no test holds without views do",
    figures: [
      Measured("files of view models", files.count),
      Measured("of these that import the kit", uses.unique.count),
      Measured("behaviours", tests.count), Measured("held by view models with no view", tests.told),
      Measured("parts of all patterns that take views to test", needing),
      Measured("of these whose files import the kit", importing),
    ],
    evidence: uses.unique + clean.unique + parts)
}

extension SourceFacts {
  /// Which of some modules the file of a type imports, or else that of a type which it names: its base class.
  fileprivate func imports(of modules: Set<String>, byType name: String) -> [String] {
    func imports(_ name: String) -> [String] {
      files.first { $0.types.contains { $0.name == name } }?.imports.filter(modules.contains) ?? []
    }
    let own = imports(name)
    if !own.isEmpty { return own }
    let named = files.flatMap(\.uses).filter { $0.type == name }.flatMap(\.own)
    return Array(Set(named.flatMap(imports))).sorted()
  }
}
