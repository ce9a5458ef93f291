import BlogDomain
import Runtime

/// A view of something that is loaded, as its presenter knows it.
protocol FeedDisplay: Participant {
  /// There is nothing to show until what was asked for comes.
  func startLoading()
  /// What is shown is being loaded again.
  func startRefreshing()
  /// Nothing is being loaded any more.
  func finishLoading()
  /// Nothing could be loaded.
  func showFailure()
}

/// A presenter of something that is loaded, page by page: owns what is listed, how far it is, and the request.
protocol FeedPresenter: AttachablePresenter {
  var context: Context { get }
  var feed: StateCell<Feed> { get }
  /// What the person is told where what is shown cannot be loaded again.
  var failure: String { get }
  /// Asks for the content: the first load, a retry or a refresh.
  func load()
  /// Hands the view what is other than it was.
  /// - Parameter old: What there was; nil where the view is new, and told all.
  func show(since old: Feed?)
}

extension FeedPresenter {
  func load() { traced { load(page: 1) } }

  /// Asks for a page to put in place of what is listed.
  func load(page: Int) {
    let stamp = context.store.beginRead()
    send(change { $0.load(page: page, stamp: stamp) })
  }

  /// Asks for a further page, one at a time.
  func loadMore() {
    traced {
      guard feed.value.canLoadMore else { return }
      let stamp = context.store.beginRead()
      if let read = change({ $0.loadMore { stamp } }) { send(read) }
    }
  }

  private func send(_ read: Read) {
    let accepts = { [weak self] in self?.feed.value.accepts(read) ?? false }
    context.network.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receive($0, read)
    }
  }

  private func receive(_ response: Response, _ read: Read) {
    let page = context.store.merge(response, for: read)
    let load = change { $0.take(page, for: read) }
    guard page == nil else { return }
    switch load {
    case .whole: if !feed.value.ids.isEmpty { context.alerts.tell(failure) }
    case .further: context.alerts.tell(Strings.couldNotLoadMore)
    case nil: break
    }
  }

  /// Changes what is listed, then tells the view.
  private func change<R>(_ body: (inout Feed) -> R) -> R {
    let old = feed.value
    let result = feed.mutate(body)
    show(since: old)
    return result
  }

  /// Tells the view how far it is, where that is other than it was.
  func showProgress(in view: (any FeedDisplay)?, since old: Feed?) {
    let feed = feed.value
    if feed.isUntouched { return }
    if feed.isLoading != old?.isLoading {
      if !feed.isLoading {
        view?.finishLoading()
      } else if feed.ids.isEmpty {
        view?.startLoading()
      } else {
        view?.startRefreshing()
      }
    }
    if feed.state(since: old) == .error { view?.showFailure() }
  }
}

extension Feed {
  /// How far it is, as it is shown: loading and error are shown only where there is nothing else to show.
  var shownState: LoadState {
    if !ids.isEmpty { return .loaded }
    if isLoading { return .loading }
    if hasFailed { return .error }
    return hasLoaded ? .empty : .loading
  }

  /// How far it is, where that or what is listed is other than it was.
  /// - Parameter old: What there was; nil where nothing was shown.
  func state(since old: Feed?) -> LoadState? {
    old?.shownState == shownState && old?.ids == ids ? nil : shownState
  }
}
