import BlogDomain
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
func blogBinder(_ document: DocumentAdapter, _ id: Int) -> ViewConstructor {
  let blog = document.compactMap { $0.authored(id) }
  return .group(
    "blog",
    [
      .label(".title", .text <-- blog.map(\.blog.title)),
      .label(".author", .text <-- blog.map { Strings.author($0.author?.name ?? Strings.unknownAuthor) }),
      .label(".body", .text <-- blog.map(\.blog.body)),
      .label(".likes", .text <-- blog.map { Strings.likes($0.blog.likes) }),
      likeBinder(blog, document),
    ])
}

/// A button that likes a blog: it takes no tap while that is out, nor once it is liked.
func likeBinder(
  _ blog: Signal<DocumentState, AuthoredBlog>, _ document: DocumentAdapter
) -> ViewConstructor {
  .button(
    ".like",
    .title <-- blog.map { $0.blog.liked ? Strings.liked : Strings.like },
    .isEnabled <-- blog.map { !$0.blog.liked && !$0.blog.isLiking },
    .tap --> document.taking(blog) { .like($0.blog.id) })
}

/// A blog with its author, where that is loaded.
struct AuthoredBlog {
  let blog: Blog
  let author: User?
}

extension DocumentState {
  /// A blog with its author; nil where it is not loaded.
  func authored(_ id: Int) -> AuthoredBlog? {
    document.blogs[id].map { AuthoredBlog(blog: $0, author: document.users[$0.author]) }
  }
}
