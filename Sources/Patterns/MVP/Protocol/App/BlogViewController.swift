import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogViewController: Participant, ViewController, BlogDisplay {
  let presenter: BlogPresenter
  private let view: BlogView

  init(_ presenter: BlogPresenter, view: BlogView) {
    self.presenter = presenter
    self.view = view
    super.init(view.runtime, .view)
  }

  func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    attachView()
  }

  func attachView() { presenter.attachView(self) }

  func likeTapped() { traced { presenter.like() } }

  func setBlog(_ blog: BlogViewData) {
    traced(blog) {
      view.title.set(blog.title)
      view.author.set(blog.author)
      view.likes.set(blog.likes)
      view.like.show(blog.likeTitle, enabled: blog.isLikeEnabled)
    }
  }

  func setBody(_ body: String) { traced(body) { view.body.set(body) } }

  func showLike(_ title: String, enabled: Bool, likes: String) {
    traced(title, enabled, likes) {
      view.like.show(title, enabled: enabled)
      view.likes.set(likes)
    }
  }
}
