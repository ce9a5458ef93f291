import BlogDomain
import Runtime

/// The model: what several screens share, each person, blog, draft, voice and article once. It asks nobody, and tells
/// whoever listens of what changed, whoever changed it.
final class BlogStore: Store {
  /// These people are not as they were.
  private(set) lazy var usersChanged: ObserverList<[Int]> = notification("usersChanged")
  /// These people have other names.
  private(set) lazy var userNamesChanged: ObserverList<[Int]> = notification("userNamesChanged")
  /// These blogs are not as they were.
  private(set) lazy var blogsChanged: ObserverList<[Int]> = notification("blogsChanged")
  /// These drafts are not as they were.
  private(set) lazy var draftsChanged: ObserverList<[Int]> = notification("draftsChanged")
  /// These voices are not as they were, or not as far.
  private(set) lazy var voicesChanged: ObserverList<[Int]> = notification("voicesChanged")
  /// These articles are not as they were.
  private(set) lazy var articlesChanged: ObserverList<[Int]> = notification("articlesChanged")
  /// A change that the server was asked for is settled.
  private(set) lazy var settled: ObserverList<Settlement> = notification("settled")

  private lazy var document = StateCell(of: self, Document())
  private lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it.
  private var player: (device: AudioPlayer, observation: Subscription)?

  // MARK: What is known

  func user(_ id: Int) -> User? { document.value.users[id] }

  func blog(_ id: Int) -> Blog? { document.value.blogs[id] }

  func authorName(of blog: Blog) -> String? { document.value.authorName(of: blog) }

  func draft(_ id: Int) -> Draft? { document.value.drafts[id] }

  func voice(_ id: Int) -> Voice? { document.value.voices[id] }

  func playState(ofVoice id: Int) -> VoiceState { playlist.value[id] }

  func article(_ id: Int) -> Article? { document.value.articles[id] }

  // MARK: Reads

  /// Gives a read its number in the order of reads sent and writes answered.
  func beginRead() -> Int { traced { document.mutate { $0.nextStamp() } } }

  /// Takes the answer to a read.
  /// - Returns: The page that it brought; nil where it failed.
  func merge(_ response: Response, for read: Read) -> Page? {
    traced(read.request.route) { change { $0.merge(response, for: read) } }
  }

  /// Takes what the server says by itself.
  func receive(push: Push) { traced(push) { change { $0.apply(push) } } }

  // MARK: Writes

  /// Begins a write.
  /// - Returns: The request to send; nil where one is out already, or there is nothing to change.
  func begin(_ write: Write) -> Request? { traced(write.request.route) { change { $0.begin(write) } } }

  /// Ends a write with its answer.
  func settle(_ write: Write, with response: Response) {
    traced(write.request.route) {
      let isDone = change { $0.settle(write, with: response) }
      settled.send(Settlement(write: write, isDone: isDone))
    }
  }

  /// Changes what is known, then notifies of whatever is not as it was.
  private func change<R>(_ body: (inout Document) -> R) -> R {
    let old = document.value
    let result = document.mutate(body)
    let new = document.value
    let users = new.users.changedIDs(from: old.users)
    post(usersChanged, users)
    post(userNamesChanged, users.filter { !areSame(new.users[$0]?.name, old.users[$0]?.name) })
    post(blogsChanged, new.blogs.changedIDs(from: old.blogs))
    post(draftsChanged, new.drafts.changedIDs(from: old.drafts))
    post(voicesChanged, new.voices.changedIDs(from: old.voices))
    post(articlesChanged, new.articles.changedIDs(from: old.articles))
    return result
  }

  private func post(_ notification: ObserverList<[Int]>, _ ids: [Int]) {
    if !ids.isEmpty { notification.send(ids) }
  }

  // MARK: Voices

  /// A person tapped a voice of a list.
  func play(voice: Int, in list: [Int]) {
    traced(voice) { changePlaylist { $0.tap(voice, in: list, document.value) } }
  }

  /// A screen of voices is gone.
  func stopVoices() { traced { changePlaylist { $0.stop() } } }

  private func changePlaylist(_ change: (inout Playlist) -> AudioPlayer.Order?) {
    let old = playlist.value
    let order = playlist.mutate(change)
    post(voicesChanged, playlist.value.changedIDs(from: old))
    if let order { perform(order) }
  }

  /// Asks the device, which is there from the first time that something is to be played.
  private func perform(_ order: AudioPlayer.Order) {
    if player == nil {
      if order == .stop { return }
      let device = AudioPlayer(runtime)
      player = (device, device.events.add(self) { $0.receive($1) })
    }
    player?.device.perform(order)
  }

  private func receive(_ event: AudioPlayer.Event) {
    changePlaylist { $0.receive(event, document.value) }
  }
}

/// How a change ended that the server was asked for.
struct Settlement: Loggable {
  let write: Write
  /// Whether the server did it.
  let isDone: Bool

  var logged: Logged { .fields(["request": write.request.route, "success": isDone]) }
}
