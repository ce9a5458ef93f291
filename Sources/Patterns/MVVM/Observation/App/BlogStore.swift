import BlogDomain
import Runtime

/// The model: what several screens share, each person, blog, draft, voice and article once. It knows nobody and asks
/// nobody; each entity is observed by itself.
final class BlogStore: Store {
  private lazy var document = StateCell(of: self, Document())
  private lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, and the observation of it.
  private var player: (device: AudioPlayer, observation: Subscription)?

  // MARK: What is known

  subscript(user id: Int) -> User? {
    access(\.[user: id], "user(\(id))")
    return document.value.users[id]
  }

  subscript(userName id: Int) -> String? {
    access(\.[userName: id], "userName(\(id))")
    return document.value.users[id]?.name
  }

  subscript(blog id: Int) -> Blog? {
    access(\.[blog: id], "blog(\(id))")
    return document.value.blogs[id]
  }

  subscript(draft id: Int) -> Draft? {
    access(\.[draft: id], "draft(\(id))")
    return document.value.drafts[id]
  }

  subscript(article id: Int) -> Article? {
    access(\.[article: id], "article(\(id))")
    return document.value.articles[id]
  }

  subscript(voice id: Int) -> Voice? {
    access(\.[voice: id], "voice(\(id))")
    return document.value.voices[id]
  }

  /// How far a voice is.
  subscript(playing id: Int) -> VoiceState {
    access(\.[playing: id], "playing(\(id))")
    return playlist.value[id]
  }

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

  /// Changes what is known, as a mutation of each entity that will not be as it was.
  private func change<R>(_ body: (inout Document) -> R) -> R {
    let old = document.value
    var new = old
    let result = body(&new)
    let users = new.users.changedIDs(from: old.users)
    let names = users.filter { !areSame(new.users[$0]?.name, old.users[$0]?.name) }
    var mutations = users.map { mutation(of: \.[user: $0], "user(\($0))") }
    mutations += names.map { mutation(of: \.[userName: $0], "userName(\($0))") }
    mutations += new.blogs.changedIDs(from: old.blogs).map { mutation(of: \.[blog: $0], "blog(\($0))") }
    mutations += new.drafts.changedIDs(from: old.drafts).map { mutation(of: \.[draft: $0], "draft(\($0))") }
    mutations += new.voices.changedIDs(from: old.voices).map { mutation(of: \.[voice: $0], "voice(\($0))") }
    mutations += new.articles.changedIDs(from: old.articles).map {
      mutation(of: \.[article: $0], "article(\($0))")
    }
    withMutation(of: mutations) { document.set(new) }
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
    var new = old
    let order = change(&new)
    let voices = new.changedIDs(from: old)
    withMutation(of: voices.map { mutation(of: \.[playing: $0], "playing(\($0))") }) { playlist.set(new) }
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
