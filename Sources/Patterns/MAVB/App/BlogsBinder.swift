import BlogDomain
import HeadlessUI
import Runtime

/// The person's blogs.
func blogsBinder(_ adapters: Adapters, _ id: ListID) -> ViewConstructor {
  let document = adapters.document
  let feed = document.map { $0.feed(id) }
  return .table(
    "blogs", emptyText: Strings.noBlogs, errorText: Strings.couldNotLoadBlogs,
    listBinder(adapters, id, { $0.authored($1) }, cell: { blogRowBinder($0, document) }) + [
      .canLoadMore <-- feed.map { $0.more && $0.refresh == nil && $0.further == nil },
      .hasMore <-- feed.map(\.more),
      .isLoadingMore <-- feed.map { $0.further != nil },
      .more --> document.taking(.more(id)),
      .select --> adapters.window.taking { .showBlog($0) },
    ])
}

/// What a blog's row shows.
func blogRowBinder(
  _ blog: Signal<DocumentState, AuthoredBlog>, _ document: DocumentAdapter
) -> [ViewConstructor] {
  [
    .label(".title", .text <-- blog.map(\.blog.title)),
    .label(".author", .text <-- blog.map { Strings.author($0.author?.name ?? Strings.unknownAuthor) }),
    .label(".likes", .text <-- blog.map { Strings.likes($0.blog.likes) }),
    likeBinder(blog, document),
    .button(".share", .title -- Strings.share, .tap --> document.taking(blog) { .share($0.blog.id) }),
  ]
}
