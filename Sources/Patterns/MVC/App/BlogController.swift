import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogController: Controller {
  private let store: BlogStore
  private let blog: Int
  private let view: BlogView

  init(_ store: BlogStore, blog: Int, view: BlogView, window: Window) {
    self.store = store
    self.blog = blog
    self.view = view
    super.init(window: window)
  }

  override func viewDidLoad() {
    observe(store.blogsChanged) { controller, ids in
      if ids.contains(controller.blog) { controller.update() }
    }
    observe(store.usersChanged) { controller, _ in controller.update() }
    view.like.onTap = Action("like", from: view.like, to: self) { $0.likeTapped() }
    update()
  }

  func likeTapped() { traced { store.like(blog: blog) } }

  private func update() {
    guard let text = store.blogText(blog) else { return }
    view.title.set(text.title)
    view.author.set(text.author)
    view.body.set(text.body)
    view.likes.set(text.likes)
    view.like.show(text.like)
  }
}
