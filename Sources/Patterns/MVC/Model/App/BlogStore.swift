import BlogDomain
import Runtime

/// The model: asks the server, holds what the app knows of its world and how far every list is, and notifies.
///
/// Source: App Architecture, objc.io, "Networking", model-owned.
final class BlogStore: Model {
  /// These people are not as they were.
  private(set) lazy var usersChanged: ObserverList<[Int]> = notification("usersChanged")
  /// These blogs are not as they were.
  private(set) lazy var blogsChanged: ObserverList<[Int]> = notification("blogsChanged")
  /// These drafts are not as they were.
  private(set) lazy var draftsChanged: ObserverList<[Int]> = notification("draftsChanged")
  /// These voices are not as they were, or not as far.
  private(set) lazy var voicesChanged: ObserverList<[Int]> = notification("voicesChanged")
  /// These articles are not as they were.
  private(set) lazy var articlesChanged: ObserverList<[Int]> = notification("articlesChanged")
  /// Something ended of which the person may have to be told.
  private(set) lazy var ended: ObserverList<Ending> = notification("ended")

  let api: Service
  /// What is known. Whatever may have to be notified of is changed by `changeDocument`.
  private lazy var document = StateCell(of: self, Document())
  /// What screens have opened. What may have to be notified of is changed by `change`.
  lazy var opened = StateCell(of: self, Opened())
  /// By what was opened: that it is not as it was.
  var changes: [FeedID: ObserverList<FeedID>] = [:]

  /// How far the voices are; changed in `BlogStore+Voices`.
  lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it, from the first screen of voices on.
  var player: (device: AudioPlayer, observation: Subscription)?

  init(_ api: Service) {
    self.api = api
    super.init(api.runtime)
  }

  // MARK: What is known

  func user(_ id: Int) -> User? { document.value.users[id] }

  func blog(_ id: Int) -> Blog? { document.value.blogs[id] }

  func draft(_ id: Int) -> Draft? { document.value.drafts[id] }

  func voice(_ id: Int) -> Voice? { document.value.voices[id] }

  func article(_ id: Int) -> Article? { document.value.articles[id] }

  /// What is known, as the player's rules take it.
  var known: Document { document.value }

  // MARK: Changes

  func receive(push: Push) { traced { changeDocument { $0.apply(push) } } }

  /// Gives a read its number in the order of reads and writes.
  func nextStamp() -> Int { document.mutate { $0.nextStamp() } }

  /// Takes the answer to a read.
  /// - Returns: The page it brought; nil where it failed.
  func merge(_ response: Response, for read: Read) -> Page? {
    changeDocument { $0.merge(response, for: read) }
  }

  /// Changes what is known, then notifies of whatever is not as it was.
  private func changeDocument<R>(_ change: (inout Document) -> R) -> R {
    let old = document.value
    let result = document.mutate(change)
    let users = document.value.users.changedIDs(from: old.users)
    let blogs = document.value.blogs.changedIDs(from: old.blogs)
    let drafts = document.value.drafts.changedIDs(from: old.drafts)
    if !users.isEmpty { usersChanged.send(users) }
    if !blogs.isEmpty { blogsChanged.send(blogs) }
    if !drafts.isEmpty { draftsChanged.send(drafts) }
    let voices = document.value.voices.changedIDs(from: old.voices)
    let articles = document.value.articles.changedIDs(from: old.articles)
    if !voices.isEmpty { voicesChanged.send(voices) }
    if !articles.isEmpty { articlesChanged.send(articles) }
    return result
  }

  // MARK: Writes

  func toggleFollow(user: Int) {
    traced(user) { write(self.user(user)?.isFollowed == true ? .unfollow(user) : .follow(user)) }
  }

  func unfollow(user: Int) { traced(user) { write(.unfollow(user)) } }

  func like(blog: Int) { traced(blog) { write(.like(blog)) } }

  func share(blog: Int) { traced(blog) { write(.share(blog)) } }

  private func write(_ write: Write) {
    guard let request = changeDocument({ $0.begin(write) }) else { return }
    api.send(request, for: self) { [weak self] response in self?.receive(response, for: write) }
  }

  private func receive(_ response: Response, for write: Write) {
    if !changeDocument({ $0.settle(write, with: response) }) {
      ended.send(.notDone(write))
    } else if case .share = write {
      ended.send(.shared)
    }
  }
}
