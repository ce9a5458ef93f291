import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// A search for a category by its number.
final class CategoriesController: Controller {
  private let store: BlogStore
  private let view: CategoriesView
  private let search: FeedID

  init(_ store: BlogStore, view: CategoriesView, window: Window) {
    self.store = store
    self.view = view
    search = store.openSearch()
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(store.searchChanged(search)) { controller, _ in controller.searchChanged() }
    view.query.onChange = Action("change", from: view.query, to: self) { $0.queryChanged($1) }
  }

  override func close() {
    super.close()
    store.closeSearch(search)
  }

  func queryChanged(_ text: String) { traced(text) { store.search(for: text, in: search) } }

  private func searchChanged() {
    if let search = store.search(search) { view.result.set(search.result) }
  }
}
