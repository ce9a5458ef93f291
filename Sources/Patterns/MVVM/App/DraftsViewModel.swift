import BlogDomain
import Runtime

/// The person's drafts.
final class DraftsViewModel: TableViewModel {
  init(_ store: BlogStore, user: Int) { super.init(store, .drafts(user: user)) }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func cell(_ draft: Int) -> DraftCellViewModel { traced(draft) { DraftCellViewModel(store, draft: draft) } }
}

/// A draft's row.
final class DraftCellViewModel: ViewModel {
  private(set) lazy var title = property("title", store.draft(draft)?.title ?? "")

  private let store: BlogStore
  private let draft: Int

  init(_ store: BlogStore, draft: Int) {
    self.store = store
    self.draft = draft
    super.init(store.runtime)
    observe(store.draft[draft]) { viewModel, _ in viewModel.draftChanged() }
  }

  private func draftChanged() {
    if let draft = store.draft(draft) { title.set(draft.title) }
  }
}
