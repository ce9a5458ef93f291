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
    viewModel.close()
  }

  private func configure(_ row: RowRequest) {
    (row.cell as? VoiceCell)?.show(VoiceCellViewModel(context, voice: row.id))
  }

  private func didSelect(_ voice: Int) { viewModel.play(voice) }
}

/// A voice's row.
final class VoiceCell: BlogViews.VoiceCell, ObservingCell {
  private var viewModel: VoiceCellViewModel?

  /// Shows a voice in place of the one before.
  func show(_ viewModel: VoiceCellViewModel) {
    removeObservers()
    self.viewModel = viewModel
    viewModel.addObserver(self, forKeyPath: "title", options: [.initial, .new])
    viewModel.addObserver(self, forKeyPath: "state", options: [.initial, .new])
  }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    guard let viewModel else { return }
    switch keyPath {
    case "title": title.set(viewModel.title)
    case "state": state.set(viewModel.state)
    case _: break
    }
  }

  func removeObservers() {
    guard let viewModel else { return }
    viewModel.removeObserver(self, forKeyPath: "title")
    viewModel.removeObserver(self, forKeyPath: "state")
    viewModel.close()
    self.viewModel = nil
  }
}
