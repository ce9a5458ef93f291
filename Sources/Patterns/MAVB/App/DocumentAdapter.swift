import BlogDomain
import Runtime

/// Holds what is known of the server's world and how far each list is, for all screens, and asks the server.
final class DocumentAdapter: Adapter<DocumentReducer> {}

/// Names a list: the screen that shows it, and what it lists.
struct FeedID: Hashable {
  let screen: Int
  let resource: Resource
}

struct DocumentState {
  var document = Document()
  /// How far the voices are.
  var playlist = Playlist()
  private(set) var feeds: [(id: FeedID, feed: Feed)] = []
  private(set) var galleries: [(screen: Int, gallery: GalleryState)] = []

  /// The list with an id; one that is not opened yet is as it begins.
  func feed(_ id: FeedID) -> Feed { feeds.first { $0.id == id }?.feed ?? Feed(id.resource) }

  /// Whether an answer still counts: its list is open, and nothing superseded the read.
  func accepts(_ read: Read, _ id: FeedID) -> Bool { feed(id).accepts(read) }

  mutating func open(_ id: FeedID) { feeds.append((id, Feed(id.resource))) }

  mutating func close(_ id: FeedID) { feeds.removeAll { $0.id == id } }

  /// Changes a list in place; nothing happens where it is closed.
  mutating func withFeed<Result>(_ id: FeedID, _ body: (inout Feed) -> Result) -> Result? {
    guard let index = feeds.firstIndex(where: { $0.id == id }) else { return nil }
    return body(&feeds[index].feed)
  }

  /// The gallery on a screen; nil where there is none.
  func gallery(_ screen: Int) -> GalleryState? { galleries.first { $0.screen == screen }?.gallery }

  mutating func openGallery(_ screen: Int, _ mode: World.Gallery) {
    galleries.append((screen, GalleryState(mode)))
  }

  mutating func closeGallery(_ screen: Int) { galleries.removeAll { $0.screen == screen } }

  /// Changes the gallery on a screen in place; nothing happens where there is none.
  /// - Parameter body: Takes the gallery, and what gives a read its number.
  mutating func withGallery<Result>(
    _ screen: Int, _ body: (inout GalleryState, () -> Int) -> Result
  ) -> Result? {
    guard let index = galleries.firstIndex(where: { $0.screen == screen }) else { return nil }
    var document = document
    defer { self.document = document }
    return body(&galleries[index].gallery) { document.nextStamp() }
  }
}

enum DocumentMessage: AdapterMessage {
  // By a binding.
  case refresh(FeedID)
  case more(FeedID)
  case toggleFollow(Int)
  case askToggleFollow(Int)
  case like(Int)
  case share(Int)
  case tapped(voice: Int, FeedID)
  case asked(GalleryState.Wish, screen: Int)

  // By another adapter.
  case opened([FeedID])
  case closed([FeedID])
  case openedGallery(screen: Int, World.Gallery)
  case closedGallery(screen: Int)
  case unfollow(Int)

  // By the player.
  case played(AudioPlayer.Event)

  // By the server.
  case loaded(FeedID, Read, Response)
  case galleryLoaded(screen: Int, Read, Response)
  case answered(Write, Response)
  case pushed(Push)

  var name: String {
    switch self {
    case .refresh: "refresh"
    case .more: "more"
    case .toggleFollow: "toggleFollow"
    case .askToggleFollow: "askToggleFollow"
    case .like: "like"
    case .share: "share"
    case .tapped: "voiceTapped"
    case .asked(let wish, _): wish.rawValue
    case .opened: "opened"
    case .closed: "closed"
    case .openedGallery: "openedGallery"
    case .closedGallery: "closedGallery"
    case .unfollow: "unfollow"
    case .played: "played"
    case .loaded, .galleryLoaded: "loaded"
    case .answered(.follow, _): "followAnswered"
    case .answered(.unfollow, _): "unfollowAnswered"
    case .answered(.like, _): "likeAnswered"
    case .answered(.share, _): "shareAnswered"
    case .pushed: "pushed"
    }
  }

