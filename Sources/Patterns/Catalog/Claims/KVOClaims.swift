import ArchTrace
import Runtime

extension Claim {
  /// The claims of "MVVM by KVO".
  static let kvo: [Claim] = [
    Claim(
      15, .kvo, "in MVVM a view model never references a view, and a view or its controller never the model",
      measure: """
        Who acts on whom in every run of the three variants, where controllers are views; and who names or imports \
        whom in their sources.
        """,
      viewModelKnowsNoView)
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
  let models = runs.flows {
    $0.from == .view && $0.to == .store || $0.from == .store && $0.to == .view
  }
  let asked = runs.flows { $0.from == .view && $0.to == .viewModel && $0.kind == .call }
  return Finding(
    views.total + models.total + named.unique.count == 0 ? .holds : .refuted,
    "view models reach views by \(told.total) notifications, and by nothing else \(views.total) times",
    figures: [
      Measured("view model tells whoever observes", told.total),
      Measured("view model acts on a view", views.total), Measured("view calls its view model", asked.total),
      Measured("view and store meet", models.total),
      Measured("places where one names or imports what it may not", named.unique.count),
    ],
    evidence: views.firsts + models.firsts + named.unique + told.firsts + asked.firsts
      + (named.isEmpty ? clean : [])
  )
}
