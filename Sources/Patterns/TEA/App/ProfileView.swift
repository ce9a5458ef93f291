import BlogDomain
import HeadlessUI

/// The person's page as a function of the state.
extension BlogProgram {
  static func profileView(
    _ screen: Screen, _ user: Int, _ state: AppState
  ) -> [VirtualView<BlogMessage>] {
    let header = screen.lists[0], blogs = screen.lists[1], drafts = screen.lists[2]
    // What the lazy views hold on to is little, since each view of a state makes them anew.
    let number = screen.number, document = state.document
    return [
      .indicator("hud", isOn: Profile.isLoading(header.feed, blogs.feed, drafts.feed)),
      headerView(number, header.feed, document.users[user]),
      .lazy(BlogTable(list: blogs, rows: BlogRows(document, by: user))) { key in
        .table(blogTable(number, key.list, key.rows, document))
      },
      .lazy(DraftTable(list: drafts, rows: DraftRows(document.drafts))) { key in
        .table(draftTable(number, key.list, key.rows))
      },
    ]
  }

  private static func blogTable(
    _ screen: Int, _ blogs: List, _ rows: BlogRows, _ document: Document
  ) -> VirtualTable<BlogMessage> {
    VirtualTable(
      content(screen, blogs.feed, emptyText: "No blogs yet", errorText: "Could not load blogs"),
      rows: blogs.feed.ids, first: blogs.first, more: more(screen, blogs.feed), onSelect: { .blogTapped($0) },
      onScroll: { .scrolled(id(screen, blogs.feed), $0) },
      rowsKey: rows
    ) { id in
      VirtualRow(BlogRow(id, in: document)) { blogRow($0) }
    }
  }

  private static func draftTable(
    _ screen: Int, _ drafts: List, _ rows: DraftRows
  ) -> VirtualTable<BlogMessage> {
    VirtualTable(
      content(screen, drafts.feed, emptyText: "No drafts yet", errorText: "Could not load drafts"),
      rows: drafts.feed.ids, first: drafts.first, onScroll: { .scrolled(id(screen, drafts.feed), $0) },
      rowsKey: rows
    ) { id in
      VirtualRow(DraftRow(rows.drafts[id])) { [.label(".title", $0.draft?.title ?? "")] }
    }
  }

  private static func headerView(_ screen: Int, _ feed: Feed, _ user: User?) -> VirtualView<BlogMessage> {
    .lazy(Header(feed: feed, user: user)) { _ in
      let text = user.map(HeaderText.init)
      return .content(
        content(screen, feed, errorText: "Could not load profile"), axis: .horizontal,
        [
          .label(".name", text?.name ?? ""),
          .label(".bio", text?.bio ?? ""),
          .label(".followers", text?.followers ?? ""),
          .button(
            ".follow", title: text?.follow.title ?? "", isEnabled: text?.follow.isEnabled ?? false,
            .followTapped(user?.id ?? 0)),
        ])
    }
  }

  private static func blogRow(_ row: BlogRow) -> [VirtualView<BlogMessage>] {
    guard let blog = row.blog else { return [] }
    let text = BlogText(blog, author: row.author)
    return [
      .label(".title", text.title),
      .label(".author", text.author),
      .label(".likes", text.likes),
      .button(".like", title: text.like.title, isEnabled: text.like.isEnabled, .likeTapped(blog.id)),
      .button(".share", title: "Share", .shareTapped(blog.id)),
    ]
  }
}

/// All that the head of the page depends on.
private final class Header: LazyKey {
  let feed: Feed
  let user: User?

  init(feed: Feed, user: User?) {
    self.feed = feed
    self.user = user
  }

  override func isSame(as other: LazyKey) -> Bool {
    guard let other = other as? Header else { return false }
    return feed == other.feed && user == other.user
  }
}

/// All that the table of blogs depends on.
private final class BlogTable: LazyKey {
  let list: List
  let rows: BlogRows

  init(list: List, rows: BlogRows) {
    self.list = list
    self.rows = rows
  }

  override func isSame(as other: LazyKey) -> Bool {
    guard let other = other as? BlogTable else { return false }
    return rows.isSame(as: other.rows) && list == other.list
  }
}

/// All that the blogs' rows depend on: the blogs, and their author's name.
private final class BlogRows: LazyKey {
  let blogs: EntityTable<Blog>
  let author: String?

  init(_ document: Document, by author: Int) {
    blogs = document.blogs
    self.author = document.users[author]?.name
  }

  override func isSame(as other: LazyKey) -> Bool {
    guard let other = other as? BlogRows else { return false }
    return blogs.isIdentical(to: other.blogs) && author == other.author
  }

  override func changedRows(since other: LazyKey) -> [Int]? {
    guard let other = other as? BlogRows, author == other.author else { return nil }
    return blogs.changedIDs(from: other.blogs)
  }
}

/// All that a blog's row depends on.
private final class BlogRow: LazyKey {
  let blog: Blog?
  let author: String?

  init(_ id: Int, in document: Document) {
    blog = document.blogs[id]
    author = blog.flatMap(document.authorName)
  }

  override func isSame(as other: LazyKey) -> Bool {
    guard let other = other as? BlogRow else { return false }
    return blog == other.blog && author == other.author
  }
}

/// All that the table of drafts depends on.
private final class DraftTable: LazyKey {
  let list: List
  let rows: DraftRows

  init(list: List, rows: DraftRows) {
    self.list = list
    self.rows = rows
  }

  override func isSame(as other: LazyKey) -> Bool {
    guard let other = other as? DraftTable else { return false }
    return rows.isSame(as: other.rows) && list == other.list
  }
}

/// All that the drafts' rows depend on.
private final class DraftRows: LazyKey {
  let drafts: EntityTable<Draft>

  init(_ drafts: EntityTable<Draft>) { self.drafts = drafts }

  override func isSame(as other: LazyKey) -> Bool {
    (other as? DraftRows).map { drafts.isIdentical(to: $0.drafts) } ?? false
  }
}

/// All that a draft's row depends on.
private final class DraftRow: LazyKey {
  let draft: Draft?

  init(_ draft: Draft?) { self.draft = draft }

  override func isSame(as other: LazyKey) -> Bool { (other as? DraftRow)?.draft == draft }
}
