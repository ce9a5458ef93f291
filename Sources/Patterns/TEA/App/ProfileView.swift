import BlogDomain
import HeadlessUI
import Runtime

/// The person's page as a function of the state.
extension BlogProgram {
  static func profileView(_ screen: Screen, _ user: Int, _ document: Document) -> [VirtualView<BlogMessage>] {
    let isLoading = Profile.isLoading(screen.lists.lazy.map { $0.feed.state })
    return [
      .indicator("hud", isOn: isLoading),
      .lazy(HeaderView(screen, user, document)),
      .lazy(BlogsView(screen, user, document)),
      .lazy(DraftsView(screen, user, document)),
    ]
  }
}

/// A part of the page. Each view of a state makes them anew, so they hold on to no more than what they are cut from.
private class ProfilePart: LazyView<BlogMessage> {
  final let screen: Int
  final let lists: [List]
  final let user: Int
  final let document: Document

  init(_ screen: Screen, _ user: Int, _ document: Document) {
    self.screen = screen.number
    lists = screen.lists
    self.user = user
    self.document = document
  }

  /// Whether another state has the same in one of the lists.
  final func hasSame(_ list: Int, as other: ProfilePart) -> Bool {
    lists.isShared(with: other.lists) || lists[list] == other.lists[list]
  }
}

/// The head of the page.
private final class HeaderView: ProfilePart {
  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? HeaderView else { return false }
    return hasSame(0, as: other) && document.users.isSame(user, in: other.document.users)
  }

  override func view() -> VirtualView<BlogMessage> {
    let text = document.users.read(user) { HeaderText($0) }
    return .content(
      BlogProgram.content(screen, lists[0].feed, errorText: "Could not load profile"), axis: .horizontal,
      [
        .label(".name", text?.name ?? ""),
        .label(".bio", text?.bio ?? ""),
        .label(".followers", text?.followers ?? ""),
        .button(
          ".follow", title: text?.follow.title ?? "", isEnabled: text?.follow.isEnabled ?? false,
          .followTapped(user)),
      ])
  }
}

/// The table of blogs.
private final class BlogsView: ProfilePart {
  private var author: String? { document.users.read(user) { $0.name } }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? BlogsView else { return false }
    return document.blogs.isIdentical(to: other.document.blogs) && hasSame(1, as: other)
      && (document.users.isSame(user, in: other.document.users) || author == other.author)
  }

  override func view() -> VirtualView<BlogMessage> {
    let list = lists[1], id = BlogProgram.id(screen, list.feed)
    return .table(
      VirtualTable(
        BlogProgram.content(
          screen, list.feed, emptyText: "No blogs yet", errorText: "Could not load blogs"),
        rows: list.feed.ids, first: list.first, more: BlogProgram.more(screen, list.feed),
        onSelect: { .blogTapped($0) }, onScroll: { .scrolled(id, $0) },
        lazyRows: BlogRows(document.blogs, author: author)))
  }
}

/// The blogs' rows: they depend on the blogs, and on their author's name.
private final class BlogRows: LazyRows<BlogMessage> {
  private let blogs: EntityTable<Blog>
  private let author: String?

  init(_ blogs: EntityTable<Blog>, author: String?) {
    self.blogs = blogs
    self.author = author
  }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? BlogRows else { return false }
    return blogs.isIdentical(to: other.blogs) && author == other.author
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    guard let other = other as? BlogRows, author == other.author else { return nil }
    return blogs.changedIDs(from: other.blogs)
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> {
    blogs.read(id) { BlogRow(id, BlogText($0, author: author)) } ?? LazyRow()
  }
}

/// A blog's row: it depends on what it says.
private final class BlogRow: LazyRow<BlogMessage> {
  private let id: Int
  private let text: BlogText

  init(_ id: Int, _ text: BlogText) {
    self.id = id
    self.text = text
  }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? BlogRow else { return false }
    return id == other.id && text == other.text
  }

  override func views() -> [VirtualView<BlogMessage>] {
    [
      .label(".title", text.title),
      .label(".author", text.author),
      .label(".likes", text.likes),
      .button(".like", title: text.like.title, isEnabled: text.like.isEnabled, .likeTapped(id)),
      .button(".share", title: "Share", .shareTapped(id)),
    ]
  }
}

/// The table of drafts.
private final class DraftsView: ProfilePart {
  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? DraftsView else { return false }
    return document.drafts.isIdentical(to: other.document.drafts) && hasSame(2, as: other)
  }

  override func view() -> VirtualView<BlogMessage> {
    let list = lists[2], id = BlogProgram.id(screen, list.feed)
    return .table(
      VirtualTable(
        BlogProgram.content(
          screen, list.feed, emptyText: "No drafts yet", errorText: "Could not load drafts"),
        rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id, $0) },
        lazyRows: DraftRows(document.drafts)))
  }
}

/// The drafts' rows.
private final class DraftRows: LazyRows<BlogMessage> {
  private let drafts: EntityTable<Draft>

  init(_ drafts: EntityTable<Draft>) { self.drafts = drafts }

  override func isSame(as other: Lazy) -> Bool {
    (other as? DraftRows).map { drafts.isIdentical(to: $0.drafts) } ?? false
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> { TitleRow(drafts[id]?.title ?? "") }
}

/// A row that says one thing.
final class TitleRow: LazyRow<BlogMessage> {
  private let title: String

  init(_ title: String) { self.title = title }

  override func isSame(as other: Lazy) -> Bool { (other as? TitleRow)?.title == title }

  override func views() -> [VirtualView<BlogMessage>] { [.label(".title", title)] }
}
