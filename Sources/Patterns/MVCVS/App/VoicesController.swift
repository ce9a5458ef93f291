import BlogDomain
import BlogViews
import HeadlessUI
import Runtime

/// What there is to listen to. What plays stands in the view state, since it goes on by itself.
final class VoicesController: ListController {
  override func viewDidLoad() {
    table.onSelect = Action("select", .delegate, from: table, to: self) { $0.didSelect($1) }
    observe(context.store, "voices", { $1.document.voices }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    observe(context.viewState, "playlist", { $1.sound.playlist.tracks }) { controller, _ in
      controller.table.reconfigureVisible()
    }
    super.viewDidLoad()
  }

  override func configure(_ cell: Cell, _ id: Int) {
    guard let cell = cell as? VoiceCell, let voice = context.store.value.document.voices[id] else { return }
    cell.title.set(voice.title)
    cell.state.set(context.viewState.value.sound.playlist[id].rawValue)
  }

  func didSelect(_ voice: Int) {
    context.viewState.play(voice, in: feed?.ids ?? [], context.store.value.document)
  }
}
