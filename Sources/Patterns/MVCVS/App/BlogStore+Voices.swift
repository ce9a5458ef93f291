import BlogDomain
import Runtime

/// The voices. What plays them is one device, which stands behind the store as the network does: a voice goes
/// on whether anything shows it or not, and a screen built again finds it as far as it is.
extension BlogStore {
  /// Asks for the voices, and sets up what plays them, which plays for every screen.
  /// - Returns: The number that the screen's feeds are kept under until it closes them.
  func openVoices() -> Int {
    traced {
      if player == nil {
        let device = AudioPlayer(runtime)
        player = (device, device.events.add(self) { $0.receive($1) })
      }
      return ask(for: [.voices])
    }
  }

  /// A screen of voices is gone, which stops all.
  func close(voices number: Int) {
    traced(number) {
      perform(
        act {
          $0.close(feeds: number)
          return $0.stopVoices()
        })
    }
  }

  /// A person tapped a voice of a feed.
  func play(voice: Int, in feed: FeedID) {
    traced(voice) { perform(act { $0.tap(voice, in: feed) }) }
  }

  private func receive(_ event: AudioPlayer.Event) { perform(act { $0.receive(event) }) }

  private func perform(_ order: AudioPlayer.Order?) {
    if let order { player?.device.perform(order) }
  }
}
