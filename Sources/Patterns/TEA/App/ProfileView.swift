import BlogDomain
import HeadlessUI

/// The person's page as a function of the state.
extension BlogProgram {
  static func profileView(
    _ screen: Screen, _ user: Int, _ state: AppState
  ) -> [VirtualView<BlogMessage>] {
    let header = screen.lists[0], blogs = screen.lists[1], drafts = screen.lists[2]
    let number = screen.number, document = state.document
    // What the lazy views hold on to is little, since each view of a state makes them anew.
    return [
      .indicator("hud", isOn: Profile.isLoading(header.feed, blogs.feed, drafts.feed)),
      .lazy(HeaderView(number, header.feed, user, document.users)),
      .lazy(BlogsView(number, blogs, document.blogs, author: user, document.users)),
      .lazy(DraftsView(number, drafts, document.drafts)),
    ]
  }
}

/// The head of the page.
private final class HeaderView: LazyView<BlogMessage> {
  private let screen: Int
  private let feed: Feed
  private let user: Int
  private let users: EntityTable<User>

  init(_ screen: Int, _ feed: Feed, _ user: Int, _ users: EntityTable<User>) {
    self.screen = screen
    self.feed = feed
    self.user = user
    self.users = users
  }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? HeaderView else { return false }
    return feed == other.feed && users.isSame(user, in: other.users)
  }

  override func view() -> VirtualView<BlogMessage> {
    let text = users.read(user) { HeaderText($0) }
    return .content(
      BlogProgram.content(screen, feed, errorText: "Could not load profile"), axis: .horizontal,
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
private final class BlogsView: LazyView<BlogMessage> {
  private let screen: Int
  private let list: List
  private let blogs: EntityTable<Blog>
  private let author: Int
  private let users: EntityTable<User>

  init(
    _ screen: Int, _ list: List, _ blogs: EntityTable<Blog>, author: Int, _ users: EntityTable<User>
  ) {
    self.screen = screen
    self.list = list
    self.blogs = blogs
    self.author = author
    self.users = users
  }

  private var authorName: String? { users.read(author) { $0.name } }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? BlogsView else { return false }
    return blogs.isIdentical(to: other.blogs) && list == other.list
      && (users.isIdentical(to: other.users) || authorName == other.authorName)
  }

  override func view() -> VirtualView<BlogMessage> {
    let id = BlogProgram.id(screen, list.feed)
    return .table(
      VirtualTable(
        BlogProgram.content(
          screen, list.feed, emptyText: "No blogs yet", errorText: "Could not load blogs"),
        rows: list.feed.ids, first: list.first, more: BlogProgram.more(screen, list.feed),
        onSelect: { .blogTapped($0) }, onScroll: { .scrolled(id, $0) },
        lazyRows: BlogRows(blogs, author: authorName)))
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
private final class DraftsView: LazyView<BlogMessage> {
  private let screen: Int
  private let list: List
  private let drafts: EntityTable<Draft>

  init(_ screen: Int, _ list: List, _ drafts: EntityTable<Draft>) {
    self.screen = screen
    self.list = list
    self.drafts = drafts
  }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? DraftsView else { return false }
    return drafts.isIdentical(to: other.drafts) && list == other.list
  }

  override func view() -> VirtualView<BlogMessage> {
    let id = BlogProgram.id(screen, list.feed)
    return .table(
      VirtualTable(
        BlogProgram.content(
          screen, list.feed, emptyText: "No drafts yet", errorText: "Could not load drafts"),
        rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id, $0) },
        lazyRows: DraftRows(drafts)))
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
