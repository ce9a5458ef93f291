import BlogDomain
import HeadlessUI
import Runtime

/// The bindings of what a person has in sight, by part: the window's, those of the screen on top, of its parts and of
/// their rows.
struct BindingSight {
  private let root: [BindingSummary]
  private var parts: [(name: String, bindings: [BindingSummary])] = []
  private let document: DocumentAdapter

  init(_ adapters: Adapters) {
    document = adapters.document
    root = RootBinder.bindings(adapters).map(\.summary)
    guard let screen = adapters.stack.state.screens.last else { return }
    let number = screen.number
    let feed = { FeedID(screen: number, resource: $0) }
    switch screen.scene {
    case .profile(let user):
      add("", ProfileBinder(adapters, user: user, screen: number))
      add("header", HeaderBinder(adapters, user: user, feed: feed(.header(user: user))))
      add("blogs", BlogsBinder(adapters, feed: feed(.blogs(user: user)))) {
        BlogRowBinder($0, adapters.document)
      }
      add("drafts", DraftsBinder(adapters, feed: feed(.drafts(user: user)))) {
        DraftRowBinder($0, adapters.document)
      }
    case .following:
      addUsers(adapters, .following, number, .star) { .askToggleFollow($0) }
    case .suggested: addUsers(adapters, .suggested, number, .at) { .toggleFollow($0) }
    case .voices:
      add("voices", VoicesBinder(adapters, screen: number)) { VoiceRowBinder($0, adapters.document) }
    case .gallery(let mode):
      let gallery = adapters.document.map { $0.gallery(number) ?? GalleryState(mode) }
      add("", GalleryBinder(adapters.document, mode, screen: number))
      add("gallery.images", ImagesBinder(adapters.document, gallery, screen: number)) {
        ImageRowBinder($0, adapters.document)
      }
      add("gallery.articles", ArticlesBinder(adapters.document, gallery, screen: number)) {
        ArticleRowBinder($0, adapters.document)
      }
    case .categories: add("", CategoriesBinder(adapters.stack, screen: number))
    case .blog(let blog): add("blog", BlogBinder(adapters, blog: blog))
    }
  }

  private mutating func addUsers(
    _ adapters: Adapters, _ resource: Resource, _ screen: Int, _ format: NameFormat,
    _ onFollow: @escaping (Int) -> DocumentMessage
  ) {
    let binder = UsersBinder(adapters, resource, screen: screen, format, onFollow: onFollow)
    add(resource.name, binder) { UserRowBinder($0, adapters.document, format, onFollow: onFollow) }
  }

  /// Takes in the bindings of a part, and of its rows in sight.
  private mutating func add(_ name: String, _ binder: Binder, row: ((Row) -> Binder)? = nil) {
    let bindings = binder.bindings
    parts.append((name, bindings))
    guard let row else { return }
    for (place, id) in Self.ids(bindings).prefix(Shown.rowsInSight).enumerated() {
      parts.append(("\(name)[\(place)]", row(Row(id)).bindings))
    }
  }

  private static func ids(_ bindings: [BindingSummary]) -> [Int] {
    Shown.ids(in: bindings.first { $0.name == "rows" }?.value)
  }

  /// The id of what a row shows.
  func id(of row: Int, in part: String) -> Int? {
    let ids = Self.ids(parts.first { $0.name == part }?.bindings ?? [])
    return ids.indices.contains(row) ? ids[row] : nil
  }

  /// A binding of the window.
  func window(_ name: String) -> BindingSummary? { root.first { $0.name == name } }

  /// A binding of a part, or of a screen that names the part itself.
  func event(_ part: String, _ name: String) -> BindingSummary? {
    for (owner, bindings) in parts {
      for binding in bindings where path(owner, binding.name) == path(part, name) { return binding }
    }
    return nil
  }

  /// What the bindings would feed now.
  var shown: Shown {
    var shown = Shown()
    shown.set("alert", firstOf: window("alerts")?.value)
    shown.set("stack", window("stack")?.value)
    shown.set("toast", window("toast")?.value)
    for (part, bindings) in parts {
      for binding in bindings {
        guard let value = binding.value else { continue }
        if binding.name == "rows" {
          shown.set("\(part).count", Shown.ids(in: value).count)
          shown.set("\(part).ids", value)
        }
        shown.set(element(path(part, binding.name)), value)
      }
    }
    return shown
  }

  private func path(_ part: String, _ name: String) -> String {
    part.isEmpty ? name : name.isEmpty ? part : "\(part).\(name)"
  }

  /// The element path of a binding: a button's title is what the button shows.
  private func element(_ path: String) -> String {
    for control in ["follow", "like", "share", "prev", "next"] where path.hasSuffix(".\(control).title") {
      return String(path.dropLast(".title".count))
    }
    return path
  }
}
