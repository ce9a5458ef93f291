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
  private let store: BlogStore
  private let id: Int

  init(_ context: Context, draft: Int) {
    store = context.store
    id = draft
    super.init(context.service.runtime)
  }

  var title: String { acting { store[draft: id]?.title ?? "" } }
}
