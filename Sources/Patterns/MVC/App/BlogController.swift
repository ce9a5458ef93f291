import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogController: Controller {
  private let context: Context
  private let blog: Int
  private let view: BlogView

  init(_ context: Context, blog: Int, view: BlogView, window: Window) {
    self.context = context
    self.blog = blog
    self.view = view
    super.init(window: window)
  }

  private var store: BlogStore { context.store }

  override func viewDidLoad() {
    observe(store.blogsChanged) { controller, ids in
      if ids.contains(controller.blog) { controller.update() }
    }
    observe(store.usersChanged) { controller, _ in controller.update() }
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    update()
  }

  func likeTapped() { traced { context.network.like(blog: blog, for: self) } }

  private func update() {
    guard let text = store.blogText(blog) else { return }
    view.title.set(text.title)
    view.author.set(text.author)
    view.body.set(text.body)
    view.likes.set(text.likes)
    view.like.show(text.like)
  }
}
