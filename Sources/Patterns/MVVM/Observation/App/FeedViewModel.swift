import BlogDomain
import Runtime

/// A part of a screen whose content is loaded, page by page: the request, and how far the list is.
class FeedViewModel: ViewModel {
  let context: Context
  private let failure: String
  @Observed private var feed: Feed

  /// - Parameter failure: What the person is told where what is shown cannot be loaded again.
  init(_ context: Context, _ resource: Resource, failure: String) {
    self.context = context
    self.failure = failure
    _feed = Observed(wrappedValue: Feed(resource), "feed")
    super.init(context.service.runtime)
  }

  /// The id of what each row shows.
  final var rows: [Int] { feed.ids }

  final var hasMore: Bool { feed.more }

  final var canLoadMore: Bool { feed.canLoadMore }

  final var isLoadingMore: Bool { feed.isLoadingMore }

  final var isRefreshing: Bool { feed.isRefreshing }

  /// How far it is: loading and error are shown only where there is nothing else to show.
  final var state: LoadState { feed.shownState }

  /// Asks for the content: the first load, a retry or a refresh.
  final func load() {
    traced {
      let stamp = context.store.beginRead()
      send(feed.load(stamp: stamp))
    }
  }

  /// Asks for a further page, one at a time.
  final func loadMore() {
    traced {
      guard canLoadMore else { return }
      let stamp = context.store.beginRead()
      if let read = feed.loadMore(stamp: { stamp }) { send(read) }
    }
  }

  private func send(_ read: Read) {
    let accepts = { [weak self] in self?.feed.accepts(read) ?? false }
    context.service.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receive($0, read)
    }
  }

  private func receive(_ response: Response, _ read: Read) {
    let page = context.store.merge(response, for: read)
    let load = feed.take(page, for: read)
    guard page == nil else { return }
    switch load {
    case .whole: if !rows.isEmpty { context.app.show(Message(failure)) }
    case .further: context.app.show(Message(Strings.couldNotLoadMore))
    case nil: break
    }
  }
}

extension Feed {
  /// How far a list is, as it is shown.
  var shownState: LoadState {
    if !ids.isEmpty { return .loaded }
    if isLoading { return .loading }
    if hasFailed { return .error }
    return hasLoaded ? .empty : .loading
  }
}
