import HeadlessUI
import Runtime

/// A part of a screen whose content is loaded: asks for it, and shows how far it is.
class FeedViewController: ViewController {
  private let content: ContentView
  private let viewModel: FeedViewModel

  init(_ viewModel: FeedViewModel, content: ContentView) {
    self.viewModel = viewModel
    self.content = content
    super.init(content.runtime)
  }

  override func bindProperties() {
    bind(viewModel.state) { $0.content.state = $1 }
    bind(viewModel.isRefreshing) { $0.content.isRefreshing = $1 }
  }

  override func viewDidLoad() {
    content.onPull = Action("pull", from: content, to: self) { $0.pulled() }
    content.retry.onTap = Action("retry", from: content.retry, to: self) { $0.retryTapped() }
    viewModel.load()
  }

  func pulled() { traced { viewModel.load() } }

  func retryTapped() { traced { viewModel.load() } }
}

/// A part of a screen that lists what is loaded in a table.
class TableViewController: FeedViewController {
  private let table: TableView
  private let viewModel: TableViewModel

  init(_ viewModel: TableViewModel, table: TableView) {
    self.viewModel = viewModel
    self.table = table
    super.init(viewModel, content: table)
  }

  override func bindProperties() {
    bind(viewModel.rows) { $0.table.setRows($1) }
    bind(viewModel.canLoadMore) { $0.table.more.isEnabled = $1 }
    bind(viewModel.hasMore) { $0.table.hasMore = $1 }
    bind(viewModel.isLoadingMore) { $0.table.isLoadingMore = $1 }
    super.bindProperties()
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.bind($1.cell, to: $1.id) }
    table.more.onTap = Action("more", from: table.more, to: self) { $0.moreTapped() }
    super.viewDidLoad()
  }

  override func close() {
    super.close()
    for cell in table.cells { (cell as? any BindableCell)?.unbind() }
  }

  func moreTapped() { traced { viewModel.loadMore() } }

  /// Binds a cell to the view model of its row.
  func bind(_ cell: Cell, to id: Int) {}
}
