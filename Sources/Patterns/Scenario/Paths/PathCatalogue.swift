/// Every element path there is, with what can be done with it.
///
/// A name holds `[]` where a path has a row's number.
struct PathCatalogue {
  /// One path.
  struct Entry: Hashable, Sendable {
    /// The path, `blogs[].like`.
    let name: String
    /// What it shows; nil for a row.
    let content: ElementPath.Content?
    /// What a person may do to it.
    var touch: Touch = .none
  }

  /// What a person may do to an element.
  enum Touch: Hashable, Sendable {
    case none
    /// A button: can be tapped, and is enabled or not.
    case button
    /// A row that can be tapped.
    case row
    /// A field that takes text.
    case field
  }

  /// The paths in the order in which they are listed to a person.
  static let entries: [Entry] =
    header + blogs + drafts + blog + people("following") + people("suggested") + voices + gallery
    + categories

  /// The paths by their names; only ever looked up.
  static let byName = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0) })

  private static let header =
    [state("header"), text("header.name"), text("header.bio"), text("header.followers")]
    + [button("header.follow"), button("header.retry")]

  private static let blogs =
    list("blogs") + [Entry(name: "blogs.ids", content: .numbers)]
    + [Entry(name: "blogs.more", content: .flag, touch: .button)]
    + [flag("blogs.refreshing"), flag("blogs.loadingMore"), row("blogs[]")]
    + [text("blogs[].title"), text("blogs[].author"), text("blogs[].likes")]
    + [button("blogs[].like"), button("blogs[].share")]

  private static let drafts = list("drafts") + [text("drafts[].title")]

  private static let blog =
    [text("blog.title"), text("blog.author"), text("blog.body"), text("blog.likes"), button("blog.like")]

  private static let voices =
    list("voices")
    + [row("voices[]"), text("voices[].title"), Entry(name: "voices[].state", content: .voiceState)]

  private static let gallery =
    [number("gallery.page"), button("gallery.next"), button("gallery.prev")]
    + list("gallery.images") + list("gallery.articles")

  private static let categories =
    [Entry(name: "categories.query", content: .text, touch: .field), text("categories.result")]

  private static func people(_ list: String) -> [Entry] {
    self.list(list) + [text("\(list)[].name"), button("\(list)[].follow")]
  }

  private static func list(_ name: String) -> [Entry] {
    [state(name), number("\(name).count"), button("\(name).retry")]
  }

  private static func state(_ container: String) -> Entry {
    Entry(name: "\(container).state", content: .loadState)
  }

  private static func text(_ name: String) -> Entry { Entry(name: name, content: .text) }
  private static func number(_ name: String) -> Entry { Entry(name: name, content: .number) }
  private static func flag(_ name: String) -> Entry { Entry(name: name, content: .flag) }
  private static func button(_ name: String) -> Entry { Entry(name: name, content: .text, touch: .button) }
  private static func row(_ name: String) -> Entry { Entry(name: name, content: nil, touch: .row) }
}
