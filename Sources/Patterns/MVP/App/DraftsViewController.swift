import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsViewController: TableViewController<String>, DraftsDisplay {
  private let presenter: DraftsPresenter

  init(_ presenter: DraftsPresenter, view: DraftTable) {
    self.presenter = presenter
    super.init(presenter, table: view)
  }

  override func attachView() { presenter.attachView(self) }

  override func load() { presenter.load() }

  func setDrafts(_ titles: Rows<String>) { traced(titles) { show(titles) } }

  func setEmptyDrafts() { traced { show(Rows()) } }

  override func show(_ title: String, in cell: Cell) {
    if let cell = cell as? DraftCell { cell.title.set(title) }
  }
}
