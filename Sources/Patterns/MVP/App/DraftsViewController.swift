import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
class DraftsViewController<Own: DraftsPresenter & Detachable>: TableViewController, RowsHolder {
  private(set) final lazy var cell = StateCell(of: self, at: "drafts", Rows<String>())

  final let presenter: Own

  init(_ presenter: Own, view: DraftTable) {
    self.presenter = presenter
    super.init(presenter, table: view)
  }

  final func setDrafts(_ titles: Rows<String>) { traced(titles) { show(titles) } }

  final func setEmptyDrafts() { traced { show(Rows()) } }

  final override func configure(_ cell: Cell, _ id: Int) {
    if let cell = cell as? DraftCell, let title = rows[id] { cell.title.set(title) }
  }
}
