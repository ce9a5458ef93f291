import BlogDomain
import Runtime

/// The document store: what is known of the server's world, and how far what the screens list is loaded. It alone asks
/// the server.
final class BlogStore: Store<BlogState, BlogAction> {
  /// Something ended of which the person may have to be told.
  private(set) lazy var ended = ObserverList<Ending>(of: self, .notification, "ended")

  let api: Service

  init(_ api: Service, _ state: BlogState = BlogState()) {
    self.api = api
    super.init(api.runtime, .store, state)
  }

  // MARK: What screens list

  /// Asks for what a screen lists. The action that opens the screen does this, not the screen when it is built: a screen
  /// built again finds its lists as they are.
  /// - Parameters:
  ///   - resources: What it lists. Articles that are chained to images wait for these.
  ///   - screen: The screen's number, under which all is kept until it is closed.
  func open(_ resources: [Resource], for screen: Int) {
    traced([resources.map(\.name).logged, screen.logged]) {
      let calls = act(.opened) { state in
        state.open(resources, for: screen)
        return resources.compactMap { resource -> BlogCall? in
          if case .articles(chained: true) = resource { return nil }
          return state.load(FeedID(screen: screen, resource: resource), page: resource.firstPage)
        }
      }
      calls.forEach(send)
    }
  }

  func close(_ screen: Int) { traced(screen) { act(.closed) { $0.close(screen) } } }

  func load(_ feed: FeedID, page: Int? = nil) {
    traced(feed) { send(act(.asked) { $0.load(feed, page: page ?? feed.resource.firstPage) }) }
  }

  func loadMore(_ feed: FeedID) { traced(feed) { send(act(.asked) { $0.loadMore(feed) }) } }

  func search(for text: String, on screen: Int) {
    traced([text.logged, screen.logged]) { send(act(.asked) { $0.search(for: text, on: screen) }) }
  }

  // MARK: What is known

  func toggleFollow(user: Int) {
    traced(user) {
      begin(value.document.users[user]?.isFollowed == true ? .unfollow(user) : .follow(user))
    }
  }

  func unfollow(user: Int) { traced(user) { begin(.unfollow(user)) } }

  func like(blog: Int) { traced(blog) { begin(.like(blog)) } }

  func share(blog: Int) { traced(blog) { begin(.share(blog)) } }

  func receive(push: Push) { traced { act(.pushed) { $0.document.apply(push) } } }

  private func begin(_ write: Write) {
    if act(.asked, { $0.document.begin(write) }) != nil { send(.write(write)) }
  }

  // MARK: The server

  private func send(_ call: BlogCall?) {
    guard let call else { return }
    api.send(call.request, task: call.task, for: self, accepts: accepts(call), then: receives(call))
  }

  /// Goes on with what the state says is out, where another state was loaded: what is still under way is taken up again,
  /// anything else is asked once more.
  func resume() {
    traced {
      api.abandonAll(for: self)
      for call in value.out {
        api.resume(call.request, task: call.task, for: self, accepts: accepts(call), then: receives(call))
      }
    }
  }

  private func accepts(_ call: BlogCall) -> () -> Bool {
    { [weak self] in self?.value.accepts(call) ?? false }
  }

  private func receives(_ call: BlogCall) -> (Response) -> Void {
    { [weak self] response in self?.receive(response, for: call) }
  }

  private func receive(_ response: Response, for call: BlogCall) {
    switch call {
    case .read(let read, let id):
      let (load, isFailure, next) = act(.answered) { $0.receive(response, for: read, id) }
      send(next)
      guard isFailure else { return }
      switch load {
      case .whole: ended.send(.notLoaded(read.resource, isEmpty: value.feed(id)?.ids.isEmpty ?? true))
      case .further: ended.send(.noMoreLoaded)
      case nil: break
      }
    case .search(_, let screen):
      if !act(.answered, { $0.receive(response, forSearchOn: screen) }) { ended.send(.notSearched) }
    case .write(let write):
      if !act(.answered, { $0.document.settle(write, with: response) }) {
        ended.send(.notDone(write))
      } else if case .share = write {
        ended.send(.shared)
      }
    }
  }
}

/// What is done to the document.
enum BlogAction {
  case opened, closed, asked, answered, pushed
}

extension Resource {
  /// The page that is asked for first.
  fileprivate var firstPage: Int { self == .images ? 0 : 1 }
}
