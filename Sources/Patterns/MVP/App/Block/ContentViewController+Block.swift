import BlogDomain
import HeadlessUI
import Runtime

extension ContentViewController {
  func show(_ progress: Progress) {
    switch progress {
    case .none: finishLoading()
    case .loading: startLoading()
    case .refreshing: startRefreshing()
    }
  }
}

extension TableViewController {
  /// Shows what has to be shown now, and binds the rows in sight to it.
  func show(_ content: Content<[Int]>) {
    switch content {
    case .loaded(let ids):
      setRows(ids)
      table.state = .loaded
    case .empty:
      setRows([])
      table.state = .empty
    case .failed: table.state = .error
    }
  }

  /// The table asks for the content of rows that come. Those that stay may show something else now.
  private func setRows(_ ids: [Int]) {
    let staying = table.cells.map(\.id)
    table.setRows(ids)
    for id in staying { table.reconfigure(id) }
  }
}
