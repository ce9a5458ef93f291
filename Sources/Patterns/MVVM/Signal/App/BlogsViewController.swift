import BlogViews
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsViewController: TableViewController {
  /// The delegate, which is told which blog was tapped.
  var onSelect: Action<Int>?

  private let viewModel: BlogsViewModel

  init(_ viewModel: BlogsViewModel, table: BlogTable) {
    self.viewModel = viewModel
    super.init(viewModel, table: table)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  override func bind(_ cell: Cell, to id: Int) { (cell as? BlogCell)?.bind(to: viewModel.row(id)) }

  private func didSelect(_ blog: Int) { onSelect?(blog) }
}
