import Runtime

/// A part of a screen whose content is loaded, as its presenter knows it.
protocol ContentDisplay: Participant {
  /// There is nothing to show until what was asked for comes.
  func startLoading()
  /// What is shown is being loaded again.
  func startRefreshing()
  /// Nothing is being loaded any more.
  func finishLoading()
  /// Nothing could be loaded.
  func showFailure()
}

extension ContentDisplay {
  func show(_ progress: Progress) {
    switch progress {
    case .none: finishLoading()
    case .loading: startLoading()
    case .refreshing: startRefreshing()
    }
  }
}

extension DisplayPresenter where Self: FeedPresenter {
  func load() { traced { sendFirst() } }
}
