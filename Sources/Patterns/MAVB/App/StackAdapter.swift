import BlogDomain
import Runtime

/// Holds the stack of screens, with how far each list on them is scrolled.
final class StackAdapter: Adapter<StackReducer> {}

/// What a screen is about.
enum Scene: Equatable {
  case profile(user: Int)
  case following
  case suggested
  case blog(Int)

  /// The scene that the app is asked for by a name.
  init?(named name: String, user: Int) {
    switch name {
    case "profile": self = .profile(user: user)
    case "following": self = .following
    case "suggested": self = .suggested
    case _: return nil
    }
  }

  var name: String {
    switch self {
    case .profile: "profile"
    case .following: "following"
    case .suggested: "suggested"
    case .blog: "blog"
    }
  }

  /// What it loads, in the order asked for.
  var resources: [Resource] {
    switch self {
    case .profile(let user): [.header(user: user), .blogs(user: user), .drafts(user: user)]
    case .following: [.following]
    case .suggested: [.suggested]
    case .blog: []
    }
  }
}

/// One screen of the stack.
struct Screen {
  let number: Int
  let scene: Scene
  /// The first row in sight of each list, in the order of the lists.
  fileprivate(set) var first: [Int]

  var feeds: [FeedID] { scene.resources.map { FeedID(screen: number, resource: $0) } }
}

struct StackState: Inspectable {
  /// The person whose page it shows.
  let user: Int
  private(set) var screens: [Screen] = []
  /// How many screens there were, so that each has a number of its own.
  private var count = 0

  init(user: Int) { self.user = user }

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

  /// Puts a screen on top.
  /// - Returns: Its lists.
  mutating func push(_ scene: Scene) -> [FeedID] {
    count += 1
    let screen = Screen(number: count, scene: scene, first: scene.resources.map { _ in 0 })
    screens.append(screen)
    return screen.feeds
  }

  /// Takes the top screen away; the last one stays.
  /// - Returns: Its lists.
  mutating func pop() -> [FeedID] {
    screens.count > 1 ? screens.removeLast().feeds : []
  }

  static func inspect(_ old: StackState, _ new: StackState, with inspector: inout Inspector) {
    inspector.field("stack", old.screens.map(\.scene.name), new.screens.map(\.scene.name))
    for screen in new.screens {
      for id in screen.feeds { inspector.field("\(id.resource.name).first", old.first(id), new.first(id)) }
    }
  }
}

enum StackMessage: AdapterMessage {
  case open(String)
  case showBlog(Int)
  case back
  case scrolled(FeedID, Int)
  case shortened(FeedID, Int)

  var name: String {
    switch self {
    case .open: "open"
    case .showBlog: "showBlog"
    case .back: "back"
    case .scrolled: "scrolled"
    case .shortened: "shortened"
    }
  }

  var content: Logged? {
    switch self {
    case .open(let screen): screen.logged
    case .showBlog(let blog): blog.logged
    case .back: nil
    case .scrolled(let feed, let row): .fields(["feed": feed.resource.name, "first": row])
    case .shortened(let feed, let rows): .fields(["feed": feed.resource.name, "rows": rows])
    }
  }
}

/// What other adapters must know of the stack.
enum StackOutput: Equatable {
  /// These lists are shown by a new screen.
  case opened([FeedID])
  /// The screen that showed these lists is gone.
  case closed([FeedID])
}

/// What a message makes of the stack.
enum StackReducer: Reducer {
  typealias Output = StackOutput

  static func reduce(_ state: inout StackState, _ message: StackMessage) -> [Effect<Self>] {
    switch message {
    case .open(let name):
      guard let scene = Scene(named: name, user: state.user) else { return [] }
      return opened(state.push(scene))
    case .showBlog(let blog): return opened(state.push(.blog(blog)))
    case .back:
      let feeds = state.pop()
      return feeds.isEmpty ? [] : [.output(.closed(feeds))]
    case .scrolled(let feed, let row):
      state.withFirst(feed) { $0 = row }
      return []
    case .shortened(let feed, let rows):
      state.withFirst(feed) { $0 = RowsInSight.clamp($0, rows: rows) }
      return []
    }
  }

  private static func opened(_ feeds: [FeedID]) -> [Effect<Self>] {
    feeds.isEmpty ? [] : [.output(.opened(feeds))]
  }
}
