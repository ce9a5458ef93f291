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
    self =
      if feed.isUntouched { .none } else if feed.isLoading || feed.isLoadingMore { .loading }
      else if feed.hasFailed { .fail } else { .success }
  }
}
