import BlogDomain
import Runtime

/// The person's drafts.
final class DraftsViewModel: FeedViewModel {
  init(_ context: Context, user: Int) {
    super.init(context, .drafts(user: user), failure: Strings.couldNotLoadDrafts)
  }
}

/// A draft's row.
final class DraftCellViewModel: ViewModel {
  @Dynamic private(set) var title = ""

  private let store: BlogStore
  private let draft: Int

  init(_ context: Context, draft: Int) {
    store = context.store
    self.draft = draft
    super.init(context.service.runtime)
    keep(store.draft[draft].add(self) { viewModel, _ in viewModel.draftChanged() })
    acting { draftChanged() }
  }

  private func draftChanged() {
    if let draft = store.draft(draft) { title = draft.title }
  }
}
