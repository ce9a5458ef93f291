import BlogDomain
import Runtime

/// Makes the device that plays do what the view state says, and takes what the device says by itself to the view state.
/// It is there from the first voice on that plays, for every screen.
final class PlayerController: Controller {
  private let store: BlogStore
  private let viewState: ViewStateStore
  private var player: (device: AudioPlayer, observation: Subscription)?

  init(_ store: BlogStore, _ viewState: ViewStateStore) {
    self.store = store
    self.viewState = viewState
    super.init(store.runtime)
    observe(viewState, "sound", { $1.sound }) { $0.soundChanged($1, $2) }
  }

  private var device: AudioPlayer {
    if let player { return player.device }
    let device = AudioPlayer(runtime)
    player = (device, device.events.add(self) { $0.receive($1) })
    return device
  }

  private func receive(_ event: AudioPlayer.Event) {
    viewState.alreadyPlayed(event, device.playing, store.value.document)
  }

  private func soundChanged(_ sound: Sound, _ action: ViewStateAction?) {
    switch action {
    case .played(let order?)?:
      device.perform(order)
      viewState.alreadyProgressed(device.playing)
    case nil:
      if player != nil || sound.playing != AudioPlayer.Playing() { device.restore(sound.playing) }
    case .played(nil)?, .progressed?, .opened?, .left?, .attached?, .alerted?, .toasted?, .scrolled?,
      .wished?,
      .typed?:
      break
    }
  }
}
