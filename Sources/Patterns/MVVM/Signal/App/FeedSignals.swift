import BlogDomain
import Runtime

/// What is loaded, page by page, as signals of the view model that shows it: a wish for a page leads to a read of the
/// store's, and the read to what is listed.
final class FeedSignals {
  /// How the latest read stands; one that a newer wish superseded is let go.
  let loads: Signal<Load>
  /// What the person must be told where a read failed.
  let messages: Input<Message>

  /// The id of what each row shows.
  private(set) lazy var rows = feed.map(\.ids).distinct(path + "rows")
  private(set) lazy var hasMore = feed.map(\.more).distinct(path + "hasMore")
  private(set) lazy var canLoadMore = feed.map(\.canLoadMore).distinct(path + "canLoadMore")
  private(set) lazy var isLoadingMore = feed.map(\.isLoadingMore).distinct(path + "isLoadingMore")
  private(set) lazy var isRefreshing = feed.map(\.isRefreshing).distinct(path + "isRefreshing")
  /// How far it is: loading and error are shown only where there is nothing else to show.
  private(set) lazy var state = feed.map(Self.state).distinct(path + "state")
  /// Whether what is listed is about to be replaced.
  private(set) lazy var isLoading = feed.map(\.isLoading).distinct(path + "isLoading")
  /// Whether nothing was ever asked for.
  private(set) lazy var isUntouched = feed.map(\.isUntouched).distinct(path + "isUntouched")

  private let path: String
  private let feed: Property<Feed>
  private let wish: Property<Wish?>
  private let failure: String

  /// A page wished.
  struct Wish: Equatable {
    let page: Int
    /// Whether it is to be listed below what is there, not in its place.
    let isFurther: Bool
    /// Tells it from an earlier one of the same page.
    let number: Int
  }

  /// - Parameters:
  ///   - owner: Whose signals they are.
  ///   - path: Where in its owner's state they stand; empty for a view model that has one list.
  ///   - failure: What the person is told where what is shown cannot be loaded again.
  init(
    of owner: ViewModel, at path: String = "", _ resource: Resource, failure: String, _ store: BlogStore
  ) {
    self.path = path
    self.failure = failure
    feed = Property(of: owner, path + "feed", Feed(resource))
    wish = Property(of: owner, path + "wish", nil)
    messages = Input(of: owner, path + "messages")
    loads = wish.compactMap(\.self).flatMapLatest { store.load(resource, page: $0.page) }
    owner.bind(loads) { [weak self] in self?.take($1) }
  }

  /// Wishes for what is listed first, or another page in its place: the first load, a retry, a refresh.
  func load(page: Int = 1) { wish(page, isFurther: false) }

  /// Wishes for a further page, one at a time.
  func loadMore() {
    if feed.value.canLoadMore { wish(feed.value.nextPage, isFurther: true) }
  }

  /// Wishes for the page once more that was wished for last.
  func retry() {
    if let last = wish.value { wish(last.page, isFurther: last.isFurther) }
  }

  private func wish(_ page: Int, isFurther: Bool) {
    wish.set(Wish(page: page, isFurther: isFurther, number: (wish.value?.number ?? 0) + 1))
  }

  private func take(_ load: Load) {
    switch load {
    case .out(let read):
      let isFurther = wish.value?.isFurther == true
      feed.mutate { feed in
        _ = isFurther ? feed.loadMore { read.stamp } : feed.load(page: read.page, stamp: read.stamp)
      }
    case .answered(let read, let page):
      let kind = feed.mutate { $0.take(page, for: read) }
      guard page == nil else { return }
      switch kind {
      case .whole: if !feed.value.ids.isEmpty { messages.send(Message(failure)) }
      case .further: messages.send(Message(Strings.couldNotLoadMore))
      case nil: break
      }
    }
  }

  private static func state(_ feed: Feed) -> LoadState {
    if !feed.ids.isEmpty { return .loaded }
    if feed.isLoading { return .loading }
    if feed.hasFailed { return .error }
    return feed.hasLoaded ? .empty : .loading
  }
}
