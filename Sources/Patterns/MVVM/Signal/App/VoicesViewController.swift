import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to.
final class VoicesViewController: TableViewController, ScreenController {
  private let viewModel: VoicesViewModel
  private let view: VoicesView

  init(_ viewModel: VoicesViewModel) {
    self.viewModel = viewModel
    view = VoicesView(viewModel.runtime, cell: VoiceCell.init)
    super.init(viewModel, table: view.voices)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  override func bind(_ cell: Cell, to id: Int) { (cell as? VoiceCell)?.bind(to: viewModel.row(id)) }

  private func didSelect(_ voice: Int) { viewModel.play(voice) }
}

/// A voice's row.
final class VoiceCell: BlogViews.VoiceCell, BoundCell {
  let subscriptions = SubscriptionBag()
  var viewModel: VoiceCellViewModel?

  func bindViews(to viewModel: VoiceCellViewModel) {
    bind(viewModel.title) { $0.title.set($1) }
    bind(viewModel.state) { $0.state.set($1) }
  }
}
