import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number. The text in the field is view state, what was found for it is not.
final class CategoriesController: Controller {
  private static let field = "categories.query"

  private let context: Context
  private let search: Int
  private let view: CategoriesView

  init(_ context: Context, search: Int, view: CategoriesView) {
    self.context = context
    self.search = search
    self.view = view
    super.init(view.runtime)
  }

  override func viewDidLoad() {
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
    let (index, number) = (context.index, search)
    observe(context.viewState, "screens[\(index)].\(Self.field)", { $0.text(in: Self.field, at: index) }) {
      $0.view.query.content = $1
    }
    observe(context.store, "searches[\(number)].result", { $0.search(number)?.result }) {
      if let result = $1 { $0.view.result.set(result) }
    }
  }

  func queryChanged(_ text: String) {
    traced(text) {
      context.viewState.alreadyTyped(screen: context.index, field: Self.field, text)
      context.store.search(for: text, in: search)
    }
  }
}
