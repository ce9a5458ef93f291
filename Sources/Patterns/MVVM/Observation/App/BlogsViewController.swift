import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsViewController: TableViewController {
  private let context: Context

  init(_ context: Context, _ viewModel: BlogsViewModel, table: BlogTable) {
    self.context = context
    super.init(viewModel, table: table)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  func configure(_ row: RowRequest) {
    (row.cell as? BlogCell)?.show(BlogViewModel(context, blog: row.id))
  }

  /// Shows the blog on a screen of its own.
  func didSelect(_ blog: Int) {
    navigationController?.push(BlogViewController(BlogViewModel(context, blog: blog)))
  }
}
