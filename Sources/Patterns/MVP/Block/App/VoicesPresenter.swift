import BlogDomain
import Runtime

/// Presents what there is to listen to. A voice goes on whether its row is in sight or not.
final class VoicesPresenter: FeedPresenter {
  private let rows = RowPresenters<VoiceCellPresenter>()

  init(_ context: Context) {
    super.init(context, .voices, failure: Strings.couldNotLoadVoices)
    keep(context.store.voicesChanged.add(self) { $0.rows.update($1) })
  }

  /// The presenter of a row.
  func cell(_ voice: Int) -> VoiceCellPresenter {
    traced(voice) { rows.row(voice) { VoiceCellPresenter(context, voice: voice) } }
  }

  /// A tap: starts, resumes or pauses.
  func play(_ voice: Int) { traced(voice) { context.store.play(voice: voice, in: list.rows) } }

  override func forgetBlocks() {
    super.forgetBlocks()
    rows.detachViews()
  }

  override func close() {
    super.close()
    rows.close()
    acting { context.store.stopVoices() }
  }
}

/// Presents a voice in a row. Others than its cell start it, and it stops by itself: so it has a block for that.
final class VoiceCellPresenter: Presenter, CellPresenter {
  /// The headline is other than it was.
  var titleHandler: Action<String>?
  /// The voice is not as far as it was.
  var playStateHandler: Action<String>?

  private let context: Context
  private let voice: Int
  private lazy var title = StateCell(of: self, at: "title", Single(""))
  private lazy var playState = StateCell(of: self, at: "state", Single(""))

  init(_ context: Context, voice: Int) {
    self.context = context
    self.voice = voice
    super.init(context.store.runtime)
    acting { refresh() }
  }

  func showAll() {
    titleHandler?(title.value.value)
    playStateHandler?(playState.value.value)
  }

  func forgetBlocks() {
    titleHandler = nil
    playStateHandler = nil
  }

  func update() { traced { refresh() } }

  private func refresh() {
    guard let voice = context.store.voice(voice) else { return }
    let state = context.store.playState(ofVoice: voice.id).rawValue
    if !areSame(voice.title, title.value.value) {
      title.set(Single(voice.title))
      titleHandler?(voice.title)
    }
    if state != playState.value.value {
      playState.set(Single(state))
      playStateHandler?(state)
    }
  }
}
