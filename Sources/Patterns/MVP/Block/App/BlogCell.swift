import BlogViews
import HeadlessUI
import Runtime

/// A blog's row.
final class BlogCell: BlogViews.BlogCell, PresentedCell {
  private var presenter: BlogCellPresenter?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    like.onTap = Action("like", from: like, to: self) { $0.likeTapped() }
    share.onTap = Action("share", from: share, to: self) { $0.shareTapped() }
  }

  /// Shows a blog in place of the one before.
  func show(_ presenter: BlogCellPresenter) {
    self.presenter = presenter
    presenter.blogHandler = Action("blog", .block, from: presenter, to: self) { $0.setBlog($1) }
    presenter.likeHandler = Action("like", .block, from: presenter, to: self) { $0.setLike($1) }
    presenter.attachView()
  }

  func detach() {
    presenter?.detachView()
    presenter = nil
  }

  func likeTapped() { traced { presenter?.like() } }

  func shareTapped() { traced { presenter?.share() } }

  func setBlog(_ blog: BlogViewData) {
    traced(blog) {
      title.set(blog.title)
      author.set(blog.author)
    }
  }

  func setLike(_ like: LikeViewData) {
    traced(like) {
      likes.set(like.likes)
      self.like.title = like.title
      self.like.isEnabled = like.isEnabled
    }
  }
}
