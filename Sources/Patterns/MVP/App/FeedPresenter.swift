import BlogDomain
import Runtime

/// What is going on with what is shown.
enum Progress {
  /// Nothing is being loaded.
  case none
  /// There is nothing to show until what was asked for comes.
  case loading
  /// What is shown is being loaded again.
  case refreshing
}

/// A presenter of something that is loaded: asks for it, and says how far it is.
class FeedPresenter: DocumentPresenter {
  /// Tells that a read has ended; the argument says whether there is anything new to show. Called as long as the
  /// presenter is there.
  typealias Answered = (_ isNew: Bool) -> Void

  /// The wire that tells that the content is in another state.
  var onState: Action<Void>?

  final let resource: Resource
  private lazy var cell = StateCell(of: self, at: resource.name, Feed(resource))

  init(_ store: BlogStore, _ network: any Network, _ resource: Resource) {
    self.resource = resource
    super.init(store, network)
  }

  /// What is listed, and how far it is.
  final var feed: Feed { cell.value }

  // MARK: What its view asks; a subclass offers it by names of its own

  /// Asks for the first page.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that.
  final func sendFirst(then answered: Answered? = nil) {
    telling {
      let before = progress
      let read = cell.mutate { $0.load(stamp: store.beginRead()) }
      if progress != before { tell(progress) }
      showMore()
      send(read, answered)
    }
  }

  /// Asks for a further page.
  /// - Parameter answered: Tells the answer, where the view has a way of its own for that.
  final func sendFurther(then answered: Answered? = nil) {
    guard let read = cell.mutate({ $0.loadMore { store.beginRead() } }) else { return }
    showMore()
    send(read, answered)
  }

  private func send(_ read: Read, _ answered: Answered?) {
    let accepts = { [weak self] in self?.feed.accepts(read) ?? false }
    network.send(read.request, for: self, accepts: accepts) { [weak self] in self?.receive($0, read, answered)
    }
  }

  private func receive(_ response: Response, _ read: Read, _ answered: Answered?) {
    let page = store.merge(response, for: read, by: self)
    telling {
      let notice = cell.mutate { $0.receive(page, for: read) }
      if let page { take(page) }
      let isNew = page != nil || feed.state == .error
      if let answered { answered(isNew) } else { showEnd(isNew: isNew, ofFirst: read.page == 1) }
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
    tell(progress)
    showContent()
    showMore()
  }

  /// Tells the end of a read.
  /// - Parameters:
  ///   - isNew: Whether there is anything new to show.
  ///   - isFirst: Whether it was the first page's; a further one is no progress of the whole.
  final func showEnd(isNew: Bool, ofFirst isFirst: Bool) {
    if isFirst { tell(.none) }
    if isNew { showContent() }
  }

  final func showContent() {
    switch feed.state {
    case .loading: break
    case .loaded: showLoaded()
    case .empty: showEmpty()
    case .error: showFailure()
    }
  }

  private var progress: Progress {
    if feed.isRefreshing { return .refreshing }
    return feed.state == .loading ? .loading : .none
  }

  /// Makes view data of a page that came.
  func take(_ page: Page) {}

  /// Tells the view whether there are further pages.
  func showMore() {}

  // MARK: How its view is told, which a variant says

  /// What is going on.
  func tell(_ progress: Progress) {}

  /// Hands the view what was loaded.
  func showLoaded() {}

  /// Tells the view that there is nothing.
  func showEmpty() {}

  /// Tells the view that nothing could be loaded.
  func showFailure() {}
}
