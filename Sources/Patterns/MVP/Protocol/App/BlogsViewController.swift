import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs. A tap on a row goes up the responder chain to whoever shows another screen.
final class BlogsViewController: Participant, TableViewController, BlogsDisplay {
  let presenter: BlogsPresenter
  let table: TableView

  init(_ presenter: BlogsPresenter, table: BlogTable) {
    self.presenter = presenter
    self.table = table
    super.init(table.runtime, .view)
  }

  func viewDidLoad() {
    connectTable()
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    attachView()
    presenter.load()
  }

  func attachView() {
    table.reconfigureVisible()
    presenter.attachView(self)
  }

  func configure(_ cell: Cell, _ id: Int) { (cell as? BlogCell)?.show(presenter.row(id)) }

  func didSelect(_ blog: Int) { table.routeEvent("showBlog", blog) }

  func moreTapped() { traced { presenter.loadMore() } }

  func setBlogs(_ ids: [Int]) { traced(ids) { show(ids) } }

  func setEmptyBlogs() { traced { show([]) } }

  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool) {
    traced(isThere, enabled, loading) {
      table.more.isEnabled = enabled
      table.hasMore = isThere
      table.isLoadingMore = loading
    }
  }
}
