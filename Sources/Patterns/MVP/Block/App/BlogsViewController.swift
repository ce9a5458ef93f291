import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsViewController: TableViewController<BlogsPresenter> {
  /// The person chose a blog; set by the scene, which knows where that leads.
  var didSelectHandler: Action<Int>?

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  private func configure(_ row: RowRequest) { (row.cell as? BlogCell)?.show(presenter.cell(row.id)) }

  private func didSelect(_ blog: Int) { didSelectHandler?(blog) }
}
