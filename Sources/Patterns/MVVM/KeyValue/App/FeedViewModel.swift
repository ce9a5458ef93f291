import BlogDomain
import Runtime

/// A part of a screen whose content is loaded, page by page: the request, how far the list is, and its data.
class FeedViewModel: ViewModel {
  /// How the latest request stands: told once the data below is set.
  @Dynamic private(set) var status = FetchStatus.none
  /// What the person must be told or asked, told each time that it is.
  @Dynamic private(set) var message: Message? = nil

  let context: Context
  private let resource: Resource
  private let failure: String
  private lazy var feed = StateCell(of: self, at: "feed", Feed(resource))

  /// - Parameter failure: What the person is told where what is shown cannot be loaded again.
  init(_ context: Context, _ resource: Resource, failure: String) {
    self.context = context
    self.resource = resource
    self.failure = failure
    super.init(context.service.runtime)
  }

  // MARK: The data

  /// The id of what each row shows.
  final var rows: [Int] { feed.value.ids }

  final var hasMore: Bool { feed.value.more }

  final var canLoadMore: Bool { feed.value.canLoadMore }

  final var isLoadingMore: Bool { feed.value.isLoadingMore }

  final var isRefreshing: Bool { feed.value.isRefreshing }

  /// How far it is: loading and error are shown only where there is nothing else to show.
  final var state: LoadState { feed.value.shownState }

  // MARK: The requests

  /// Asks for the content: the first load, a retry or a refresh.
  final func load() {
    traced {
      let stamp = context.store.beginRead()
      send(feed.mutate { $0.load(stamp: stamp) })
    }
  }

  /// Asks for a further page, one at a time.
  final func loadMore() {
    traced {
      guard canLoadMore else { return }
      let stamp = context.store.beginRead()
      if let read = feed.mutate({ $0.loadMore { stamp } }) { send(read) }
    }
  }

  private func send(_ read: Read) {
    status = .loading
    let accepts = { [weak self] in self?.feed.value.accepts(read) ?? false }
    context.service.send(read.request, for: self, accepts: accepts) { [weak self] in
      self?.receive($0, read)
    }
  }

  private func receive(_ response: Response, _ read: Read) {
    let page = context.store.merge(response, for: read)
    let load = feed.mutate { $0.take(page, for: read) }
    if page != nil {
      status = .success
      return
    }
    status = .fail
    switch load {
    case .whole: if !rows.isEmpty { show(Message(failure)) }
    case .further: show(Message(Strings.couldNotLoadMore))
    case nil: break
    }
  }

  /// Tells or asks the person something.
  final func show(_ message: Message) { self.message = message }
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
