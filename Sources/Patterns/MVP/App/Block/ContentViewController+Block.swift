import BlogDomain
import HeadlessUI
import Runtime

/// The view of something that is loaded, which sets its blocks on its presenter and takes the answers to what it
/// asked.
protocol ContentBinder: ContentViewController {
  associatedtype Own: ContentBlocks
  var presenter: Own { get }
  /// Shows what has to be shown now.
  func show(_ content: Content<Own.Value>)
}

extension ContentBinder {
  /// Sets the blocks that every content has, whether or not any is set.
  func bindContent() {
    presenter.onProgress = Action("progress", .block, from: presenter, to: self) { view, progress in
      switch progress {
      case .none: view.finishLoading()
      case .loading: view.startLoading()
      case .refreshing: view.startRefreshing()
      }
    }
    presenter.onContent = Action("content", .block, from: presenter, to: self) { $0.setContent($1) }
  }

  func setContent(_ content: Content<Own.Value>) { traced(content) { show(content) } }

  /// Asks the presenter to load, and passes a completion for the answer.
  func askForContent() {
    presenter.load(then: Completion("load", of: presenter, to: self) { $0.didLoad($1) })
  }

  func didLoad(_ answer: Content<Own.Value>?) {
    traced(answer) {
      content.isRefreshing = false
      if let answer { show(answer) }
    }
  }
}

/// The view of rows, each of which is bound to the cell that shows it.
protocol RowBinder: ContentBinder where Self: TableViewController, Own: RowBlocks {
  /// Shows a row in a cell, which may have shown another before.
  func show(_ row: Own.Row, in cell: Cell)
}

extension RowBinder {
  /// Has the table tell when a cell shows a row no more.
  func bindTable() {
    table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: self) { view, cell in
      view.endDisplaying(cell.id)
    }
  }

  /// Shows a row in a cell, and binds it to the cell for as long as the cell shows it. The block captures the
  /// cell, and is right only because the row gets another whenever another cell shows it, and none when none does.
  func bind(_ cell: Cell, to row: Int) {
    traced(row, function: "configure(_:)") {
      let block = Action("row", .block, from: presenter, to: self) {
        [unowned cell] (view, content: Own.Row) in
        view.setRow(row, content, in: cell)
      }
      if let content = presenter.bind(row: row, to: block) { show(content, in: cell) }
    }
  }

  func endDisplaying(_ row: Int) { traced(row) { presenter.unbind(row: row) } }

  func setRow(_ row: Int, _ content: Own.Row, in cell: Cell) {
    traced(row, content, function: "setRow(_:_:)") { show(content, in: cell) }
  }

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
