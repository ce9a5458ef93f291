import BlogDomain
import Runtime

/// Presents what there is to listen to. How far a voice is changes as often as the device says so, of whichever
/// voice, and whether or not anybody asked.
class VoicesPresenter: FeedPresenter {
  private lazy var cell = StateCell(of: self, at: "voices", Rows<VoiceText>())

  init(_ store: BlogStore, _ network: any Network) {
    super.init(store, network, .voices)
    store.setUpPlayer()
    keep(store.voicesChanged.add(self) { $0.changed(voices: $1) })
  }

  final var voices: Rows<VoiceText> { cell.value }

  final override func close() {
    traced {
      super.close()
      store.stopVoices(by: self)
    }
  }

  /// Plays a voice, or pauses it. What this begins comes more than once, and of other voices too: there is no one
  /// answer to it.
  final func play(voice: Int) {
    traced(voice) { changed(voices: store.play(voice: voice, in: feed.ids, by: self)) }
  }

  final override func take(_ page: Page) {
    cell.mutate { voices in
      for id in page.ids { refresh(id, in: &voices) }
      voices.list(feed.ids)
    }
  }

  private func changed(voices ids: [Int]) {
    for id in ids where voices[id] != nil {
      if cell.mutate({ refresh(id, in: &$0) }), let text = voices[id] { tell(text, in: id) }
    }
  }

  @discardableResult
  private func refresh(_ id: Int, in voices: inout Rows<VoiceText>) -> Bool {
    store.voiceText(id).map { voices.set(id, $0) } ?? false
  }

  // MARK: How its view is told, which a variant says

  func tell(_ voice: VoiceText, in row: Int) {}
}
