import BlogDomain
import Runtime

/// The voices: what there is, how far each is, and the device that plays them, which is one for all screens.
extension BlogStore {
  func voiceText(_ id: Int) -> VoiceText? {
    document.value.voices[id].map { VoiceText($0, playlist.value[id]) }
  }

  /// Sets up the device, which plays for every screen of voices.
  func setUpPlayer() {
    guard player == nil else { return }
    let device = AudioPlayer(runtime)
    player = (device, device.events.add(self) { $0.receive($1) })
  }

  /// Takes a tap on a voice.
  /// - Parameters:
  ///   - ids: The list that it stands in, which says what comes next.
  ///   - presenter: Who asks, and is not notified.
  /// - Returns: The voices that are not as far as they were.
  func play(voice: Int, in ids: [Int], by presenter: Participant) -> [Int] {
    traced(voice) { changePlaylist(by: presenter) { $0.tap(voice, in: ids, document.value) } }
  }

  /// A screen of voices is gone.
  func stopVoices(by presenter: Participant) { traced { changePlaylist(by: presenter) { $0.stop() } } }

  private func receive(_ event: AudioPlayer.Event) {
    changePlaylist(by: nil) { $0.receive(event, document.value) }
  }

  /// Changes how far the voices are, notifies everybody but its author, and asks the device for what follows.
  @discardableResult
  private func changePlaylist(
    by author: Participant?, _ change: (inout Playlist) -> AudioPlayer.Order?
  ) -> [Int] {
    let old = playlist.value
    let order = playlist.mutate(change)
    let voices = playlist.value.changedIDs(from: old)
    if !voices.isEmpty { voicesChanged.send(voices, except: author) }
    if let order { player?.device.perform(order) }
    return voices
  }
}
