import BlogDomain
import Runtime

/// The model: holds what the app knows, asks the server, and notifies.
final class BlogStore: Store {
  /// This person is not as it was.
  private(set) lazy var user = Topics(of: self, "user")
  /// This person has another name.
  private(set) lazy var userName = Topics(of: self, "userName")
  /// This blog is not as it was.
  private(set) lazy var blog = Topics(of: self, "blog")
  /// This draft is not as it was.
  private(set) lazy var draft = Topics(of: self, "draft")
  /// This voice is not as it was, or not as far.
  private(set) lazy var voice = Topics(of: self, "voice")
  /// This article is not as it was.
  private(set) lazy var article = Topics(of: self, "article")
  /// The person must be told something.
  private(set) lazy var noticed: ObserverList<Notice> = notification("noticed")

  let api: Service
  private(set) lazy var document = StateCell(of: self, Document())
  /// What screens have opened. What may have to be notified of is changed by `change`.
  private(set) lazy var opened = StateCell(of: self, Opened())
  /// By what was opened: that it is not as it was.
  private var changes: [FeedID: ObserverList<FeedID>] = [:]
  private(set) lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it.
  var player: (device: AudioPlayer, observation: Subscription)?

  init(_ api: Service) {
    self.api = api
    super.init(api.runtime)
  }

  // MARK: What is known

  func user(_ id: Int) -> User? { document.value.users[id] }

  func blog(_ id: Int) -> Blog? { document.value.blogs[id] }

  func blogText(_ id: Int) -> BlogText? { BlogText(id, in: document.value) }

  func draft(_ id: Int) -> Draft? { document.value.drafts[id] }

  func question(beforeToggling user: Int) -> String? { document.value.question(beforeToggling: user) }

  func feed(_ id: FeedID) -> Feed? { opened.value.feeds[id] }

  // MARK: Lists

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

  // MARK: Changes

  func toggleFollow(user: Int) { traced(user) { write(document.value.toggleFollow(user)) } }

  func unfollow(user: Int) { traced(user) { write(.unfollow(user)) } }

  func like(blog: Int) { traced(blog) { write(.like(blog)) } }

  func share(blog: Int) { traced(blog) { write(.share(blog)) } }

  func receive(push: Push) { traced { changeDocument { $0.apply(push) } } }

  private func write(_ write: Write) {
    guard let request = changeDocument({ $0.begin(write) }) else { return }
    api.send(request, for: self) { [weak self] response in
      guard let self else { return }
      if let notice = changeDocument({ $0.finish(write, with: response) }) { noticed.send(notice) }
    }
  }

  /// Changes what is known, then notifies of whatever is not as it was.
  func changeDocument<R>(_ change: (inout Document) -> R) -> R {
    let old = document.value
    let result = document.mutate(change)
    let new = document.value
    let users = new.users.changedIDs(from: old.users)
    user.post(users)
    userName.post(users.filter { !areSame(new.users[$0]?.name, old.users[$0]?.name) })
    blog.post(new.blogs.changedIDs(from: old.blogs))
    draft.post(new.drafts.changedIDs(from: old.drafts))
    voice.post(new.voices.changedIDs(from: old.voices))
    article.post(new.articles.changedIDs(from: old.articles))
    return result
  }
}
