import BlogDomain
import Runtime

/// Holds the stack of screens, with how far each list on them is scrolled and what is searched for.
final class StackAdapter: Adapter<StackReducer> {}

/// What a screen is about.
enum Scene: Equatable {
  case profile(user: Int)
  case following
  case suggested
  case voices
  case gallery(World.Gallery)
  case categories
  case blog(Int)

  /// The scene that the app is asked for by a name.
  init?(named name: String, user: Int, gallery: World.Gallery) {
    switch name {
    case "profile": self = .profile(user: user)
    case "following": self = .following
    case "suggested": self = .suggested
    case "voices": self = .voices
    case "gallery": self = .gallery(gallery)
    case "categories": self = .categories
    case _: return nil
    }
  }

  var name: String {
    switch self {
    case .profile: "profile"
    case .following: "following"
    case .suggested: "suggested"
    case .voices: "voices"
    case .gallery: "gallery"
    case .categories: "categories"
    case .blog: "blog"
    }
  }

  /// The lists that it loads, in the order asked for.
  var resources: [Resource] {
    switch self {
    case .profile(let user): [.header(user: user), .blogs(user: user), .drafts(user: user)]
    case .following: [.following]
    case .suggested: [.suggested]
    case .voices: [.voices]
    case .gallery, .categories, .blog: []
    }
  }
}

/// One screen of the stack.
struct Screen {
  let number: Int
  let scene: Scene
  /// The first row in sight of each list, in the order of the lists.
  fileprivate(set) var first: [Int]
  /// What is searched for and was found, where it is a search.
  fileprivate(set) var search: CategorySearch?

  fileprivate init(_ number: Int, _ scene: Scene) {
    self.number = number
    self.scene = scene
    first = scene.resources.map { _ in 0 }
    search = scene == .categories ? CategorySearch() : nil
  }

  var feeds: [FeedID] { scene.resources.map { FeedID(screen: number, resource: $0) } }
}

struct StackState {
  /// The person whose page it shows.
  let user: Int
  /// How the gallery's articles are asked for.
  let gallery: World.Gallery
  private(set) var screens: [Screen] = []
  /// How many screens there were, so that each has a number of its own.
  private(set) var count = 0

  init(user: Int, gallery: World.Gallery = .parallel) {
    self.user = user
    self.gallery = gallery
  }

  /// The first row in sight of a list.
  func first(_ id: FeedID) -> Int {
    guard let screen = screens.first(where: { $0.number == id.screen }),
      let list = screen.scene.resources.firstIndex(of: id.resource)
    else { return 0 }
    return screen.first[list]
  }

  /// Changes the first row in sight of a list; nothing happens where its screen is gone.
  mutating func withFirst(_ id: FeedID, _ body: (inout Int) -> Void) {
    guard let index = screens.firstIndex(where: { $0.number == id.screen }),
      let list = screens[index].scene.resources.firstIndex(of: id.resource)
    else { return }
    body(&screens[index].first[list])
  }

  /// The search on a screen; nil where there is none.
  func search(_ screen: Int) -> CategorySearch? { screens.first { $0.number == screen }?.search }

  /// Changes the search on a screen; nothing happens where there is none.
  mutating func withSearch<Result>(_ screen: Int, _ body: (inout CategorySearch) -> Result?) -> Result? {
    guard let index = screens.firstIndex(where: { $0.number == screen }), var search = screens[index].search
    else { return nil }
    defer { screens[index].search = search }
    return body(&search)
  }

  /// Puts a screen on top.
  mutating func push(_ scene: Scene) -> Screen {
    count += 1
    let screen = Screen(count, scene)
    screens.append(screen)
    return screen
  }

  /// Takes the top screen away; the last one stays.
  mutating func pop() -> Screen? { screens.count > 1 ? screens.removeLast() : nil }
}

enum StackMessage: AdapterMessage {
  case open(String)
  case showBlog(Int)
  case back
  case scrolled(FeedID, Int)
  case shortened(FeedID, Int)
  case typed(String, screen: Int)
  case answered(CategorySearch.Query, Response, screen: Int)

  var name: String {
    switch self {
    case .open: "open"
    case .showBlog: "showBlog"
    case .back: "back"
    case .scrolled: "scrolled"
    case .shortened: "shortened"
    case .typed: "typed"
    case .answered: "answered"
    }
  }

  var content: Logged? {
    switch self {
    case .open(let screen): screen.logged
    case .showBlog(let blog): blog.logged
    case .back: nil
    case .scrolled(let feed, let row): .fields(["feed": feed.resource.name, "first": row])
    case .shortened(let feed, let rows): .fields(["feed": feed.resource.name, "rows": rows])
    case .typed(let text, _): text.logged
    case .answered(let query, let response, _):
      .fields(["query": query.text, "success": response.isSuccess])
    }
  }
}

/// What other adapters must know of the stack.
enum StackOutput: Equatable {
  /// These lists are shown by a new screen.
  case opened([FeedID])
  /// The screen that showed these lists is gone.
  case closed([FeedID])
  /// A new screen, of this number, shows a gallery.
  case openedGallery(Int, World.Gallery)
  /// The screen of this number, which showed a gallery, is gone.
  case closedGallery(Int)
  /// The person must be told something.
  case tell(Notice)
}

/// What a message makes of the stack.
enum StackReducer: Reducer {
  typealias Output = StackOutput

  static func reduce(_ state: inout StackState, _ message: StackMessage) -> [Effect<Self>] {
    switch message {
    case .open(let name):
      guard let scene = Scene(named: name, user: state.user, gallery: state.gallery) else { return [] }
      return opened(state.push(scene))
    case .showBlog(let blog): return opened(state.push(.blog(blog)))
    case .back: return state.pop().map(closed) ?? []
    case .scrolled(let feed, let row):
      state.withFirst(feed) { $0 = row }
      return []
    case .shortened(let feed, let rows):
      state.withFirst(feed) { $0 = RowsInSight.clamp($0, rows: rows) }
      return []
    case .typed(let text, let screen):
      return ask(state.withSearch(screen) { $0.type(text) }, screen)
    case .answered(let query, let response, let screen):
      let notice = state.withSearch(screen) { $0.receive(response, for: query) }
      return notice.map { [.output(.tell($0))] } ?? []
    }
  }

  private static func opened(_ screen: Screen) -> [Effect<Self>] {
    switch screen.scene {
    case .profile, .following, .suggested, .voices: [.output(.opened(screen.feeds))]
    case .gallery(let mode): [.output(.openedGallery(screen.number, mode))]
    case .categories, .blog: []
    }
  }

  private static func closed(_ screen: Screen) -> [Effect<Self>] {
    switch screen.scene {
    case .profile, .following, .suggested, .voices: [.output(.closed(screen.feeds))]
    case .gallery: [.output(.closedGallery(screen.number))]
    case .categories, .blog: []
    }
  }

  private static func ask(_ query: CategorySearch.Query?, _ screen: Int) -> [Effect<Self>] {
    guard let query else { return [] }
    return [
      .request(query.request, accepts: { $0.search(screen)?.accepts(query) ?? false }) {
        .answered(query, $0, screen: screen)
      }
    ]
  }
}
