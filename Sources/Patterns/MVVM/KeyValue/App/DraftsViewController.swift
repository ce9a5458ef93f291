import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsViewController: TableViewController {
  private let context: Context

  init(_ context: Context, _ viewModel: DraftsViewModel, table: DraftTable) {
    self.context = context
    super.init(viewModel, table: table)
  }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    super.viewDidLoad()
  }

  private func configure(_ row: RowRequest) {
    (row.cell as? DraftCell)?.show(DraftCellViewModel(context, draft: row.id))
  }
}

/// A draft's row.
final class DraftCell: BlogViews.DraftCell, ObservingCell {
  private var viewModel: DraftCellViewModel?

  /// Shows a draft in place of the one before.
  func show(_ viewModel: DraftCellViewModel) {
    removeObservers()
    self.viewModel = viewModel
    viewModel.addObserver(self, forKeyPath: "title", options: [.initial, .new])
  }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    if keyPath == "title", let viewModel { title.set(viewModel.title) }
  }

  func removeObservers() {
    guard let viewModel else { return }
    viewModel.removeObserver(self, forKeyPath: "title")
    viewModel.close()
    self.viewModel = nil
  }
}
