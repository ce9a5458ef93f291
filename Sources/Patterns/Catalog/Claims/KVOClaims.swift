import ArchTrace
import Runtime

extension Claim {
  /// The claims of "MVVM by KVO".
  static let kvo: [Claim] = [
    Claim(
      15, .kvo, "in MVVM a view model never references a view, and a view or its controller never the model",
      measure: "Who acts on whom in every run of the three variants; the controllers are views there.",
      viewModelKnowsNoView)
  ]
}

private func viewModelKnowsNoView(_ context: ClaimContext) throws(ClaimError) -> Finding {
  let runs =
    try context.runs("mvvm/signal") + context.runs("mvvm/kvo") + context.runs("mvvm/observation")
  let told = runs.flows { $0.from == .viewModel && $0.to == .view && $0.kind == .notify }
  let views = runs.flows { $0.from == .viewModel && $0.to == .view && $0.kind != .notify }
  let models = runs.flows {
    $0.from == .view && $0.to == .store || $0.from == .store && $0.to == .view
  }
  let asked = runs.flows { $0.from == .view && $0.to == .viewModel && $0.kind == .call }
  return Finding(
    views.total + models.total == 0 ? .holds : .refuted,
    "view models reach views by \(told.total) notifications, and by nothing else \(views.total) times",
    figures: [
      Figure("view model tells whoever observes", told.total),
      Figure("view model acts on a view", views.total), Figure("view calls its view model", asked.total),
      Figure("view and store meet", models.total),
    ],
    evidence: views.firsts + models.firsts + told.firsts + asked.firsts)
}
