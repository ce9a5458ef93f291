import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsViewController: TableViewController {
  private let viewModel: BlogsViewModel
  private let table: BlogTable

  init(_ viewModel: BlogsViewModel, table: BlogTable) {
    self.viewModel = viewModel
    self.table = table
    super.init(viewModel, table: table)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  override func bind(_ cell: Cell, to id: Int) { (cell as? BlogCell)?.bind(to: viewModel.cell(id)) }

  /// Shows the blog; a coordinator is told of it and does.
  func didSelect(_ blog: Int) {
    if let navigation { navigation.push(Screen(viewModel.detail(blog))) } else { viewModel.select(blog) }
  }
}
