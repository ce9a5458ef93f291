import HeadlessUI
import Runtime

/// A part of a screen that lists what is loaded: observes the status of the list, and reads the data when that is told.
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
    viewModel.addObserver(self, forKeyPath: "status", options: [.initial, .new])
    viewModel.addObserver(self, forKeyPath: "message", options: .new)
    viewModel.load()
  }

  override func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    switch keyPath {
    case "status":
      table.setRows(viewModel.rows)
      table.more.isEnabled = viewModel.canLoadMore
      table.hasMore = viewModel.hasMore
      table.isLoadingMore = viewModel.isLoadingMore
      table.state = viewModel.state
      table.isRefreshing = viewModel.isRefreshing
    case "message":
      if let message = viewModel.message { present(message) }
    case _: super.observeValue(forKeyPath: keyPath, of: object, change: change)
    }
  }

  override func close() {
    super.close()
    viewModel.removeObserver(self, forKeyPath: "status")
    viewModel.removeObserver(self, forKeyPath: "message")
    for cell in table.cells { didEndDisplaying(cell) }
  }

  func didEndDisplaying(_ cell: Cell) { (cell as? any ObservingCell)?.removeObservers() }

  func pulled() { traced { viewModel.load() } }

  func retryTapped() { traced { viewModel.load() } }

  func moreTapped() { traced { viewModel.loadMore() } }
}

extension ViewController {
  /// Has the person told or asked something.
  /// - Parameter answer: Told which button was tapped; nil where that is all the same.
  func present(_ message: Message, answer: Action<String>? = nil) {
    navigationController?.present(message.text, buttons: message.buttons, answer: answer)
  }
}
