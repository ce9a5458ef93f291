import BlogDomain
import Runtime

/// The model that owns the network: asks the server, holds how far every list is, and notifies of that, too.
final class OnlineBlogStore: BlogStore {
  /// The person must be told something.
  private(set) lazy var noticed: ObserverList<Notice> = notification("noticed")

  let api: Service
  private var feeds: [FeedID: (state: StateCell<Feed>, changed: ObserverList<FeedID>)] = [:]
  var galleries: [FeedID: (state: StateCell<GalleryState>, changed: ObserverList<FeedID>)] = [:]
  var searches: [FeedID: (state: StateCell<CategorySearch>, changed: ObserverList<FeedID>)] = [:]
  private var feedCount = 0

  init(_ api: Service) {
    self.api = api
    super.init(api.runtime)
  }

  // MARK: Lists

  func feed(_ id: FeedID) -> Feed? { feeds[id]?.state.value }

  /// That a list is not as it was.
  func feedChanged(_ id: FeedID) -> ObserverList<FeedID>? { feeds[id]?.changed }

  /// Makes a list for a screen, which must close it.
  func openFeed(_ resource: Resource) -> FeedID {
    let id = nextID(resource.name)
    feeds[id] = (StateCell(of: self, at: resource.name, Feed(resource)), notification("feedChanged"))
    return id
  }

  func closeFeed(_ id: FeedID) { feeds[id] = nil }

  /// Names something that a screen shows and must close.
  func nextID(_ name: String) -> FeedID {
    feedCount += 1
    return FeedID(number: feedCount, name: name)
  }

  func load(_ id: FeedID) {
    traced(id) {
      let stamp = document.mutate { $0.nextStamp() }
      if let read = feeds[id]?.state.mutate({ $0.load(stamp: stamp) }) { send(read, id) }
    }
  }

  func loadMore(_ id: FeedID) {
    traced(id) {
      let read = feeds[id]?.state.mutate { feed in feed.loadMore { document.mutate { $0.nextStamp() } } }
      if let read = read ?? nil { send(read, id) }
    }
  }

  private func send(_ read: Read, _ id: FeedID) {
    feeds[id]?.changed.send(id)
    let accepts = { [weak self] in self?.feed(id)?.accepts(read) ?? false }
    api.send(read.request, for: self, accepts: accepts) { [weak self] response in
      self?.receive(response, read, id)
    }
  }

  private func receive(_ response: Response, _ read: Read, _ id: FeedID) {
    let page = changeDocument { $0.merge(response, for: read) }
    let notice = feeds[id]?.state.mutate { $0.receive(page, for: read) }
    feeds[id]?.changed.send(id)
    if let notice = notice ?? nil { noticed.send(notice) }
  }

  // MARK: Writes

  func toggleFollow(user: Int) { traced(user) { write(document.value.toggleFollow(user)) } }

  func unfollow(user: Int) { traced(user) { write(.unfollow(user)) } }

  func like(blog: Int) { traced(blog) { write(.like(blog)) } }

  func share(blog: Int) { traced(blog) { write(.share(blog)) } }

  private func write(_ write: Write) {
    guard let request = changeDocument({ $0.begin(write) }) else { return }
    api.send(request, for: self) { [weak self] response in
      guard let self else { return }
      if let notice = changeDocument({ $0.finish(write, with: response) }) { noticed.send(notice) }
    }
  }
}

/// Names a list that a screen shows.
struct FeedID: Hashable, Loggable {
  let number: Int
  let name: String

  var logged: Logged { name.logged }
}
