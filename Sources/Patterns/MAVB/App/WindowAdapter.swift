import BlogDomain
import Runtime

/// Holds what the window shows beside documents: the screens with how far each list is scrolled and what is searched
/// for, the alerts and the toast.
final class WindowAdapter: Adapter<WindowState> {}

struct WindowState: Equatable, Codable {
  /// The person whose page it shows.
  let user: Int
  /// How the gallery's articles are asked for.
  let gallery: World.Gallery
  /// The stack of screens, the top one last.
  var screens: [Screen] = []
  /// The alert that is up.
  var alert: Dialog?
  /// The alerts that wait for it to be closed, and for a screen that can show them.
  var waiting: [Dialog] = []
  /// The toast shown.
  var toast: Toast?
  /// How many screens, alerts and toasts there were, so that each has a number of its own.
  var count = 0

  init(user: Int, gallery: World.Gallery) {
    self.user = user
    self.gallery = gallery
  }

  /// The first row in sight of a list.
  func first(_ id: ListID) -> Int { screens.first { $0.number == id.screen }?[id.resource] ?? 0 }

  /// The search on a screen; nil where there is none.
  func search(_ screen: Int) -> CategorySearch? { screens.first { $0.number == screen }?.search }
}

/// One screen of the stack.
struct Screen: Equatable, Codable {
  let number: Int
  let scene: Scene
  /// Whether it is in the window.
  var isAttached = true
  /// The first row in sight of each list, in the order of the scene's.
  private var first: [Int]
  /// What is searched for and was found, where it is a search.
  var search: CategorySearch?

  init(_ number: Int, _ scene: Scene) {
    self.number = number
    self.scene = scene
    first = scene.resources.map { _ in 0 }
    search = scene == .categories ? CategorySearch() : nil
  }

  var lists: [ListID] { scene.resources.map { ListID(screen: number, resource: $0) } }

  /// The first row in sight of a list; of one that it does not have it is 0, and stays so.
  subscript(resource: Resource) -> Int {
    get { zip(scene.resources, first).first { $0.0 == resource }?.1 ?? 0 }
    set {
      if let place = scene.resources.firstIndex(of: resource), first.indices.contains(place) {
        first[place] = newValue
      }
    }
  }
}

/// What a screen is about.
enum Scene: Equatable, Codable {
  case profile(user: Int)
  case following
  case suggested
  case voices
  case gallery(World.Gallery)
  case categories
  case blog(Int)

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

/// Something that the person is asked or told.
struct Dialog: Equatable, Codable {
  enum Content: Equatable, Codable {
    /// Something that failed.
    case failure(String)
    /// Whether to stop following somebody, by the name at the time.
    case unfollow(Int, name: String)
  }

  let number: Int
  let content: Content
}

/// A passing message.
struct Toast: Equatable, Codable {
  /// How long it is shown, in milliseconds.
  static let time = 2000

  let number: Int
  let text: String
  /// When it came, in virtual milliseconds.
  let since: Int
}

enum WindowMessage: AdapterMessage {
  // By a binding.
  case open(String)
  case back
  case showBlog(Int)
  case attached(Bool, screen: Int)
  case scrolled(ListID, Int)
  case typed(String, screen: Int)
  case alertClosed(Int)
  case unfollowConfirmed(Int)

  // By another adapter.
  case failed(String)
  case asked(Int, name: String)
  case shared(at: Int)
  case shortened(ListID, rows: Int)

  // By the server and the clock.
  case answered(WindowCall, Response)
  case toastExpired(Int)
}

/// What is asked of the server: a category, for the search on a screen.
struct WindowCall: AdapterCall {
  let query: CategorySearch.Query
  let screen: Int

  var request: Request { query.request }
  var task: String { "search \(screen).\(query.number)" }
}

/// What other adapters must know.
enum WindowOutput: Equatable {
  /// These lists are shown by a new screen.
  case opened([ListID])
  /// The screen that showed these lists is gone.
  case closed([ListID])
  /// A new screen, of this number, shows a gallery.
  case openedGallery(Int, World.Gallery)
  /// The screen of this number, which showed a gallery, is gone.
  case closedGallery(Int)
  /// The person wants to stop following somebody.
  case unfollow(Int)
}
