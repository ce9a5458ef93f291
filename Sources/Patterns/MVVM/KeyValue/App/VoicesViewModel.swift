import BlogDomain
import Runtime

/// What there is to listen to. A voice goes on whether its row is in sight or not.
final class VoicesViewModel: FeedViewModel {
  init(_ context: Context) { super.init(context, .voices, failure: Strings.couldNotLoadVoices) }

  /// A tap: starts, resumes or pauses.
  func play(_ voice: Int) { traced(voice) { context.store.play(voice: voice, in: rows) } }

  override func close() {
    super.close()
    stop()
  }

  private func stop() { traced { context.store.stopVoices() } }
}

/// A voice's row.
final class VoiceCellViewModel: ViewModel {
  @Dynamic private(set) var title = ""
  @Dynamic private(set) var state = ""

  private let store: BlogStore
  private let voice: Int

  init(_ context: Context, voice: Int) {
    store = context.store
    self.voice = voice
    super.init(context.service.runtime)
    keep(store.voice[voice].add(self) { viewModel, _ in viewModel.voiceChanged() })
    acting { voiceChanged() }
  }

  private func voiceChanged() {
    guard let voice = store.voice(voice) else { return }
    title = voice.title
    state = store.playlist.value[voice.id].rawValue
  }
}
