import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsViewController: TableViewController<BlogText>, BlogsDisplay {
  private let presenter: BlogsPresenter

  init(_ presenter: BlogsPresenter, view: BlogTable) {
    self.presenter = presenter
    super.init(presenter, table: view)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: table) { $0.routeEvent("showBlog", $1) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    super.viewDidLoad()
  }

  override func attachView() { presenter.attachView(self) }

  override func load() { presenter.load() }

  func moreTapped() { traced { presenter.loadMore() } }

  func likeTapped(_ blog: Int) { traced(blog) { presenter.like(blog: blog) } }

  func shareTapped(_ blog: Int) { traced(blog) { presenter.share(blog: blog) } }

  func setBlogs(_ blogs: Rows<BlogText>) { traced(blogs) { show(blogs) } }

  func setEmptyBlogs() { traced { show(Rows()) } }

  func setBlog(_ id: Int, _ blog: BlogText) { traced(id, blog) { show(blog, in: id) } }

  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool) {
    traced(isThere, enabled, loading) {
      table.more.isEnabled = enabled
      table.hasMore = isThere
      table.isLoadingMore = loading
    }
  }

  override func show(_ blog: BlogText, in cell: Cell) {
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
