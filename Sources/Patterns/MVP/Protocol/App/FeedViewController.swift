import HeadlessUI
import Runtime

/// The view of something that is loaded: a pull or a tap on Retry loads it again.
protocol FeedViewController: ViewController, FeedDisplay where OwnPresenter: FeedPresenter {
  var content: ContentView { get }
}

extension FeedViewController {
  func connectContent() {
    content.onPull = Action("pull", from: content, to: self) { $0.pulled() }
    content.retry.onTap = Action("retry", from: content.retry, to: self) { $0.retryTapped() }
  }

  func pulled() { traced { presenter.load() } }

  func retryTapped() { traced { presenter.load() } }

  func startLoading() { traced { content.state = .loading } }

  func startRefreshing() { traced { content.isRefreshing = true } }

  func finishLoading() { traced { content.isRefreshing = false } }

  func showFailure() { traced { content.state = .error } }
}

/// The view of something that is listed in a table, whose cells have presenters of their own.
protocol TableViewController: FeedViewController {
  var table: TableView { get }
  /// Has a cell show the row with an id.
  func configure(_ cell: Cell, _ id: Int)
}

extension TableViewController {
  var content: ContentView { table }

  func connectTable() {
    connectContent()
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: self) { $1.detachRow() }
  }

  /// Shows these rows.
  func show(_ ids: [Int]) {
    table.setRows(ids)
    table.state = ids.isEmpty ? .empty : .loaded
  }

  /// The cells let go of their rows, too, and take them up again when the table is asked to show them.
  func detachView() {
    presenter.detachView()
    table.detachCells()
  }
}
