import BlogDomain
import Runtime

/// Everything that the app knows and shows.
struct AppState: Inspectable {
  /// The person whose page it shows.
  let user: Int
  /// How the gallery's articles are asked for.
  let gallery: World.Gallery
  /// What is known of the server's world.
  var document = Document()
  /// How far the voices are.
  var playlist = Playlist()
  /// The stack of screens, the top one last.
  var screens: [Screen] = []
  /// The alerts: the first is shown, the others wait.
  var alerts: [Dialog] = []
  /// The toast shown.
  var toast: Toast?
  /// How many screens, alerts and toasts there were, so that each has a number of its own.
  private var count = 0

  init(user: Int, gallery: World.Gallery) {
    self.user = user
    self.gallery = gallery
  }

  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  /// The list with an id; nil where its screen is gone.
  func list(_ id: ListID) -> List? {
    screens.first { $0.number == id.screen }?.lists.first { $0.feed.resource == id.resource }
  }

  /// Changes a list in place; nothing happens where its screen is gone.
  mutating func withList<R>(_ id: ListID, _ body: (inout List) -> R) -> R? {
    guard let screen = screens.firstIndex(where: { $0.number == id.screen }),
      let list = screens[screen].lists.firstIndex(where: { $0.feed.resource == id.resource })
    else { return nil }
    return body(&screens[screen].lists[list])
  }

  /// The screen of a number; nil where it is gone.
  func screen(_ number: Int) -> Screen? { screens.first { $0.number == number } }

  /// Changes what a screen shows in place; nothing happens where it is gone.
  mutating func withContent<R>(_ screen: Int, _ body: (inout Screen.Content) -> R?) -> R? {
    guard let screen = screens.firstIndex(where: { $0.number == screen }) else { return nil }
    return body(&screens[screen].content)
  }

  static func inspect(_ old: AppState, _ new: AppState, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
    inspector.unlessShared(old.screens, new.screens) { inspect(old.screens, new.screens, with: &$0) }
    if !old.alerts.elementsEqual(new.alerts, by: { $0.number == $1.number }) {
      inspector.field("alerts", old.alerts.map(\.title), new.alerts.map(\.title))
    }
    inspector.field("toast", old.toast?.text, new.toast?.text)
  }

  private static func inspect(_ old: [Screen], _ new: [Screen], with inspector: inout Inspector) {
    if !old.elementsEqual(new, by: { $0.number == $1.number }) {
      inspector.field("stack", old.map(\.name), new.map(\.name))
    }
    for screen in new {
      guard let before = old.first(where: { $0.number == screen.number }) else { continue }
      for (old, new) in zip(before.lists, screen.lists) { inspector.nested(new.feed.resource.name, old, new) }
      switch (before.content, screen.content) {
      case (.gallery(let old), .gallery(let new)): inspector.nested(screen.name, old, new)
      case (.categories(let old), .categories(let new)): inspector.nested(screen.name, old, new)
      case (.profile, _), (.blog, _), (.people, _), (.voices, _), (.gallery, _), (.categories, _): break
      }
    }
  }
}

/// One screen of the stack.
struct Screen {
  /// What it shows.
  enum Content {
    case profile(user: Int)
    case blog(Int)
    case people(NameFormat, asks: Bool)
    case voices
    case gallery(GalleryState)
    case categories(CategorySearch)
  }

  let number: Int
  let name: String
  var content: Content
  /// The lists that it loads, in the order asked for.
  var lists: [List]

  /// The gallery that it shows; nil where it shows something else.
  var gallery: GalleryState? { if case .gallery(let gallery) = content { gallery } else { nil } }

  /// The search that it shows; nil where it shows something else.
  var search: CategorySearch? { if case .categories(let search) = content { search } else { nil } }

  /// Whether it shows voices.
  var showsVoices: Bool { if case .voices = content { true } else { false } }
}

/// What is loaded for a part of a screen, and how far it is scrolled.
struct List: Inspectable, Equatable {
  var feed: Feed
  var first = 0

  static func inspect(_ old: List, _ new: List, with inspector: inout Inspector) {
    guard old != new else { return }
    Feed.inspect(old.feed, new.feed, with: &inspector)
    inspector.field("first", old.first, new.first)
  }
}

/// Names a list: the screen that shows it, and what it lists.
struct ListID: Hashable {
  let screen: Int
  let resource: Resource
}

/// Something that the person is asked or told.
struct Dialog {
  enum Content: Equatable {
    /// A message with one button.
    case notice
    /// Whether to stop following somebody.
    case unfollow(Int)
  }

  let number: Int
  let title: String
  let content: Content
}

/// A passing message.
struct Toast {
  let number: Int
  let text: String
}
