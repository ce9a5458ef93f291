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

  func likeTapped() { traced { like() } }

  private func like() {
    let write = Write.like(blog)
    guard let request = context.store.begin(write) else { return }
    let abandoned = context.abandoned
    let task = dataTask(request, on: context.api) {
      $0.receive($1, for: write)
    } ifGone: {
      abandoned((write, $0))
    }
    task.resume()
  }

  private func receive(_ response: Response, for write: Write) {
    if !context.store.finish(write, with: response) { present(Alert(failure: Strings.couldNotLike)) }
  }

  private func update() {
    guard let blog = context.store.blog(blog) else { return }
    view.title.set(blog.title)
    view.author.set(Strings.author(context.store.user(blog.author)?.name ?? Strings.unknownAuthor))
    view.body.set(blog.body)
    view.likes.set(Strings.likes(blog.likes))
    view.like.show(likeOf: blog)
  }
}
