import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogViewController: ViewController, BlogDisplay {
  private let presenter: BlogPresenter
  private let view: BlogView

  init(_ presenter: BlogPresenter, view: BlogView) {
    self.presenter = presenter
    self.view = view
    super.init(presenter)
  }

  override func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    attachView()
  }

  override func attachView() { presenter.attachView(self) }

  func likeTapped() { traced { presenter.like() } }

  func setBlog(_ blog: BlogText) {
    traced(blog) {
      view.title.set(blog.title)
      view.author.set(blog.author)
      view.body.set(blog.body)
      view.likes.set(blog.likes)
      view.like.show(blog.like.title, enabled: blog.like.isEnabled)
    }
  }

  func showLike(_ title: String, enabled: Bool, likes: String) {
    traced(title, enabled, likes) {
      view.like.show(title, enabled: enabled)
      view.likes.set(likes)
    }
  }
}
