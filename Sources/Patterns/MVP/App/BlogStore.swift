import BlogDomain
import Runtime

/// The model: holds what the app knows of the server's world. Whoever asks for a change knows by the answer that it
/// was made; everybody else is notified.
final class BlogStore: Store {
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

  private(set) lazy var document = StateCell(of: self, Document())
  lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it, from the first screen of voices on.
  var player: (device: AudioPlayer, observation: Subscription)?

  // MARK: What is known

  func user(_ id: Int) -> User? { document.value.users[id] }

  func draft(_ id: Int) -> Draft? { document.value.drafts[id] }

  func article(_ id: Int) -> Article? { document.value.articles[id] }

  func blogText(_ id: Int) -> BlogText? { BlogText(id, in: document.value) }

  func question(beforeToggling user: Int) -> String? { document.value.question(beforeToggling: user) }

  // MARK: Reads

  /// Gives a read its number in the order of reads and writes.
  func beginRead() -> Int { traced { document.mutate { $0.nextStamp() } } }

  /// Takes the answer to a read.
  func merge(_ response: Response, for read: Read, by presenter: Participant) -> Page? {
    traced(read.request.route) { change(by: presenter) { $0.merge(response, for: read) } }
  }

  // MARK: Writes

  /// Begins what a tap on a follow button means; nil where nothing may be begun.
  func beginFollow(user: Int, by presenter: Participant) -> Write? {
    traced(user) { begin(document.value.toggleFollow(user), by: presenter) }
  }

  func beginUnfollow(user: Int, by presenter: Participant) -> Write? {
    traced(user) { begin(.unfollow(user), by: presenter) }
  }

  func beginLike(blog: Int, by presenter: Participant) -> Write? {
    traced(blog) { begin(.like(blog), by: presenter) }
  }

  func beginShare(blog: Int, by presenter: Participant) -> Write? {
    traced(blog) { begin(.share(blog), by: presenter) }
  }

  /// Takes the answer to a write.
  /// - Parameter presenter: Who began it; nil where that one is gone.
  /// - Returns: What the person must be told.
  func finish(_ write: Write, with response: Response, by presenter: Participant?) -> Notice? {
    traced(write.request.route) { change(by: presenter) { $0.finish(write, with: response) } }
  }

  func receive(push: Push) { traced(push) { change(by: nil) { $0.apply(push) } } }

  private func begin(_ write: Write, by presenter: Participant) -> Write? {
    change(by: presenter) { $0.begin(write) } == nil ? nil : write
  }

  /// Changes what is known, then notifies everybody but its author of whatever is not as it was.
  private func change<R>(by author: Participant?, _ change: (inout Document) -> R) -> R {
    let old = document.value
    let result = document.mutate(change)
    let users = document.value.users.changedIDs(from: old.users)
    let blogs = document.value.blogs.changedIDs(from: old.blogs)
    let drafts = document.value.drafts.changedIDs(from: old.drafts)
    if !users.isEmpty { usersChanged.send(users, except: author) }
    if !blogs.isEmpty { blogsChanged.send(blogs, except: author) }
    if !drafts.isEmpty { draftsChanged.send(drafts, except: author) }
    let voices = document.value.voices.changedIDs(from: old.voices)
    let articles = document.value.articles.changedIDs(from: old.articles)
    if !voices.isEmpty { voicesChanged.send(voices, except: author) }
    if !articles.isEmpty { articlesChanged.send(articles, except: author) }
    return result
  }
}
