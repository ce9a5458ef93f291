import BlogDomain
import Runtime

/// How the latest request of a screen's part stands: what an observer by key path is told in place of the data.
enum FetchStatus: String, Loggable {
  /// Nothing was asked for.
  case none
  /// A request is out.
  case loading
  /// The answer came.
  case success
  /// There was none.
  case fail

  init(_ feed: Feed) {
    if feed.isUntouched {
      self = .none
    } else if feed.isLoading || feed.isLoadingMore {
      self = .loading
    } else {
      self = feed.hasFailed ? .fail : .success
    }
  }
}
