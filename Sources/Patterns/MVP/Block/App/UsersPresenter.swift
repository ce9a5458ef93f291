import BlogDomain
import Runtime

/// Presents a list of people. It does not know which scene it serves: that one says how names are written.
final class UsersPresenter: FeedPresenter {
  private let format: (String) -> String
  private let rows = RowPresenters<UserCellPresenter>()

  init(
    _ context: Context, _ resource: Resource, failure: String, format: @escaping (String) -> String
  ) {
    self.format = format
    super.init(context, resource, failure: failure)
    keep(context.store.usersChanged.add(self) { $0.rows.update($1) })
  }

  /// The presenter of a row.
  func cell(_ user: Int) -> UserCellPresenter {
    traced(user) { rows.row(user) { UserCellPresenter(context, user: user, format: format) } }
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
