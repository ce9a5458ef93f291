import HeadlessUI
import Runtime

/// A part of a screen that lists what is loaded.
class TableViewController: ViewController {
  let table: TableView
  private let viewModel: FeedViewModel

  init(_ viewModel: FeedViewModel, table: TableView) {
    self.viewModel = viewModel
    self.table = table
    super.init(table.runtime)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.bind($1.cell, to: $1.id) }
    table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: self) { $0.unbind($1) }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    bind(viewModel.feed.rows) { $0.table.setRows($1) }
    bind(viewModel.feed.canLoadMore) { $0.table.more.isEnabled = $1 }
    bind(viewModel.feed.hasMore) { $0.table.hasMore = $1 }
    bind(viewModel.feed.isLoadingMore) { $0.table.isLoadingMore = $1 }
    bind(viewModel.feed.state) { $0.table.state = $1 }
    bind(viewModel.feed.isRefreshing) { $0.table.isRefreshing = $1 }
    viewModel.load()
  }

  override func close() {
    super.close()
    for cell in table.cells { unbind(cell) }
  }

  /// Binds a cell to the view model of its row.
  func bind(_ cell: Cell, to id: Int) {}

  private func unbind(_ cell: Cell) { (cell as? any BoundCell)?.unbind() }

  func pulled() { traced { viewModel.load() } }

  func retryTapped() { traced { viewModel.load() } }

  func moreTapped() { traced { viewModel.loadMore() } }
}
