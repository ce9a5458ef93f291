import BlogDomain
import Runtime

/// What there is to listen to. A voice goes on whether its row is in sight or not.
final class VoicesViewModel: FeedViewModel {
  init(_ context: Context) { super.init(context, .voices, failure: Strings.couldNotLoadVoices) }

  /// A tap: starts, resumes or pauses.
  func play(_ voice: Int) { traced(voice) { context.store.play(voice: voice, in: rows) } }

  /// Nobody listens any more.
  func stop() { traced { context.store.stopVoices() } }
}

/// A voice's row.
final class VoiceCellViewModel: ViewModel {
  private let store: BlogStore
  private let id: Int

  init(_ context: Context, voice: Int) {
    store = context.store
    id = voice
    super.init(context.service.runtime)
  }

  var title: String { acting { store[voice: id]?.title ?? "" } }

  var state: String { acting { store[playing: id].rawValue } }
}
