import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
class BlogViewController<Own: BlogPresenter & Detachable>: ViewController {
  final let presenter: Own
  private let view: BlogView

  init(_ presenter: Own, view: BlogView) {
    self.presenter = presenter
    self.view = view
    super.init(presenter)
  }

  final override func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    attachView()
  }

  final func likeTapped() { traced { like() } }

  /// Asks the presenter to like the blog.
  func like() {}

  final func setBlog(_ blog: BlogText) { traced(blog) { show(blog) } }

  final func show(_ blog: BlogText) {
    view.title.set(blog.title)
    view.author.set(blog.author)
    view.body.set(blog.body)
    view.likes.set(blog.likes)
    view.like.show(blog.like.title, enabled: blog.like.isEnabled)
  }

  final func showLike(_ title: String, enabled: Bool, likes: String) {
    traced(title, enabled, likes) {
      view.like.show(title, enabled: enabled)
      view.likes.set(likes)
    }
  }
}
