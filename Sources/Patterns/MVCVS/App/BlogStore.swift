import BlogDomain
import Runtime

/// The document store: what is known of the server's world and how far the screens' feeds are. It alone asks the
/// server.
final class BlogStore: Store<BlogState> {
  /// The person must be told something.
  private(set) lazy var noticed: ObserverList<Notice> = announcement("noticed")

  let api: Service
  /// What plays the voices, and the observation of it, from the first screen of voices on.
  var player: (device: AudioPlayer, observation: Subscription)?

  init(_ api: Service, _ state: BlogState = BlogState()) {
    self.api = api
    super.init(api.runtime, .store, state)
  }

  // MARK: Feeds

  /// Asks for what a screen shows. The action that opens the screen does this, not the screen when it is built: a
  /// screen built again finds its feeds as they are.
  /// - Returns: The number that the screen's feeds are kept under until it closes them.
  func open(feeds resources: [Resource]) -> Int { traced(resources.map(\.name)) { ask(for: resources) } }

  func ask(for resources: [Resource]) -> Int {
    let (number, reads) = act { $0.open(resources) }
    for read in reads { send(read, FeedID(group: number, resource: read.resource)) }
    return number
  }

  func close(feeds number: Int) { traced(number) { act { $0.close(feeds: number) } } }

  func load(_ feed: FeedID) {
    traced(feed) {
      if let read = act({ $0.load(feed) }) { send(read, feed) }
    }
  }

  func loadMore(_ feed: FeedID) {
    traced(feed) {
      if let read = act({ $0.loadMore(feed) }) { send(read, feed) }
    }
  }

  private func send(_ read: Read, _ feed: FeedID) {
    let accepts = { [weak self] in self?.value.feed(feed)?.accepts(read) ?? false }
    api.send(read.request, for: self, accepts: accepts) { [weak self] response in
      guard let self else { return }
      if let notice = act({ $0.receive(response, for: read, feed) }) { noticed.send(notice) }
    }
  }

  // MARK: The document

  func toggleFollow(user: Int) { traced(user) { write(value.document.toggleFollow(user)) } }

  func unfollow(user: Int) { traced(user) { write(.unfollow(user)) } }

  func like(blog: Int) { traced(blog) { write(.like(blog)) } }

  func share(blog: Int) { traced(blog) { write(.share(blog)) } }

  func receive(push: Push) { traced { act { $0.document.apply(push) } } }

  private func write(_ write: Write) {
    guard let request = act({ $0.document.begin(write) }) else { return }
    api.send(request, for: self) { [weak self] response in
      guard let self else { return }
      if let notice = act({ $0.document.finish(write, with: response) }) { noticed.send(notice) }
    }
  }
}
