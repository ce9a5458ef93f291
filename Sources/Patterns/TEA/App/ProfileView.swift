import BlogDomain
import HeadlessUI

/// The person's page as a function of the state.
extension BlogProgram {
  static func profileView(
    _ screen: Screen, _ user: Int, _ state: AppState
  ) -> [VirtualView<BlogMessage>] {
    let header = screen.lists[0], blogs = screen.lists[1], drafts = screen.lists[2]
    return [
      .indicator("hud", isOn: Profile.isLoading(header.feed, blogs.feed, drafts.feed)),
      headerView(screen, header.feed, state.document.users[user]),
      .table(
        VirtualTable(
          content(screen, blogs.feed, emptyText: "No blogs yet", errorText: "Could not load blogs"),
          rows: blogs.feed.ids, first: blogs.first, more: more(screen, blogs.feed),
          onSelect: { .blogTapped($0) }, onScroll: { .scrolled(id(screen, blogs.feed), $0) }
        ) { id in
          VirtualRow(Row(id, in: state.document), blogRow)
        }),
      .table(
        VirtualTable(
          content(screen, drafts.feed, emptyText: "No drafts yet", errorText: "Could not load drafts"),
          rows: drafts.feed.ids, first: drafts.first, onScroll: { .scrolled(id(screen, drafts.feed), $0) }
        ) { id in
          VirtualRow(state.document.drafts[id]) { [.label(".title", $0?.title ?? "")] }
        }),
    ]
  }

  private static func headerView(_ screen: Screen, _ feed: Feed, _ user: User?) -> VirtualView<BlogMessage> {
    let content = content(screen, feed, errorText: "Could not load profile")
    return .lazy(on: Header(feed: feed, user: user)) { header in
      let text = header.user.map(HeaderText.init)
      return .content(
        content, axis: .horizontal,
        [
          .label(".name", text?.name ?? ""),
          .label(".bio", text?.bio ?? ""),
          .label(".followers", text?.followers ?? ""),
          .button(
            ".follow", title: text?.follow.title ?? "", isEnabled: text?.follow.isEnabled ?? false,
            .followTapped(header.user?.id ?? 0)),
        ])
    }
  }

  private static func blogRow(_ row: Row) -> [VirtualView<BlogMessage>] {
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
private struct Header: Equatable {
  let feed: Feed
  let user: User?
}

/// All that a blog's row depends on.
private struct Row: Equatable {
  let blog: Blog?
  let author: String?

  init(_ id: Int, in document: Document) {
    blog = document.blogs[id]
    author = blog.flatMap(document.authorName)
  }
}
