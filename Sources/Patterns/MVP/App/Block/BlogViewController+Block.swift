import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

extension BlockVariant {
  final class BlogViewController: MVP.BlogViewController<BlogPresenter> {
    override func attachView() {
      presenter.onBlog = Action("blog", .block, from: presenter, to: self) { $0.setBlog($1) }
      presenter.onLike = Action("like", .block, from: presenter, to: self) { view, blog in
        view.showLike(blog.like.title, enabled: blog.like.isEnabled, likes: blog.likes)
      }
      presenter.attachView()
    }

    override func like() {
      presenter.like(then: Completion("like", of: presenter, to: self) { $0.didLike($1) })
    }

    private func didLike(_ blog: BlogText) { traced(blog) { show(blog) } }
  }
}
