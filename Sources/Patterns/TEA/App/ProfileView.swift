import BlogDomain
import HeadlessUI
import Runtime

/// The person's page as a function of the state.
extension BlogProgram {
  static func profileView(_ screen: Screen, _ user: Int, _ document: Document) -> [VirtualView<BlogMessage>] {
    let page = Page(screen: screen.number, lists: screen.lists, user: user, document: document)
    return [
      .indicator("hud", isOn: Profile.isLoading(screen.lists.lazy.map { $0.feed.state })),
      .lazy(HeaderView(page)),
      .table(BlogsTable(page)),
      .table(DraftsTable(page)),
    ]
  }
}

/// What the parts of the page are made of. Each view of a state makes them anew, so they hold on to no more than that.
private struct Page {
  let screen: Int
  let lists: [List]
  let user: Int
  let document: Document

  /// Whether another page has the same in one of the lists.
  func hasSame(_ list: Int, as other: Page) -> Bool {
    lists.isShared(with: other.lists) || lists[list] == other.lists[list]
  }
}

/// The head of the page.
private final class HeaderView: LazyView<BlogMessage> {
  private let page: Page

  init(_ page: Page) { self.page = page }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? HeaderView else { return false }
    return page.hasSame(0, as: other.page)
      && page.document.users.isSame(page.user, in: other.page.document.users)
  }

  override func view() -> VirtualView<BlogMessage> {
    let text = page.document.users.read(page.user) { HeaderText($0) }
    return .content(
      BlogProgram.content(page.screen, page.lists[0].feed, errorText: "Could not load profile"),
      axis: .horizontal,
      [
        .label(".name", text?.name ?? ""),
        .label(".bio", text?.bio ?? ""),
        .label(".followers", text?.followers ?? ""),
        .button(
          ".follow", title: text?.follow.title ?? "", isEnabled: text?.follow.isEnabled ?? false,
          .followTapped(page.user)),
      ])
  }
}

/// The table of blogs. Its rows depend on the blogs, and on their author's name.
private final class BlogsTable: LazyTable<BlogMessage> {
  private let page: Page

  init(_ page: Page) { self.page = page }

  private var author: String? { page.document.users.read(page.user) { $0.name } }

  override func hasSameFrame(as other: Lazy) -> Bool {
    (other as? BlogsTable).map { page.hasSame(1, as: $0.page) } ?? false
  }

  override func frame() -> VirtualTable<BlogMessage> {
    let list = page.lists[1], id = BlogProgram.id(page.screen, list.feed)
    return VirtualTable(
      BlogProgram.content(
        page.screen, list.feed, emptyText: "No blogs yet", errorText: "Could not load blogs"),
      rows: list.feed.ids, first: list.first, more: BlogProgram.more(page.screen, list.feed),
      onSelect: { .blogTapped($0) }, onScroll: { .scrolled(id, $0) })
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    guard let other = other as? BlogsTable else { return nil }
    let (document, old) = (page.document, other.page.document)
    guard document.users.isSame(page.user, in: old.users) || areSame(author, other.author) else { return nil }
    return document.blogs.changedIDs(from: old.blogs)
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> {
    page.document.blogs.read(id) { BlogRow(id, BlogText($0, author: author)) } ?? LazyRow()
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
private final class DraftsTable: LazyTable<BlogMessage> {
  private let page: Page

  init(_ page: Page) { self.page = page }

  override func hasSameFrame(as other: Lazy) -> Bool {
    (other as? DraftsTable).map { page.hasSame(2, as: $0.page) } ?? false
  }

  override func frame() -> VirtualTable<BlogMessage> {
    let list = page.lists[2], id = BlogProgram.id(page.screen, list.feed)
    return VirtualTable(
      BlogProgram.content(
        page.screen, list.feed, emptyText: "No drafts yet", errorText: "Could not load drafts"),
      rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id, $0) })
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    (other as? DraftsTable).map { page.document.drafts.changedIDs(from: $0.page.document.drafts) }
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> { TitleRow(page.document.drafts[id]?.title ?? "") }
}

/// A row that says one thing.
final class TitleRow: LazyRow<BlogMessage> {
  private let title: String

  init(_ title: String) { self.title = title }

  override func isSame(as other: Lazy) -> Bool { areSame((other as? TitleRow)?.title, title) }

  override func views() -> [VirtualView<BlogMessage>] { [.label(".title", title)] }
}
