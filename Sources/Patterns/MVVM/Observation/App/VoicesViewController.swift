import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to.
final class VoicesViewController: TableViewController, ScreenController {
  private let context: Context
  private let viewModel: VoicesViewModel
  private let view: VoicesView

  init(_ context: Context, _ viewModel: VoicesViewModel) {
    self.context = context
    self.viewModel = viewModel
    view = VoicesView(viewModel.runtime, cell: VoiceCell.init)
    super.init(viewModel, table: view.voices)
  }

  var screenView: ScreenView { view }

  override func viewDidLoad() {
    table.onConfigure = Action("configure", .delegate, from: table, to: self) { $0.configure($1) }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  override func close() {
    super.close()
    viewModel.stop()
  }

  private func configure(_ row: RowRequest) {
    (row.cell as? VoiceCell)?.show(VoiceCellViewModel(context, voice: row.id))
  }

  private func didSelect(_ voice: Int) { viewModel.play(voice) }
}

/// A voice's row.
final class VoiceCell: BlogViews.VoiceCell, TrackingCell {
  let tracking = Tracking()
  var viewModel: VoiceCellViewModel?

  func updateUI() {
    guard let viewModel else { return }
    title.set(viewModel.title)
    state.set(viewModel.state)
  }
}
