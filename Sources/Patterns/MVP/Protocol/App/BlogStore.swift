import BlogDomain
import Runtime

/// The model: what several screens share, each person, blog, draft, voice and article once. It knows nobody and asks
/// nobody; it notifies every presenter that shows what changed, also the one that asked for the change.
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

  /// How far a voice is.
  func progress(ofVoice id: Int) -> VoiceState { playlist.value[id] }

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
  /// - Returns: Whether the server did it.
  func settle(_ write: Write, with response: Response) -> Bool {
    traced(write.request.route) { change { $0.settle(write, with: response) } }
  }

  /// Changes what is known, then notifies of whatever is not as it was.
  private func change<R>(_ body: (inout Document) -> R) -> R {
    let old = document.value
    let result = document.mutate(body)
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
    voice.post(playlist.value.changedIDs(from: old))
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
