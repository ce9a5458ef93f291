import BlogDomain
import Runtime

/// Presents the person's drafts.
final class DraftsPresenter: FeedPresenter {
  private let rows = RowPresenters<TitleCellPresenter>()

  init(_ context: Context, user: Int) {
    super.init(context, .drafts(user: user), failure: Strings.couldNotLoadDrafts)
    keep(context.store.draftsChanged.add(self) { $0.rows.update($1) })
  }

  /// The presenter of a row.
  func cell(_ draft: Int) -> TitleCellPresenter {
    traced(draft) {
      rows.row(draft) { TitleCellPresenter(runtime) { [store = context.store] in store.draft(draft)?.title } }
    }
  }

  override func forgetBlocks() {
    super.forgetBlocks()
    rows.detachViews()
  }

  override func close() {
    super.close()
    rows.close()
  }
}
