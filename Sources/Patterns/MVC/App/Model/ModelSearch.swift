import BlogDomain

/// A search that the model holds.
final class ModelSearch: Search {
  private let store: OnlineBlogStore
  private let id: FeedID
  private unowned let controller: CategoriesController

  init(_ store: OnlineBlogStore, _ controller: CategoriesController) {
    self.store = store
    self.controller = controller
    id = store.openSearch()
  }

  var value: CategorySearch? { store.search(id) }

  func connect() {
    controller.observe(store.changed(id)) { controller, _ in controller.searchChanged() }
  }

  func type(_ text: String) { store.search(for: text, in: id) }

  func close() { store.closeSearch(id) }
}
