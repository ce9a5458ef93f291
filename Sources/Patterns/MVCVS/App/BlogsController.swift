import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsController: ListController {
  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    observe(context.store, "blogs", { $1.document.blogs }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    observe(context.store, "author", { $0.author(in: $1.document) }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  /// The name of whose blogs they are.
  private func author(in document: Document) -> String {
    guard case .profile(let user)? = context.screen?.content else { return Strings.unknownAuthor }
    return document.users[user]?.name ?? Strings.unknownAuthor
  }

  override func configure(_ cell: Cell, _ id: Int) {
    let document = context.store.value.document
    guard let cell = cell as? BlogCell, let blog = document.blogs[id] else { return }
    connect(cell)
    cell.title.set(blog.title)
    cell.author.set(document.author(of: blog))
    cell.likes.set(Strings.likes(blog.likes))
    cell.like.show(likeOf: blog)
  }

  /// Connects a cell's buttons once: they ask the cell, when tapped, what it shows by then.
  private func connect(_ cell: BlogCell) {
    guard cell.like.onTap == nil else { return }
    cell.like.onTap = Action("like", from: cell.like, to: self) { [unowned cell] controller in
      controller.likeTapped(cell.id)
    }
    cell.share.onTap = Action("share", from: cell.share, to: self) { [unowned cell] controller in
      controller.shareTapped(cell.id)
    }
  }

  func likeTapped(_ blog: Int) { traced(blog) { context.store.like(blog: blog) } }

  func shareTapped(_ blog: Int) { traced(blog) { context.store.share(blog: blog) } }

  func didSelect(_ blog: Int) { context.viewState.open(.blog(blog)) }
}
