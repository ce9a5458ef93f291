import ArchTrace
import Runtime

extension Claim {
  /// The claims of two walkthroughs of MVP.
  static let presenter: [Claim] = [
    Claim(
      22, .swiftMVP, "a presenter does not use the UI kit",
      measure: """
        What presenters' files import and name; and who makes views, moves between them or sets them in every run of \
        both variants.
        """,
      presenterUsesNoUIKit)
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
