import BlogDomain
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

/// A presenter of something that is loaded: asks for it, and says how far it is.
class FeedPresenter<Display>: DocumentPresenter<Display> {
  /// The wire that tells that the content is in another state.
  var onState: Action<Void>?

  private let resource: Resource
  private lazy var cell = StateCell(of: self, at: resource.name, Feed(resource))

  init(_ store: BlogStore, _ network: any Network, _ resource: Resource) {
    self.resource = resource
    super.init(store, network)
  }

  /// What is listed, and how far it is.
  final var feed: Feed { cell.value }

  /// The view as far as every content is shown alike.
  var content: (any ContentDisplay)? { nil }

  // MARK: What its view asks

  final func load() {
    traced {
      telling {
        let before = progress
        let read = cell.mutate { $0.load(stamp: store.beginRead()) }
        if progress != before { showProgress() }
        showMore()
        send(read)
      }
    }
  }

  /// Asks for a further page; a presenter whose view can ask for one offers it by a name of its own.
  final func sendFurther() {
    guard let read = cell.mutate({ $0.loadMore { store.beginRead() } }) else { return }
    showMore()
    send(read)
  }

  private func send(_ read: Read) {
    let accepts = { [weak self] in self?.feed.accepts(read) ?? false }
    network.send(read.request, for: self, accepts: accepts) { [weak self] in self?.receive($0, read) }
  }

  private func receive(_ response: Response, _ read: Read) {
    let page = store.merge(response, for: read, by: self)
    telling {
      let notice = cell.mutate { $0.receive(page, for: read) }
      if read.page == 1 { content?.finishLoading() }
      if let page { take(page) }
      if page != nil || feed.state == .error { showContent() }
      showMore()
      if let notice { onNotice?(notice) }
    }
  }

  /// Does something that may bring the content into another state, and tells so.
  private func telling(_ body: () -> Void) {
    let state = feed.state
    body()
    if feed.state != state { onState?() }
  }

  // MARK: What its view is told

  override func replay() {
    showProgress()
    showContent()
    showMore()
  }

  private func showContent() {
    switch feed.state {
    case .loading: break
    case .loaded: showLoaded()
    case .empty: showEmpty()
    case .error: content?.showFailure()
    }
  }

  private enum Progress { case none, loading, refreshing }

  private var progress: Progress {
    if feed.isRefreshing { return .refreshing }
    return feed.state == .loading ? .loading : .none
  }

  private func showProgress() {
    switch progress {
    case .none: content?.finishLoading()
    case .loading: content?.startLoading()
    case .refreshing: content?.startRefreshing()
    }
  }

  /// Makes view data of a page that came.
  func take(_ page: Page) {}

  /// Hands the view what was loaded.
  func showLoaded() {}

  /// Tells the view that there is nothing.
  func showEmpty() {}

  /// Tells the view whether there are further pages.
  func showMore() {}
}
