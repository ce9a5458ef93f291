import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own: the one that the view state says.
final class BlogController: Controller {
  private let context: Context
  private let view: BlogView

  init(_ context: Context, view: BlogView) {
    self.context = context
    self.view = view
    super.init(view.runtime)
  }

  /// The blog's number; nil where the screen is gone.
  private var blog: Int? {
    if case .blog(let blog)? = context.screen?.content { blog } else { nil }
  }

  override func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    observe(
      context.store, "blog",
      { controller, state in
        controller.blog.flatMap { state.document.blogs[$0] }
      }
    ) { controller, blog in controller.show(blog) }
    observe(
      context.store, "author",
      { controller, state in
        controller.blog.flatMap { state.document.blogs[$0] }.map(state.document.author)
      }
    ) { controller, author in controller.view.author.set(author) }
  }

  func likeTapped() { traced { blog.map(context.store.like) } }

  private func show(_ blog: Blog) {
    view.title.set(blog.title)
    view.body.set(blog.body)
    view.likes.set(Strings.likes(blog.likes))
    view.like.show(likeOf: blog)
  }
}
