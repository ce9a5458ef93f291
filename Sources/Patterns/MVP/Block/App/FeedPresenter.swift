import BlogDomain
import Runtime

/// Presents something that is loaded, page by page: the request, how far it is, and what the view is handed of that.
class FeedPresenter: Presenter, BlockPresenter {
  /// What is loaded is on its way, or other than it was, though nobody was answered.
  var feedHandler: Action<FeedViewData>?
  /// How far it is, for the presenter of a screen with several parts.
  var stateHandler: Action<LoadState>?
  /// What the person must be told.
  var alertHandler: Action<String>?

  let context: Context
  private let failure: String
  private lazy var feed: StateCell<Feed> = StateCell(of: self, at: "feed", Feed(resource))
  private lazy var shown = StateCell(of: self, at: "list", FeedViewData(Feed(resource)))
  private let resource: Resource

  /// - Parameter failure: What the person is told where what is shown cannot be loaded again.
  init(_ context: Context, _ resource: Resource, failure: String) {
    self.context = context
    self.resource = resource
    self.failure = failure
    super.init(context.store.runtime)
  }

  /// What the view is handed.
  final var list: FeedViewData { shown.value }

  func showAll() { feedHandler?(list) }

  func forgetBlocks() { feedHandler = nil }

  // MARK: What the view asks

  /// Asks for the content: the first load, a retry or a refresh.
  final func fetch(completion: Completion<FeedViewData>) {
    traced {
      let stamp = context.store.beginRead()
      send(feed.mutate { $0.load(stamp: stamp) }, completion)
    }
  }

  /// Asks for a further page, one at a time.
  final func fetchMore(completion: Completion<FeedViewData>) {
    traced {
      guard feed.value.canLoadMore else { return }
      let stamp = context.store.beginRead()
      if let read = feed.mutate({ $0.loadMore { stamp } }) { send(read, completion) }
    }
  }

  private func send(_ read: Read, _ completion: Completion<FeedViewData>) {
    if update() { feedHandler?(list) }
    let accepts = { [weak self] in self?.feed.value.accepts(read) ?? false }
    context.network.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receive($0, read, completion)
    }
  }

  private func receive(_ response: Response, _ read: Read, _ completion: Completion<FeedViewData>) {
    let page = context.store.merge(response, for: read)
    let load = feed.mutate { $0.take(page, for: read) }
    update()
    if !completion(list) { feedHandler?(list) }
    guard page == nil else { return }
    switch load {
    case .whole: if !list.rows.isEmpty { alertHandler?(failure) }
    case .further: alertHandler?(Strings.couldNotLoadMore)
    case nil: break
    }
  }

  /// - Returns: Whether what the view is handed is other than it was.
  @discardableResult
  private func update() -> Bool {
    let (old, new) = (list, FeedViewData(feed.value))
    guard new != old else { return false }
    shown.set(new)
    if new.state != old.state { stateHandler?(new.state) }
    return true
  }
}
