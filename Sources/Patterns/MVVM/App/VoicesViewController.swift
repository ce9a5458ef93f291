import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to.
final class VoicesViewController: TableViewController {
  private let viewModel: VoicesViewModel
  private let table: VoiceTable

  init(_ viewModel: VoicesViewModel, view: VoicesView) {
    self.viewModel = viewModel
    table = view.voices
    super.init(viewModel, table: view.voices)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  override func bind(_ cell: Cell, to id: Int) { (cell as? VoiceCell)?.bind(to: viewModel.cell(id)) }

  func didSelect(_ voice: Int) { viewModel.play(voice) }
}

/// A voice's row.
final class VoiceCell: BlogViews.VoiceCell, BindableCell {
  let subscriptions = SubscriptionBag()
  var viewModel: VoiceCellViewModel?

  func bindProperties(of viewModel: VoiceCellViewModel) {
    bind(viewModel.title) { $0.title.set($1) }
    bind(viewModel.state) { $0.state.set($1) }
  }

  override func prepareForReuse() { unbind() }
}
