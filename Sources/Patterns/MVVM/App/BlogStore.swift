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
  private var feeds: [FeedID: (state: StateCell<Feed>, changed: ObserverList<FeedID>)] = [:]
  var galleries: [FeedID: (state: StateCell<GalleryState>, changed: ObserverList<FeedID>)] = [:]
  var searches: [FeedID: (state: StateCell<CategorySearch>, changed: ObserverList<FeedID>)] = [:]
  private(set) lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it.
  var player: (device: AudioPlayer, observation: Subscription)?
  private var feedCount = 0

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

  func feed(_ id: FeedID) -> Feed? { feeds[id]?.state.value }

  /// That a list is not as it was.
  func feedChanged(_ id: FeedID) -> ObserverList<FeedID>? { feeds[id]?.changed }

  // MARK: Lists

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

/// Names a list that a screen shows.
struct FeedID: Hashable, Loggable {
  let number: Int
  let name: String

  var logged: Logged { name.logged }
}
