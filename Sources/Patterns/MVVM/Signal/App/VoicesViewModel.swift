import BlogDomain
import Runtime

/// What there is to listen to. A voice goes on whether its row is in sight or not.
final class VoicesViewModel: FeedViewModel {
  init(_ store: BlogStore) { super.init(store, .voices, failure: Strings.couldNotLoadVoices) }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func row(_ voice: Int) -> VoiceCellViewModel { traced(voice) { VoiceCellViewModel(store, voice: voice) } }

  /// A tap: starts, resumes or pauses.
  func play(_ voice: Int) { traced(voice) { store.play(voice: voice, in: feed.rows.current ?? []) } }

  override func close() {
    super.close()
    stop()
  }

  private func stop() { traced { store.stopVoices() } }
}

/// A voice's row.
final class VoiceCellViewModel: ViewModel {
  private(set) lazy var title = observe(store.voice(id)).map(\.title).distinct("title")
  private(set) lazy var state = observe(store.voiceState(id)).map(\.rawValue).distinct("state")

  private let store: BlogStore
  private let id: Int

  init(_ store: BlogStore, voice: Int) {
    self.store = store
    id = voice
    super.init(store.runtime)
  }
}
