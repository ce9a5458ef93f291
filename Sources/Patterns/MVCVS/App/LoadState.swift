import BlogDomain
import Runtime

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

extension Feed {
  /// Whether it is loaded again while something is shown.
  var showsRefresh: Bool { isLoading && !ids.isEmpty }
}
