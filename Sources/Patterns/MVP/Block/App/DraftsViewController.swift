import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsViewController: TableViewController<DraftsPresenter> {
  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    super.viewDidLoad()
  }

  private func configure(_ row: RowRequest) { (row.cell as? DraftCell)?.show(presenter.cell(row.id)) }
}

/// A draft's row.
final class DraftCell: BlogViews.DraftCell, PresentedCell {
  private var presenter: TitleCellPresenter?

  /// Shows a draft in place of the one before.
  func show(_ presenter: TitleCellPresenter) {
    self.presenter = presenter
    presenter.titleHandler = Action("title", .block, from: presenter, to: self) { $0.setTitle($1) }
    presenter.attachView()
  }

  func detach() {
    presenter?.detachView()
    presenter = nil
  }

  func setTitle(_ text: String) { traced(text) { title.set(text) } }
}
