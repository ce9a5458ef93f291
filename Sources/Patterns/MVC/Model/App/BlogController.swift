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

  override func viewDidLoad() {
    observe(context.store.blogsChanged) { controller, ids in
      if ids.contains(controller.blog) { controller.update() }
    }
    observe(context.store.usersChanged) { controller, _ in controller.update() }
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    update()
  }

  func likeTapped() { traced { context.store.like(blog: blog) } }

  private func update() {
    guard let blog = context.store.blog(blog) else { return }
    view.title.set(blog.title)
    view.author.set(Strings.author(context.store.user(blog.author)?.name ?? Strings.unknownAuthor))
    view.body.set(blog.body)
    view.likes.set(Strings.likes(blog.likes))
    view.like.show(likeOf: blog)
  }
}
