import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
final class CategoriesController: Controller {
  private let context: Context
  private let view: CategoriesView
  private lazy var search = context.store.openSearch()

  init(_ context: Context, view: CategoriesView, window: Window) {
    self.context = context
    self.view = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(context.store.changed(search)) { controller, _ in controller.searchChanged() }
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
  }

  override func close() {
    super.close()
    context.store.closeSearch(search)
  }

  func queryChanged(_ text: String) { traced(text) { context.store.search(for: text, in: search) } }

  private func searchChanged() {
    guard let search = context.store.search(search) else { return }
    switch search.finding {
    case .nothing: view.result.set("")
    case .category(let name): view.result.set(name)
    case .noCategory: view.result.set(Strings.noSuchCategory)
    }
  }
}
