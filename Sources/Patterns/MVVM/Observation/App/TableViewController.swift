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
    table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: self) {
      $0.didEndDisplaying($1)
    }
    table.onPull = Action("pull", from: table, to: self) { $0.pulled() }
    table.retry.onTap = Action("retry", from: table.retry, to: self) { $0.retryTapped() }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    viewModel.load()
  }

  override func updateUI() {
    let rows = viewModel.rows
    layout { self.table.setRows(rows) }
    table.more.isEnabled = viewModel.canLoadMore
    table.hasMore = viewModel.hasMore
    table.isLoadingMore = viewModel.isLoadingMore
    table.state = viewModel.state
    table.isRefreshing = viewModel.isRefreshing
  }

  override func close() {
    super.close()
    for cell in table.cells { didEndDisplaying(cell) }
  }

  func didEndDisplaying(_ cell: Cell) { (cell as? any TrackingCell)?.endDisplaying() }

  func pulled() { traced { viewModel.load() } }

  func retryTapped() { traced { viewModel.load() } }

  func moreTapped() { traced { viewModel.loadMore() } }
}
