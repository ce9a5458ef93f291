import BlogDomain
import Runtime

/// The model: what is known of the server's world, and the network. Whatever several screens share is a signal here.
final class BlogStore: Store {
  /// How a change ended that the server was asked for.
  private(set) lazy var settled = Input<Settlement>(of: self, "settled")

  private let api: Service
  private lazy var document = StateCell(of: self, Document())
  /// How far the voices are.
  private lazy var playlist = StateCell(of: self, Playlist())
  /// What plays the voices, from the first time that something is to be played.
  private var player: AudioPlayer?

  private lazy var users = Topics(of: self, "user") { [unowned self] in document.value.users[$0] }
  private lazy var userNames = Topics(of: self, "userName") { [unowned self] in
    .some(document.value.users[$0]?.name)
  }
  private lazy var blogs = Topics(of: self, "blog") { [unowned self] in document.value.blogs[$0] }
  private lazy var drafts = Topics(of: self, "draft") { [unowned self] in document.value.drafts[$0] }
  private lazy var voices = Topics(of: self, "voice") { [unowned self] in document.value.voices[$0] }
  private lazy var voiceStates = Topics(of: self, "voiceState") { [unowned self] in playlist.value[$0] }
  private lazy var articles = Topics(of: self, "article") { [unowned self] in document.value.articles[$0] }

  init(_ api: Service) {
    self.api = api
    super.init(api.runtime)
  }

  // MARK: What is known

  func user(_ id: Int) -> Signal<User> { users[id] }

  /// A person's name; nil as long as the person is not known.
  func userName(_ id: Int) -> Signal<String?> { userNames[id] }

  func blog(_ id: Int) -> Signal<Blog> { blogs[id] }

  func draft(_ id: Int) -> Signal<Draft> { drafts[id] }

  func voice(_ id: Int) -> Signal<Voice> { voices[id] }

  /// How far a voice is.
  func voiceState(_ id: Int) -> Signal<VoiceState> { voiceStates[id] }

  func article(_ id: Int) -> Signal<Article> { articles[id] }

  // MARK: Reads

  /// Asks for a page of a list.
  /// - Returns: How the read stands. Its answer is dropped where nobody observes that any more.
  func load(_ resource: Resource, page: Int) -> Signal<Load> {
    traced(resource.request(page: page).route) {
      let stamp = document.mutate { $0.nextStamp() }
      let read = Read(resource: resource, page: page, stamp: stamp)
      return ask(read.request, Load.out(read), while: { $0 == .out(read) }) { store, response in
        .answered(read, store.change { $0.merge(response, for: read) })
      }
    }
  }

  /// Asks which category a text names.
  /// - Returns: How the search stands. Its answer is dropped where nobody observes that any more.
  func search(for text: String) -> Signal<Search> {
    traced(text) {
      ask(CategorySearch.request(for: text), Search.out, while: { $0 == .out }) { _, response in
        CategorySearch.Finding(response).map { .found($0) } ?? .failed
      }
    }
  }

  private func ask<State: Loggable & Equatable>(
    _ request: Request, _ first: State, while isOut: @escaping (State) -> Bool,
    then take: @escaping (BlogStore, Response) -> State
  ) -> Signal<State> {
    let state = Property(of: self, request.route, first)
    api.send(request, for: self, accepts: { state.isObserved && isOut(state.value) }) { [weak self] in
      if let self { state.set(take(self, $0)) }
    }
    return state
  }

  // MARK: Writes

  /// Follows a person, or stops that, whichever is not shown.
  func toggleFollow(user: Int) { traced(user) { send(document.value.toggleFollow(user)) } }

  func unfollow(user: Int) { traced(user) { send(.unfollow(user)) } }

  func like(blog: Int) { traced(blog) { send(.like(blog)) } }

  func share(blog: Int) { traced(blog) { send(.share(blog)) } }

  /// Takes what the server says by itself.
  func receive(push: Push) { traced(push) { change { $0.apply(push) } } }

  private func send(_ write: Write) {
    guard let request = change({ $0.begin(write) }) else { return }
    api.send(request, for: self) { [weak self] response in
      guard let self else { return }
      let isDone = change { $0.settle(write, with: response) }
      settled.send(Settlement(write: write, isDone: isDone))
    }
  }

  /// Changes what is known, then tells of whatever is not as it was.
  private func change<R>(_ body: (inout Document) -> R) -> R {
    let old = document.value
    let result = document.mutate(body)
    let new = document.value
    let changed = new.users.changedIDs(from: old.users)
    let renamed = changed.filter { !areSame(new.users[$0]?.name, old.users[$0]?.name) }
    Node.propagate(
      users.signals(of: changed) + userNames.signals(of: renamed)
        + blogs.signals(of: new.blogs.changedIDs(from: old.blogs))
        + drafts.signals(of: new.drafts.changedIDs(from: old.drafts))
        + voices.signals(of: new.voices.changedIDs(from: old.voices))
        + articles.signals(of: new.articles.changedIDs(from: old.articles)))
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
    Node.propagate(voiceStates.signals(of: playlist.value.changedIDs(from: old)))
    if let order { perform(order) }
  }

  private func perform(_ order: AudioPlayer.Order) {
    if player == nil, order != .stop {
      let device = AudioPlayer(runtime)
      player = device
      subscriptions.add(device.events.add(self) { $0.receive($1) })
    }
    player?.perform(order)
  }

  private func receive(_ event: AudioPlayer.Event) {
    changePlaylist { $0.receive(event, document.value) }
  }
}
