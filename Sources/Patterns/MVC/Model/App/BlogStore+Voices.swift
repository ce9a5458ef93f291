import BlogDomain
import Runtime

/// The voices: how far each is, and the device that plays them for every screen.
extension BlogStore {
  func voiceState(_ id: Int) -> VoiceState { playlist.value[id] }

  /// Sets up the device.
  func setUpPlayer() {
    guard player == nil else { return }
    let device = AudioPlayer(runtime)
    player = (device, device.events.add(self) { $0.receive($1) })
  }

  /// A person tapped a voice of a list.
  func play(voice: Int, in list: [Int]) {
    traced(voice) { changePlaylist { $0.tap(voice, in: list, known) } }
  }

  /// A screen of voices is gone.
  func stopVoices() { traced { changePlaylist { $0.stop() } } }

  private func receive(_ event: AudioPlayer.Event) {
    changePlaylist { $0.receive(event, known) }
  }

  /// Changes how far the voices are, notifies, and asks the device for what follows from it.
  private func changePlaylist(_ change: (inout Playlist) -> AudioPlayer.Order?) {
    let old = playlist.value
    let order = playlist.mutate(change)
    let voices = playlist.value.changedIDs(from: old)
    if !voices.isEmpty { voicesChanged.send(voices) }
    if let order { player?.device.perform(order) }
  }
}
