import BlogDomain
import Runtime

/// What there is to listen to. A voice goes on whether its row is in sight or not.
final class VoicesViewModel: TableViewModel {
  init(_ context: Context) { super.init(context, .voices) }

  override func close() {
    super.close()
    stop()
  }

  private func stop() { traced { store.stopVoices() } }

  /// Makes the view model of a row in sight, which whoever shows it must close.
  func cell(_ voice: Int) -> VoiceCellViewModel {
    traced(voice) { VoiceCellViewModel(context, voice: voice) }
  }

  func play(_ voice: Int) { traced(voice) { store.play(voice: voice, in: feed) } }
}

/// A voice's row.
final class VoiceCellViewModel: ViewModel {
  private(set) lazy var title = property("title", text?.title ?? "")
  private(set) lazy var state = property("state", text?.state ?? "")

  private let store: BlogStore
  private let voice: Int

  init(_ context: Context, voice: Int) {
    store = context.store
    self.voice = voice
    super.init(context.store.runtime, context.exposure)
    observe(store.voice[voice]) { viewModel, _ in viewModel.voiceChanged() }
  }

  private var text: VoiceText? { acting { store.voiceText(voice) } }

  private func voiceChanged() {
    guard let text else { return }
    title.set(text.title)
    state.set(text.state)
  }
}
