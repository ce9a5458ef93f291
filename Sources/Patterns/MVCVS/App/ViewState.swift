import BlogDomain
import Runtime

/// The view state store's value: everything about what is on the screen, and on the speaker, that the document does not
/// say. Together with the document it is enough to build the same screen again and go on from it.
struct ViewState: Equatable, Codable {
  /// The stack of screens, the top one last.
  var stack: [Screen] = []
  /// The alert that is up.
  private(set) var alert: Dialog?
  /// The alerts that wait for it to be closed, and for a screen that can show them.
  private(set) var waiting: [Dialog] = []
  /// The toast shown.
  var toast: Toast?
  /// What plays.
  var sound = Sound()
  /// How many screens, alerts and toasts there were, so that each has a number of its own.
  private(set) var count = 0

  /// The number of whatever comes next.
  var nextNumber: Int { count + 1 }

  /// The screen at a place in the stack; nil where there is none.
  subscript(place: Int) -> Screen? {
    get { stack.indices.contains(place) ? stack[place] : nil }
    set { if let newValue, stack.indices.contains(place) { stack[place] = newValue } }
  }

  mutating func push(_ content: Screen.Content) {
    stack.append(Screen(number: takeNumber(), content: content))
  }

  /// Leaves the top screen; the last one stays.
  mutating func pop() -> Screen? {
    guard stack.count > 1 else { return nil }
    defer { presentNext() }
    return stack.removeLast()
  }

  mutating func setAttached(_ isAttached: Bool, at place: Int) {
    self[place]?.isAttached = isAttached
    presentNext()
  }

  mutating func present(_ content: Dialog.Content) {
    waiting.append(Dialog(number: takeNumber(), content: content))
    presentNext()
  }

  mutating func closeAlert() {
    alert = nil
    presentNext()
  }

  mutating func show(toast text: String, until end: Int) {
    toast = Toast(number: takeNumber(), text: text, end: end)
  }

  /// Puts the next alert up, where none is and a screen is there to show it.
  private mutating func presentNext() {
    guard alert == nil, !waiting.isEmpty, stack.last?.isAttached == true else { return }
    alert = waiting.removeFirst()
  }

  private mutating func takeNumber() -> Int {
    count += 1
    return count
  }
}

/// One screen of the stack.
struct Screen: Equatable, Codable {
  /// What it shows, by the identity of what was chosen.
  enum Content: Equatable, Codable {
    case profile(user: Int)
    case blog(Int)
    case following
    case suggested
    case voices
    case gallery
    case categories
  }

  let number: Int
  let content: Content
  /// Whether it is in the window.
  var isAttached = true
  /// The first row in sight of each table that was scrolled, by the table's name.
  var firstRows: [String: Int] = [:]
  /// The page that the person wished to see, from 0.
  var wishedPage = 0
  /// The text typed.
  @ByCodePoints var query = ""

  init(number: Int, content: Content) {
    self.number = number
    self.content = content
  }

  /// What the screen is called, as the stack shows it.
  var name: String {
    switch content {
    case .profile: "profile"
    case .blog: "blog"
    case .following: "following"
    case .suggested: "suggested"
    case .voices: "voices"
    case .gallery: "gallery"
    case .categories: "categories"
    }
  }

  /// What tells it from another one at its place.
  var identity: Identity { Identity(number: number, name: name) }

  /// A screen's number and name: what must be another for a screen to be built anew.
  struct Identity: Equatable {
    let number: Int
    let name: String
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
  /// When it goes, in milliseconds.
  let end: Int
}

/// What plays, and how far it is.
struct Sound: Equatable, Codable {
  /// How far each voice is, and what comes next.
  var playlist = Playlist()
  /// What the device has on, with its positions.
  var playing = AudioPlayer.Playing()
}
