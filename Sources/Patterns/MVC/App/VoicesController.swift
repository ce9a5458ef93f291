import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to. A voice goes on whether its cell is in sight or not.
final class VoicesController: TableController {
  init(_ context: Context, view: VoicesView, window: Window) {
    super.init(context, .voices, table: view.voices, window: window)
  }

  override func viewDidLoad() {
    store.setUpPlayer()
    observe(store.voicesChanged) { controller, ids in ids.forEach(controller.table.reconfigure) }
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    super.viewDidLoad()
  }

  override func close() {
    super.close()
    store.stopVoices()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? VoiceCell, let text = store.voiceText(id) else { return }
    cell.title.set(text.title)
    cell.state.set(text.state)
  }

  func didSelect(_ voice: Int) { store.play(voice: voice, in: list.value?.ids ?? []) }
}
