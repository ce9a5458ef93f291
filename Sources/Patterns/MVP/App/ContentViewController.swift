import HeadlessUI
import Runtime

/// The view of something that is loaded: a pull or a tap on Retry loads it again.
class ContentViewController: ViewController, ContentDisplay {
  private let content: ContentView

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

  func pulled() { traced { load() } }

  func retryTapped() { traced { load() } }

  /// Asks the presenter to load.
  func load() {}

  func startLoading() { traced { content.state = .loading } }

  func startRefreshing() { traced { content.isRefreshing = true } }

  func finishLoading() { traced { content.isRefreshing = false } }

  func showFailure() { traced { content.state = .error } }
}

/// The view of something that is listed in a table.
class TableViewController<Content: Equatable>: ContentViewController {
  let table: TableView
  private var rows = Rows<Content>()

  init(_ presenter: any Detachable, table: TableView) {
    self.table = table
    super.init(presenter, content: table)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1.cell, $1.id) }
    super.viewDidLoad()
  }

  private func configure(_ cell: Cell, _ id: Int) {
    if let content = rows[id] { show(content, in: cell) }
  }

  /// Shows a row in a cell, which may have shown another before.
  func show(_ content: Content, in cell: Cell) {}

  final func show(_ rows: Rows<Content>) {
    self.rows = rows
    table.setRows(rows.ids)
    table.reconfigureVisible()
    table.state = rows.ids.isEmpty ? .empty : .loaded
  }

  final func show(_ content: Content, in row: Int) {
    rows.set(row, content)
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
