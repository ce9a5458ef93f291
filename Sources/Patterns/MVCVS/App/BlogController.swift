import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogController: Controller {
  private let context: Context
  private let blog: Int
  private let view: BlogView

  init(_ context: Context, blog: Int, view: BlogView) {
    self.context = context
    self.blog = blog
    self.view = view
    super.init(view.runtime)
  }

  override func viewDidLoad() {
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    let id = blog
    observe(context.store, "blogs[\(id)]", { BlogText(id, in: $0.document) }) { controller, text in
      if let text { controller.show(text) }
    }
  }

  func likeTapped() { traced { context.store.like(blog: blog) } }

  private func show(_ text: BlogText) {
    view.title.set(text.title)
    view.author.set(text.author)
    view.body.set(text.body)
    view.likes.set(text.likes)
    view.like.show(text.like)
  }
}
