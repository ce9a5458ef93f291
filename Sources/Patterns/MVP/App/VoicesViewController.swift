import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to.
class VoicesViewController<Own: VoicesPresenter & Detachable>: TableViewController {
  final let presenter: Own

  init(_ presenter: Own, view: VoiceTable) {
    self.presenter = presenter
    super.init(presenter, table: view)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  final func didSelect(_ voice: Int) { presenter.play(voice: voice) }

  final func show(_ voice: VoiceText, in cell: Cell) {
    guard let cell = cell as? VoiceCell else { return }
    cell.title.set(voice.title)
    cell.state.set(voice.state)
  }
}
