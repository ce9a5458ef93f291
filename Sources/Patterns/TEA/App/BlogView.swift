import BlogDomain

/// One blog on a screen of its own, as a function of the state.
extension BlogProgram {
  static func blogView(_ id: Int, _ state: AppState) -> [VirtualView<BlogMessage>] {
    guard let text = BlogText(id, in: state.document) else { return [] }
    return [
      .lazy(BlogKey(text)) { _ in
        .group(
          "blog",
          [
            .label(".title", text.title),
            .label(".author", text.author),
            .label(".body", text.body),
            .label(".likes", text.likes),
            .button(".like", title: text.like.title, isEnabled: text.like.isEnabled, .likeTapped(id)),
          ])
      }
    ]
  }
}

/// All that the blog's screen depends on.
private final class BlogKey: LazyKey {
  let text: BlogText

  init(_ text: BlogText) { self.text = text }

  override func isSame(as other: LazyKey) -> Bool { (other as? BlogKey)?.text == text }
}