  var content: Logged? {
    switch self {
    case .refresh(let feed), .more(let feed): feed.resource.name.logged
    case .toggleFollow(let id), .askToggleFollow(let id), .like(let id), .share(let id), .unfollow(let id),
      .tapped(let id, _):
      id.logged
    case .asked, .closedGallery: nil
    case .openedGallery(_, let mode): mode.rawValue.logged
    case .played(let event): event.logged
    case .galleryLoaded(_, let read, let response):
      .fields(["feed": read.resource.name, "page": read.page, "success": response.isSuccess])
    case .opened(let feeds), .closed(let feeds): feeds.map(\.resource.name).logged
    case .loaded(let feed, let read, let response):
      .fields(["feed": feed.resource.name, "page": read.page, "success": response.isSuccess])
    case .answered(let write, let response): .fields(["id": write.id, "success": response.isSuccess])
    case .pushed(let push): push.logged
    }
  }
}

/// What other adapters must know.
enum DocumentOutput: Equatable {
  /// The person must be told something.
  case tell(Notice)
  /// The person must be asked whether to stop following somebody.
  case ask(String, unfollow: Int)
  /// A list has fewer rows than before.
  case shortened(FeedID, rows: Int)
}

/// What a message makes of the document: the domain's rules, put in order.
enum DocumentReducer: Reducer {
  typealias Output = DocumentOutput

  static func reduce(_ state: inout DocumentState, _ message: DocumentMessage) -> [Effect<Self>] {
    switch message {
    case .opened(let feeds):
      for feed in feeds { state.open(feed) }
      return feeds.flatMap { load($0, &state) }
    case .closed(let feeds):
      for feed in feeds { state.close(feed) }
      return feeds.contains { $0.resource == .voices } ? play(state.playlist.stop()) : []
    case .refresh(let feed): return load(feed, &state)
    case .more(let feed):
      guard state.feed(feed).canLoadMore else { return [] }
      let stamp = state.document.nextStamp()
      return ask(state.withFeed(feed) { $0.loadMore { stamp } } ?? nil, feed)
    case .loaded(let feed, let read, let response): return receive(response, read, feed, &state)
    case .toggleFollow(let user): return begin(state.document.toggleFollow(user), &state)
    case .askToggleFollow(let user):
      guard let question = state.document.question(beforeToggling: user) else {
        return begin(state.document.toggleFollow(user), &state)
      }
      return [.output(.ask(question, unfollow: user))]
    case .unfollow(let user): return begin(.unfollow(user), &state)
    case .like(let blog): return begin(.like(blog), &state)
    case .share(let blog): return begin(.share(blog), &state)
    case .tapped(let voice, let list):
      return play(state.playlist.tap(voice, in: state.feed(list).ids, state.document))
    case .played(let event): return play(state.playlist.receive(event, state.document))
    case .openedGallery(let screen, let mode):
      state.openGallery(screen, mode)
      return ask(.open, screen, &state)
    case .closedGallery(let screen):
      state.closeGallery(screen)
      return []
    case .asked(let wish, let screen): return ask(wish, screen, &state)
    case .galleryLoaded(let screen, let read, let response): return receive(response, read, screen, &state)
    case .answered(let write, let response): return tell(state.document.finish(write, with: response))
    case .pushed(let push):
      state.document.apply(push)
      return []
    }
  }

  private static func load(_ id: FeedID, _ state: inout DocumentState) -> [Effect<Self>] {
    let stamp = state.document.nextStamp()
    return ask(state.withFeed(id) { $0.load(stamp: stamp) }, id)
  }

  private static func ask(_ read: Read?, _ id: FeedID) -> [Effect<Self>] {
    guard let read else { return [] }
    return [.request(read.request, accepts: { $0.accepts(read, id) }) { .loaded(id, read, $0) }]
  }

  private static func receive(
    _ response: Response, _ read: Read, _ id: FeedID, _ state: inout DocumentState
  ) -> [Effect<Self>] {
    let page = state.document.merge(response, for: read)
    let count = state.feed(id).ids.count
    let notice = state.withFeed(id) { $0.receive(page, for: read) }
    let rows = state.feed(id).ids.count
    return (rows < count ? [.output(.shortened(id, rows: rows))] : []) + tell(notice ?? nil)
  }

  private static func begin(_ write: Write, _ state: inout DocumentState) -> [Effect<Self>] {
    guard let request = state.document.begin(write) else { return [] }
    return [.request(request) { .answered(write, $0) }]
  }

  static func tell(_ notice: Notice?) -> [Effect<Self>] {
    notice.map { [.output(.tell($0))] } ?? []
  }
}
