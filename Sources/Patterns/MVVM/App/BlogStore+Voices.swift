import BlogDomain
import Runtime

/// The voices: what there is, how far each is, and the device that plays them.
extension BlogStore {
  func voiceText(_ id: Int) -> VoiceText? {
    document.value.voices[id].map { VoiceText($0, playlist.value[id]) }
  }

  /// A person tapped a voice of a list.
  func play(voice: Int, in list: FeedID) {
    traced(voice) {
      changePlaylist { $0.tap(voice, in: feed(list)?.ids ?? [], document.value) }
    }
  }

  /// A screen of voices is gone.
  func stopVoices() { traced { changePlaylist { $0.stop() } } }

  /// Changes how far the voices are, notifies, and asks the device for what follows from it.
  private func changePlaylist(_ change: (inout Playlist) -> AudioPlayer.Order?) {
    let old = playlist.value
    let order = playlist.mutate(change)
    voice.post(playlist.value.changedIDs(from: old))
    if let order { perform(order) }
  }

  /// Asks the device, which is there from the first time that something is to be played.
  private func perform(_ order: AudioPlayer.Order) {
    if player == nil {
      if order == .stop { return }
      let device = AudioPlayer(runtime)
      player = (device, device.events.add(self) { $0.receive($1) })
    }
    player?.device.perform(order)
  }

  private func receive(_ event: AudioPlayer.Event) {
    changePlaylist { $0.receive(event, document.value) }
  }
}
