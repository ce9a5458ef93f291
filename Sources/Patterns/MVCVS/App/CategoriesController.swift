import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number. The text in the field is view state, what was found for it is not.
final class CategoriesController: Controller {
  private let context: Context
  private let view: CategoriesView

  init(_ context: Context, view: CategoriesView) {
    self.context = context
    self.view = view
    super.init(view.runtime)
  }

  override func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
    observe(context.viewState, "query", { $1[$0.context.place]?.query }) { $0.view.query.content = $1 }
    observe(
      context.store, "finding",
      { controller, state in
        controller.context.screen.flatMap { state[$0.number]?.search.finding }
      }
    ) { controller, finding in controller.show(finding) }
  }

  /// Each change of the text asks.
  func queryChanged(_ text: String) {
    traced(text) {
      guard let screen = context.screen, !areSame(text, screen.query) else { return }
      context.viewState.alreadyTyped(text, at: context.place)
      context.store.search(for: text, on: screen.number)
    }
  }

  private func show(_ finding: CategorySearch.Finding) {
    switch finding {
    case .nothing: view.result.set("")
    case .category(let name): view.result.set(name)
    case .noCategory: view.result.set(Strings.noSuchCategory)
    }
  }
}
