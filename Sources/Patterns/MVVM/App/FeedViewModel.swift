import BlogDomain
import Runtime

/// A part of a screen whose content is loaded: how far it is.
class FeedViewModel: ViewModel {
  private(set) lazy var state = property("state", LoadState.loading)
  private(set) lazy var isRefreshing = property("isRefreshing", false)

  let context: Context
  let feed: FeedID

  init(_ context: Context, _ resource: Resource) {
    self.context = context
    feed = context.store.openFeed(resource)
    super.init(context.store.runtime, context.exposure)
    if let changed = store.changed(feed) { observe(changed) { viewModel, _ in viewModel.feedChanged() } }
  }

  override func close() {
    super.close()
    traced { store.closeFeed(feed) }
  }

  final var store: BlogStore { context.store }

  /// Asks for the content: the first load, a retry or a refresh.
  func load() { traced { store.load(feed) } }

  /// Asks for a further page.
  func loadMore() { traced { store.loadMore(feed) } }

  private func feedChanged() {
    guard let feed = store.feed(feed) else { return }
    update(feed)
    state.set(feed.state)
    isRefreshing.set(feed.isRefreshing)
  }

  /// Takes over what is listed; called before the state is set.
  func update(_ feed: Feed) {}
}

/// A part of a screen that lists what is loaded.
class TableViewModel: FeedViewModel {
  /// The id of what each row shows.
  private(set) lazy var rows = property("rows", [Int]())
  private(set) lazy var hasMore = property("hasMore", false)
  private(set) lazy var canLoadMore = property("canLoadMore", false)
  private(set) lazy var isLoadingMore = property("isLoadingMore", false)

  override func update(_ feed: Feed) {
    rows.set(feed.ids)
    canLoadMore.set(feed.canLoadMore)
    hasMore.set(feed.more)
    isLoadingMore.set(feed.isLoadingMore)
  }
}
