import BlogDomain
import Runtime

/// A list as the controller that shows it holds it: what is listed, and the request that is out for it.
struct ListState {
  var feed: Feed
  var task: DataTask?

  init(_ resource: Resource) { feed = Feed(resource) }

  /// How far it is, as shown.
  var loadState: LoadState { LoadState(of: feed) }

  /// Whether it is loaded again while something is shown.
  var isRefreshing: Bool { feed.isLoading && !feed.ids.isEmpty }

  /// Drops the answer to the request that is out.
  mutating func cancel() {
    task?.cancel()
    task = nil
  }
}

extension LoadState {
  /// How far a list is, as shown: loading, empty and error only where there is nothing to show.
  init(of feed: Feed) {
    if !feed.ids.isEmpty {
      self = .loaded
    } else if feed.isLoading {
      self = .loading
    } else if feed.hasFailed {
      self = .error
    } else {
      self = feed.hasLoaded ? .empty : .loading
    }
  }
}
