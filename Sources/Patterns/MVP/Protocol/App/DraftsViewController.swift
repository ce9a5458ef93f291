import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsViewController: Participant, TableViewController, DraftsDisplay {
  let presenter: DraftsPresenter
  let table: TableView

  init(_ presenter: DraftsPresenter, table: DraftTable) {
    self.presenter = presenter
    self.table = table
    super.init(table.runtime, .view)
  }

  func viewDidLoad() {
    connectTable()
    attachView()
    presenter.load()
  }

  func attachView() {
    table.reconfigureVisible()
    presenter.attachView(self)
  }

  func configure(_ cell: Cell, _ id: Int) { (cell as? DraftCell)?.show(presenter.row(id)) }

  func setDrafts(_ ids: [Int]) { traced(ids) { show(ids) } }

  func setEmptyDrafts() { traced { show([]) } }
}

/// A draft's row.
final class DraftCell: BlogViews.DraftCell, PresentedCell, TitleCellDisplay {
  var presenter: TitleCellPresenter?

  func attachView() { presenter?.attachView(self) }

  func setTitle(_ title: String) { traced(title) { self.title.set(title) } }
}
