import BlogDomain
import Runtime

/// The person's drafts.
final class DraftsViewModel: FeedViewModel {
  init(_ store: BlogStore, user: Int) {
    super.init(store, .drafts(user: user), failure: Strings.couldNotLoadDrafts)
  }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func row(_ draft: Int) -> DraftCellViewModel { traced(draft) { DraftCellViewModel(store, draft: draft) } }
}

/// A draft's row.
final class DraftCellViewModel: ViewModel {
  private(set) lazy var title = observe(store.draft(id)).map(\.title).distinct("title")

  private let store: BlogStore
  private let id: Int

  init(_ store: BlogStore, draft: Int) {
    self.store = store
    id = draft
    super.init(store.runtime)
  }
}
