import BlogDomain
import Runtime

/// What a message about the voices makes of the state.
extension AppState {
  mutating func tapVoice(_ voice: Int, _ id: ListID) -> [Effect] {
    guard let list = list(id) else { return [] }
    return play(playlist.tap(voice, in: list.feed.ids, document))
  }

  func play(_ order: AudioPlayer.Order?) -> [Effect] { order.map { [.play($0)] } ?? [] }
}
