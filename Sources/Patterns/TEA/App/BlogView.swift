import BlogDomain

/// One blog on a screen of its own, as a function of the state.
extension BlogProgram {
  static func blogView(_ id: Int, _ state: AppState) -> [VirtualView<BlogMessage>] {
    guard let text = BlogText(id, in: state.document) else { return [] }
    return [
      .lazy(on: text) { text in
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
