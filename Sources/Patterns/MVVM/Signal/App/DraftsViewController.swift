import BlogViews
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsViewController: TableViewController {
  private let viewModel: DraftsViewModel

  init(_ viewModel: DraftsViewModel, table: DraftTable) {
    self.viewModel = viewModel
    super.init(viewModel, table: table)
  }

  override func bind(_ cell: Cell, to id: Int) { (cell as? DraftCell)?.bind(to: viewModel.row(id)) }
}

/// A draft's row.
final class DraftCell: BlogViews.DraftCell, BoundCell {
  let subscriptions = SubscriptionBag()
  var viewModel: DraftCellViewModel?

  func bindViews(to viewModel: DraftCellViewModel) { bind(viewModel.title) { $0.title.set($1) } }
}
