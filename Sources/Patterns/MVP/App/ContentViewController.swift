import HeadlessUI
import Runtime

/// The view of something that is loaded: a pull or a tap on Retry loads it again.
class ContentViewController: ViewController {
  final let content: ContentView

  init(_ presenter: any Detachable, content: ContentView) {
    self.content = content
    super.init(presenter)
  }

  override func viewDidLoad() {
    content.onPull = Action("pull", from: content, to: self) { $0.pulled() }
    content.retry.onTap = Action("retry", from: content.retry, to: self) { $0.retryTapped() }
    attachView()
    load()
  }

  final func pulled() { traced { load() } }

  final func retryTapped() { traced { load() } }

  /// Asks the presenter to load.
  func load() {}

  final func startLoading() { traced { content.state = .loading } }

  final func startRefreshing() { traced { content.isRefreshing = true } }

  final func finishLoading() { traced { content.isRefreshing = false } }

  final func showFailure() { traced { content.state = .error } }
}

/// The view of something that is listed in a table.
class TableViewController: ContentViewController {
  final let table: TableView

  init(_ presenter: any Detachable, table: TableView) {
    self.table = table
    super.init(presenter, content: table)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    super.viewDidLoad()
  }

  /// Shows a row in a cell, which may have shown another before.
  func configure(_ cell: Cell, _ id: Int) {}
}

/// A table's view that keeps what its rows show.
protocol RowsHolder: TableViewController {
  associatedtype Content: Equatable & Loggable
  var cell: StateCell<Rows<Content>> { get }
}

extension RowsHolder {
  var rows: Rows<Content> { cell.value }

  func show(_ rows: Rows<Content>) {
    cell.set(rows)
    table.setRows(rows.ids)
    table.reconfigureVisible()
    table.state = rows.ids.isEmpty ? .empty : .loaded
  }

  func show(_ content: Content, in row: Int) {
    cell.mutate { $0.set(row, content) }
    table.reconfigure(row)
  }
}

extension Button {
  /// Shows a button's title and whether it takes a tap.
  func show(_ title: String, enabled: Bool) {
    self.title = title
    isEnabled = enabled
  }
}
