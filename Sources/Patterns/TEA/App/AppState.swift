import BlogDomain

/// Everything that the app knows and shows.
struct AppState: Equatable, Codable {
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
}

/// One screen of the stack.
struct Screen: Equatable, Codable {
  let number: Int
  /// Whether it is in the window.
  var isAttached = true
  var content: Content

  /// What it shows.
  enum Content: Equatable, Codable {
    case profile(ProfilePage)
    case blog(Int)
    case people(PeoplePage)
    case voices(List)
    case gallery(GalleryState)
    case categories(CategorySearch)
  }

  /// What the screen is called, as the stack shows it.
  var name: String {
    switch content {
    case .profile: "profile"
    case .blog: "blog"
    case .people(let page):
      switch page.kind {
      case .followed: "following"
      case .suggested: "suggested"
      }
    case .voices: "voices"
    case .gallery: "gallery"
    case .categories: "categories"
    }
  }
}

/// A person's page.
struct ProfilePage: Equatable, Codable {
  let user: Int
  var header: List
  var blogs: List
  var drafts: List
}

/// A list of people.
struct PeoplePage: Equatable, Codable {
  /// Which people: that says how a name is written, and whether unfollowing asks.
  enum Kind: String, Codable {
    case followed, suggested
  }

  let kind: Kind
  var list: List
}

/// What is loaded for a part of a screen, and how far it is scrolled.
struct List: Equatable, Codable {
  var feed: Feed
  /// The first row in sight.
  var first = 0

  init(_ resource: Resource) { feed = Feed(resource) }
}

/// Names a list: the screen that shows it, and what it lists.
struct ListID: Hashable, Codable {
  let screen: Int
  let resource: Resource
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
}
