import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsController: TableController {
  init(_ context: Context, user: Int, view: TableView, window: Window) {
    super.init(context, .blogs(user: user), table: view, window: window)
  }

  override func viewDidLoad() {
    observe(store.blogsChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    observe(store.usersChanged) { controller, _ in controller.table.reconfigureVisible() }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? BlogCell, let text = store.blogText(id) else { return }
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

  func likeTapped(_ blog: Int) { traced(blog) { network.like(blog: blog, for: self) } }

  func shareTapped(_ blog: Int) { traced(blog) { network.share(blog: blog, for: self) } }

  func didSelect(_ blog: Int) { routeEvent("showBlog", blog) }
}
