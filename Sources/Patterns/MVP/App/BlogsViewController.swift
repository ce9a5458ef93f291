import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
class BlogsViewController<Own: BlogsPresenter & Detachable>: TableViewController {
  final let presenter: Own

  init(_ presenter: Own, view: BlogTable) {
    self.presenter = presenter
    super.init(presenter, table: view)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: table) { $0.routeEvent("showBlog", $1) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    super.viewDidLoad()
  }

  final func moreTapped() { traced { loadMore() } }

  final func likeTapped(_ blog: Int) { traced(blog) { like(blog) } }

  final func shareTapped(_ blog: Int) { traced(blog) { presenter.share(blog: blog) } }

  /// Asks the presenter for a further page.
  func loadMore() {}

  /// Asks the presenter to like a blog.
  func like(_ blog: Int) {}

  final func setMore(_ isThere: Bool, enabled: Bool, loading: Bool) {
    traced(isThere, enabled, loading) {
      table.more.isEnabled = enabled
      table.hasMore = isThere
      table.isLoadingMore = loading
    }
  }

  final func show(_ blog: BlogText, in cell: Cell) {
    guard let cell = cell as? BlogCell else { return }
    connect(cell)
    cell.title.set(blog.title)
    cell.author.set(blog.author)
    cell.likes.set(blog.likes)
    cell.like.show(blog.like.title, enabled: blog.like.isEnabled)
  }

  /// Connects a cell's buttons once: they ask the cell, when tapped, what it shows by then.
  private func connect(_ cell: BlogCell) {
    guard cell.like.onTap == nil else { return }
    cell.like.onTap = Action("like", from: cell.like, to: self) { [unowned cell] view in
      view.likeTapped(cell.id)
    }
    cell.share.onTap = Action("share", from: cell.share, to: self) { [unowned cell] view in
      view.shareTapped(cell.id)
    }
  }
}
