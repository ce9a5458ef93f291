import BlogDomain
import Runtime

/// The person's page as a function of the state.
extension BlogProgram {
  static func profileView(_ screen: Int, _ page: ProfilePage, _ document: Document) -> [Node] {
    let isLoading = [page.header, page.blogs, page.drafts].contains { loadState($0.feed) == .loading }
    return [
      .indicator("hud", isOn: isLoading),
      .lazy(HeaderView(screen: screen, feed: page.header.feed, user: document.users[page.user])),
      blogsView(screen, page, document),
      draftsView(screen, page.drafts, document),
    ]
  }

  private static func blogsView(_ screen: Int, _ page: ProfilePage, _ document: Document) -> Node {
    let list = page.blogs, id = id(list, on: screen)
    let author = document.users[page.user]
    return .table(
      VirtualTable(
        content(list.feed, id, emptyText: Strings.noBlogs, errorText: Strings.couldNotLoadBlogs),
        rows: list.feed.ids, first: list.first, more: more(list.feed, id), onSelect: { .blogTapped($0) },
        onScroll: { .scrolled(id, $0) }
      ) { row in
        document.blogs[row].map { .lazy(BlogRow(blog: $0, author: author)) } ?? .row([])
      })
  }

  private static func draftsView(_ screen: Int, _ list: List, _ document: Document) -> Node {
    let id = id(list, on: screen)
    return .table(
      VirtualTable(
        content(list.feed, id, emptyText: Strings.noDrafts, errorText: Strings.couldNotLoadDrafts),
        rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id, $0) }
      ) { row in
        .row([.label(".title", document.drafts[row]?.title ?? "")])
      })
  }
}
