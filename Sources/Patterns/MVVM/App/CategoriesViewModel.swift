import BlogDomain
import Runtime

/// A search for a category by its number.
final class CategoriesViewModel: ViewModel {
  private(set) lazy var result = property("result", "")

  private let store: BlogStore
  private let search: FeedID

  init(_ context: Context) {
    store = context.store
    search = context.store.openSearch()
    super.init(context.store.runtime, context.exposure)
    if let changed = store.changed(search) {
      observe(changed) { viewModel, _ in viewModel.searchChanged() }
    }
  }

  override func close() {
    super.close()
    traced { store.closeSearch(search) }
  }

  func search(for text: String) { traced(text) { store.search(for: text, in: search) } }

  private func searchChanged() {
    if let search = store.search(search) { result.set(search.result) }
  }
}
