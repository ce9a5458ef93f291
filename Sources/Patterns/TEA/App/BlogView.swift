import BlogDomain

/// One blog on a screen of its own, as a function of the state.
extension BlogProgram {
  static func blogView(_ id: Int, _ state: AppState) -> [VirtualView<BlogMessage>] {
    BlogText(id, in: state.document).map { [.lazy(BlogView(id, $0))] } ?? []
  }
}

/// The blog's screen: it depends on what it says.
private final class BlogView: LazyView<BlogMessage> {
  private let id: Int
  private let text: BlogText

  init(_ id: Int, _ text: BlogText) {
    self.id = id
    self.text = text
  }

  override func isSame(as other: Lazy) -> Bool { (other as? BlogView)?.text == text }

  override func view() -> VirtualView<BlogMessage> {
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
}
