import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to. How far a voice is stands in the document store, since it goes on by itself.
final class VoicesController: TableController {
  init(_ context: Context, feeds: Int, view: VoiceTable) {
    super.init(context, FeedID(group: feeds, resource: .voices), table: view)
  }

  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    observe(context.store, "voices", { $0.document.voices }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    observe(context.store, "playlist", { $0.playlist.tracks }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    let state = context.store.value
    guard let cell = cell as? VoiceCell, let voice = state.document.voices[id] else { return }
    let text = VoiceText(voice, state.playlist[id])
    cell.title.set(text.title)
    cell.state.set(text.state)
  }

  func didSelect(_ voice: Int) { context.store.play(voice: voice, in: feed) }
}
