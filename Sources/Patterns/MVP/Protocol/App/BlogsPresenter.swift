import BlogDomain
import Runtime

/// A person's blogs, as their presenter knows them.
protocol BlogsDisplay: FeedDisplay {
  /// Lists rows by their ids; what they show, their own presenters say.
  func setBlogs(_ ids: [Int])
  func setEmptyBlogs()
  func setMore(_ isThere: Bool, enabled: Bool, loading: Bool)
}

/// Presents the person's blogs.
final class BlogsPresenter: Presenter, FeedPresenter {
  /// Tells that it is in another state, such as loaded.
  var onState: Action<Void>?

  let context: Context
  let failure = Strings.couldNotLoadBlogs
  private weak var view: (any BlogsDisplay)?
  private(set) lazy var feed = StateCell(of: self, at: "feed", Feed(.blogs(user: user)))
  private var rows = RowPresenters<BlogCellPresenter>()
  private let user: Int

  init(_ context: Context, user: Int) {
    self.context = context
    self.user = user
    super.init(context.store.runtime)
  }

  func attachView(_ view: any BlogsDisplay) {
    traced {
      self.view = connect(view)
      show(since: nil)
    }
  }

  func detachView() { traced { view = nil } }

  /// The presenter of a row; nil where that is not listed.
  func row(_ id: Int) -> BlogCellPresenter? { traced(id) { rows[id] } }

  func show(since old: Feed?) {
    let feed = feed.value
    showProgress(in: view, since: old)
    switch feed.state(since: old) {
    case .loaded:
      rows.list(feed.ids) { BlogCellPresenter(context, blog: $0) }
      view?.setBlogs(feed.ids)
    case .empty:
      rows.close()
      view?.setEmptyBlogs()
    case .loading, .error, nil: break
    }
    if feed.more != old?.more || feed.canLoadMore != old?.canLoadMore
      || feed.isLoadingMore != old?.isLoadingMore
    {
      view?.setMore(feed.more, enabled: feed.canLoadMore, loading: feed.isLoadingMore)
    }
    if let old, old.shownState != feed.shownState { onState?() }
  }

  override func close() {
    super.close()
    rows.close()
  }
}
