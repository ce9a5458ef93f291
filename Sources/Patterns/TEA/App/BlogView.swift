import BlogDomain

/// One blog on a screen of its own, as a function of the state.
extension BlogProgram {
  static func blogView(_ id: Int, _ document: Document) -> [Node] {
    guard let blog = document.blogs[id] else { return [] }
    return [.lazy(BlogView(blog: blog, author: document.users[blog.author]))]
  }
}

/// A blog on its screen: it depends on the blog and its author.
struct BlogView: LazyView {
  let blog: Blog
  let author: User?

  func view() -> VirtualView<BlogMessage> {
    .group(
      "blog",
      [
        .label(".title", blog.title),
        .label(".author", Strings.author(author?.name ?? Strings.unknownAuthor)),
        .label(".body", blog.body),
        .label(".likes", Strings.likes(blog.likes)),
        LikeButton.view(of: blog),
      ])
  }
}

/// A blog in its row: it depends on the blog and its author.
struct BlogRow: LazyView {
  let blog: Blog
  let author: User?

  func view() -> VirtualView<BlogMessage> {
    .row([
      .label(".title", blog.title),
      .label(".author", Strings.author(author?.name ?? Strings.unknownAuthor)),
      .label(".likes", Strings.likes(blog.likes)),
      LikeButton.view(of: blog),
      .button(".share", title: Strings.share, .shareTapped(blog.id)),
    ])
  }
}

/// A button that likes a blog: it takes no tap while that is out, nor once it is liked.
enum LikeButton {
  static func view(of blog: Blog) -> VirtualView<BlogMessage> {
    .button(
      ".like", title: blog.liked ? Strings.liked : Strings.like, isEnabled: !blog.liked && !blog.isLiking,
      .likeTapped(blog.id))
  }
}
