import BlogDomain
import Runtime

/// The model: holds what the app knows of the server's world, and notifies.
///
/// It knows no network. Where the model is to ask the server, that is added in `App/Model`; where controllers do,
/// what they tell the model is in `App/Controller`.
class BlogStore: Model {
  /// These people are not as they were.
  private(set) final lazy var usersChanged: ObserverList<[Int]> = notification("usersChanged")
  /// These blogs are not as they were.
  private(set) final lazy var blogsChanged: ObserverList<[Int]> = notification("blogsChanged")
  /// These drafts are not as they were.
  private(set) final lazy var draftsChanged: ObserverList<[Int]> = notification("draftsChanged")
  /// These voices are not as they were, or not as far.
  private(set) final lazy var voicesChanged: ObserverList<[Int]> = notification("voicesChanged")
  /// These articles are not as they were.
  private(set) final lazy var articlesChanged: ObserverList<[Int]> = notification("articlesChanged")

  /// What is known. Whatever may have to be notified of is changed by `changeDocument`.
  private(set) final lazy var document = StateCell(of: self, Document())

  /// How far the voices are; changed in `BlogStore+Voices`.
  final lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it, from the first screen of voices on.
  final var player: (device: AudioPlayer, observation: Subscription)?

  /// Makes a model that knows nothing yet.
  init(_ runtime: Runtime) { super.init(runtime, name: "BlogStore") }

  // MARK: What is known

  final func user(_ id: Int) -> User? { document.value.users[id] }

  final func draft(_ id: Int) -> Draft? { document.value.drafts[id] }

  final func article(_ id: Int) -> Article? { document.value.articles[id] }

  final func blogText(_ id: Int) -> BlogText? { BlogText(id, in: document.value) }

  final func question(beforeToggling user: Int) -> String? { document.value.question(beforeToggling: user) }

  // MARK: Changes

  final func receive(push: Push) { traced { changeDocument { $0.apply(push) } } }

  /// Changes what is known, then notifies of whatever is not as it was.
  final func changeDocument<R>(_ change: (inout Document) -> R) -> R {
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
