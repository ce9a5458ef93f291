import BlogDomain
import Runtime

/// The model: holds what the app knows of the server's world, and notifies. It knows no network: controllers tell it what
/// they asked and were answered, so that the others learn of it.
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

  /// What is known. Whatever may have to be notified of is changed by `changeDocument`.
  private lazy var document = StateCell(of: self, Document())

  /// How far the voices are; changed in `BlogStore+Voices`.
  lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it, from the first screen of voices on.
  var player: (device: AudioPlayer, observation: Subscription)?

  // MARK: What is known

  func user(_ id: Int) -> User? { document.value.users[id] }

  func blog(_ id: Int) -> Blog? { document.value.blogs[id] }

  func draft(_ id: Int) -> Draft? { document.value.drafts[id] }

  func voice(_ id: Int) -> Voice? { document.value.voices[id] }

  func article(_ id: Int) -> Article? { document.value.articles[id] }

  /// What is known, as the player's rules take it.
  var known: Document { document.value }

  // MARK: What controllers tell

  /// Gives a read its number in the order of reads and writes.
  func beginRead() -> Int { traced { document.mutate { $0.nextStamp() } } }

  /// Takes the answer to a read.
  /// - Returns: The page it brought; nil where it failed.
  func merge(_ response: Response, for read: Read) -> Page? {
    traced(read.request.route) { changeDocument { $0.merge(response, for: read) } }
  }

  /// Takes in that a write begins.
  /// - Returns: The request to send; nil where it may not begin.
  func begin(_ write: Write) -> Request? {
    traced(write.request.route) { changeDocument { $0.begin(write) } }
  }

  /// Takes the answer to a write.
  /// - Returns: Whether the server did what it was asked.
  func finish(_ write: Write, with response: Response) -> Bool {
    traced(write.request.route) { changeDocument { $0.settle(write, with: response) } }
  }

  func receive(push: Push) { traced { changeDocument { $0.apply(push) } } }

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
}
