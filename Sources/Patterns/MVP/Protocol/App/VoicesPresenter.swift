import BlogDomain
import Runtime

/// What there is to listen to, as its presenter knows it.
protocol VoicesDisplay: FeedDisplay {
  /// Lists rows by their ids; what they show, their own presenters say.
  func setVoices(_ ids: [Int])
  func setEmptyVoices()
}

/// Presents what there is to listen to. A voice goes on whether its row is in sight or not.
final class VoicesPresenter: Presenter, FeedPresenter {
  let context: Context
  let failure = Strings.couldNotLoadVoices
  private weak var view: (any VoicesDisplay)?
  private(set) lazy var feed = StateCell(of: self, at: "feed", Feed(.voices))
  private var rows = RowPresenters<VoiceCellPresenter>()

  init(_ context: Context) {
    self.context = context
    super.init(context.store.runtime)
  }

  func attachView(_ view: any VoicesDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  /// The presenter of a row; nil where that is not listed.
  func row(_ id: Int) -> VoiceCellPresenter? { traced(id) { rows[id] } }

  /// A tap: starts, resumes or pauses.
  func play(_ voice: Int) { traced(voice) { context.store.play(voice: voice, in: feed.value.ids) } }

  func show(since old: Feed?) {
    let feed = feed.value
    showProgress(in: view, since: old)
    switch feed.state(since: old) {
    case .loaded:
      rows.list(feed.ids) { VoiceCellPresenter(context, voice: $0) }
      view?.setVoices(feed.ids)
    case .empty:
      rows.close()
      view?.setEmptyVoices()
    case .loading, .error, nil: break
    }
  }

  override func close() {
    super.close()
    rows.close()
    stop()
  }

  private func stop() { traced { context.store.stopVoices() } }
}

/// A voice's row, as its presenter knows it.
protocol VoiceCellDisplay: Participant {
  func setTitle(_ title: String)
  func showState(_ state: String)
}

/// What a voice's row shows.
struct VoiceViewData: Equatable {
  @ByCodePoints var title = ""
  var state = ""
}

/// Presents a voice's row. How far the voice is changes as often as the device says so, whether or not anybody asked.
final class VoiceCellPresenter: Presenter, AttachablePresenter {
  private weak var view: (any VoiceCellDisplay)?
  private lazy var data = StateCell(of: self, at: "voice", VoiceViewData())
  private let store: BlogStore
  private let voice: Int

  init(_ context: Context, voice: Int) {
    store = context.store
    self.voice = voice
    super.init(store.runtime)
    keep(store.voice[voice].add(self) { presenter, _ in presenter.voiceChanged() })
    acting { voiceChanged() }
  }

  func attachView(_ view: any VoiceCellDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  private func voiceChanged() {
    guard let voice = store.voice(voice) else { return }
    let old = data.value
    data.set(VoiceViewData(title: voice.title, state: store.progress(ofVoice: voice.id).rawValue))
    show(since: old)
  }

  private func show(since old: VoiceViewData?) {
    let new = data.value
    if !areSame(new.title, old?.title) { view?.setTitle(new.title) }
    if new.state != old?.state { view?.showState(new.state) }
  }
}
