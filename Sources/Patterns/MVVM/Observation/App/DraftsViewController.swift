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
final class DraftCell: BlogViews.DraftCell, TrackingCell {
  let tracking = Tracking()
  var viewModel: DraftCellViewModel?

  func updateUI() {
    if let viewModel { title.set(viewModel.title) }
  }
}
