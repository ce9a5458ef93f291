import BlogDomain
import Runtime

/// The person's drafts.
final class DraftsViewModel: TableViewModel {
  init(_ context: Context, user: Int) { super.init(context, .drafts(user: user)) }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func cell(_ draft: Int) -> DraftCellViewModel {
    traced(draft) { DraftCellViewModel(context, draft: draft) }
  }
}

/// A draft's row.
final class DraftCellViewModel: ViewModel {
  private(set) lazy var title = property("title", acting { store.draft(draft)?.title ?? "" })

  private let store: BlogStore
  private let draft: Int

  init(_ context: Context, draft: Int) {
    store = context.store
    self.draft = draft
    super.init(context.store.runtime, context.exposure)
    observe(store.draft[draft]) { viewModel, _ in viewModel.draftChanged() }
  }

  private func draftChanged() {
    if let draft = store.draft(draft) { title.set(draft.title) }
  }
}
