import BlogDomain
import Runtime

/// A person's drafts, as their presenter knows them.
protocol DraftsDisplay: FeedDisplay {
  /// Lists rows by their ids; what they show, their own presenters say.
  func setDrafts(_ ids: [Int])
  func setEmptyDrafts()
}

/// Presents the person's drafts.
final class DraftsPresenter: Presenter, FeedPresenter {
  /// Tells that it is in another state, such as loaded.
  var onState: Action<Void>?

  let context: Context
  let failure = Strings.couldNotLoadDrafts
  private weak var view: (any DraftsDisplay)?
  private(set) lazy var feed = StateCell(of: self, at: "feed", Feed(.drafts(user: user)))
  private var rows = RowPresenters<TitleCellPresenter>()
  private let user: Int

  init(_ context: Context, user: Int) {
    self.context = context
    self.user = user
    super.init(context.store.runtime)
  }

  func attachView(_ view: any DraftsDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  /// The presenter of a row; nil where that is not listed.
  func row(_ id: Int) -> TitleCellPresenter? { traced(id) { rows[id] } }

  func show(since old: Feed?) {
    let feed = feed.value
    showProgress(in: view, since: old)
    switch feed.state(since: old) {
    case .loaded:
      let store = context.store
      rows.list(feed.ids) { id in TitleCellPresenter(runtime, store.draft[id]) { store.draft(id)?.title } }
      view?.setDrafts(feed.ids)
    case .empty:
      rows.close()
      view?.setEmptyDrafts()
    case .loading, .error, nil: break
    }
    if let old, old.shownState != feed.shownState { onState?() }
  }

  override func close() {
    super.close()
    rows.close()
  }
}
