import BlogDomain
import Runtime

/// Presents the person's blogs.
final class BlogsPresenter: FeedPresenter {
  private let rows = RowPresenters<BlogCellPresenter>()

  init(_ context: Context, user: Int) {
    super.init(context, .blogs(user: user), failure: Strings.couldNotLoadBlogs)
    keep(context.store.blogsChanged.add(self) { $0.rows.update($1) })
    keep(
      context.store.userNamesChanged.add(self) { presenter, users in
        presenter.rows.update { $0.author.map(users.contains) ?? false }
      })
  }

  /// The presenter of a row.
  func cell(_ blog: Int) -> BlogCellPresenter {
    traced(blog) { rows.row(blog) { BlogCellPresenter(context, blog: blog) } }
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
