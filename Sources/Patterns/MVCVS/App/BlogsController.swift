import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsController: TableController {
  private let user: Int

  init(_ context: Context, user: Int, feeds: Int, view: BlogTable) {
    self.user = user
    super.init(context, FeedID(group: feeds, resource: .blogs(user: user)), table: view)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    let author = user
    observe(context.store, "blogs", { $0.document.blogs }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    observe(context.store, "users[\(author)].name", { $0.document.users[author]?.name }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? BlogCell, let text = BlogText(id, in: context.store.value.document) else {
      return
    }
    connect(cell)
    cell.title.set(text.title)
    cell.author.set(text.author)
    cell.likes.set(text.likes)
    cell.like.show(text.like)
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
