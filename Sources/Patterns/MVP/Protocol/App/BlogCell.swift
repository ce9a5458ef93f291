import BlogViews
import HeadlessUI
import Runtime

/// A blog's row.
final class BlogCell: BlogViews.BlogCell, PresentedCell, BlogCellDisplay {
  var presenter: BlogCellPresenter?

  override init(_ runtime: Runtime) {
    super.init(runtime)
    like.onTap = Action("like", from: like, to: self) { $0.likeTapped() }
    share.onTap = Action("share", from: share, to: self) { $0.shareTapped() }
  }

  func attachView() { presenter?.attachView(self) }

  func likeTapped() { traced { presenter?.like() } }

  func shareTapped() { traced { presenter?.share() } }

  func setBlog(_ blog: BlogViewData) {
    traced(blog) {
      title.set(blog.title)
      author.set(blog.author)
      likes.set(blog.likes)
      like.show(blog.likeTitle, enabled: blog.isLikeEnabled)
    }
  }

  func showLike(_ title: String, enabled: Bool, likes: String) {
    traced(title, enabled, likes) {
      like.show(title, enabled: enabled)
      self.likes.set(likes)
    }
  }
}
