import BlogDomain
import Runtime

/// The model that owns the network: asks the server, holds how far every list is, and notifies of that, too.
final class OnlineBlogStore: BlogStore {
  /// The person must be told something.
  private(set) lazy var noticed: ObserverList<Notice> = notification("noticed")

  let api: Service
  /// What screens have opened. What may have to be notified of is changed by `change`.
  private(set) lazy var opened = StateCell(of: self, Opened())
  /// By what was opened: that it is not as it was.
  private var changes: [FeedID: ObserverList<FeedID>] = [:]

  init(_ api: Service) {
    self.api = api
    super.init(api.runtime)
  }

  // MARK: Lists

  func feed(_ id: FeedID) -> Feed? { opened.value.feeds[id] }

  /// Makes a list for a screen, which must close it.
  func openFeed(_ resource: Resource) -> FeedID {
    traced(resource.name) { open(resource.name, "feedChanged") { $0.feeds[$1] = Feed(resource) } }
  }

  func closeFeed(_ id: FeedID) { traced(id) { close(id) { $0.feeds[id] = nil } } }

  func load(_ id: FeedID) {
    traced(id) {
      guard feed(id) != nil else { return }
      let stamp = nextStamp()
      send(change(id) { $0.load(stamp: stamp) }, id)
    }
  }

  func loadMore(_ id: FeedID) {
    traced(id) { send(change(id) { $0.loadMore(stamp: nextStamp) } ?? nil, id) }
  }

  private func send(_ read: Read?, _ id: FeedID) {
    guard let read else { return }
    let accepts = { [weak self] in self?.feed(id)?.accepts(read) ?? false }
    api.send(read.request, for: self, accepts: accepts) { [weak self] response in
      self?.receive(response, read, id)
    }
  }

  private func receive(_ response: Response, _ read: Read, _ id: FeedID) {
    let page = changeDocument { $0.merge(response, for: read) }
    let notice = change(id) { $0.receive(page, for: read) }
    if let notice = notice ?? nil { noticed.send(notice) }
  }

  private func change<R>(_ id: FeedID, _ body: (inout Feed) -> R) -> R? { change(id, \.feeds[id], body) }

  // MARK: Whatever is opened

  /// Makes something for a screen, with a notification that it is not as it was.
  func open(_ name: String, _ notification: String, _ body: (inout Opened, FeedID) -> Void) -> FeedID {
    let id = opened.mutate { opened in
      let id = opened.nextID(name)
      body(&opened, id)
      return id
    }
    changes[id] = self.notification(notification)
    return id
  }

  /// Lets go of something that a screen had opened.
  func close(_ id: FeedID, _ body: (inout Opened) -> Void) {
    opened.mutate(body)
    changes[id] = nil
  }

  /// That something opened is not as it was.
  func changed(_ id: FeedID) -> ObserverList<FeedID>? { changes[id] }

  /// Changes something opened, then notifies where it is not as it was; nothing happens where it is closed.
  /// - Returns: What the body returns.
  func change<Content: Equatable, R>(
    _ id: FeedID, _ place: WritableKeyPath<Opened, Content?>, _ body: (inout Content) -> R
  ) -> R? {
    guard let old = opened.value[keyPath: place] else { return nil }
    let result = opened.mutate { opened in
      var content = old
      defer { opened[keyPath: place] = content }
      return body(&content)
    }
    if opened.value[keyPath: place] != old { changes[id]?.send(id) }
    return result
  }

  /// Gives a read its number in the order of reads and writes.
  func nextStamp() -> Int { document.mutate { $0.nextStamp() } }

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
