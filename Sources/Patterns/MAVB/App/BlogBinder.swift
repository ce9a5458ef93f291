import BlogDomain
import HeadlessUI
import Runtime

/// One blog on a screen of its own.
final class BlogBinder: Binder {
  private let document: DocumentAdapter
  private let blog: Int

  init(_ adapters: Adapters, blog: Int) {
    document = adapters.document
    self.blog = blog
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let blog = blog
    let text = document.map { BlogText(blog, in: $0.document) }
    return [
      .group(
        "blog",
        [
          .label(".title", .text <-- text.map { $0?.title ?? "" }),
          .label(".author", .text <-- text.map { $0?.author ?? "" }),
          .label(".body", .text <-- text.map { $0?.body ?? "" }),
          .label(".likes", .text <-- text.map { $0?.likes ?? "" }),
          .button(
            ".like",
            .title <-- text.map { $0?.like.title ?? "" },
            .isEnabled <-- text.map { $0?.like.isEnabled ?? false },
            .tap --> document.taking(.like(blog))),
        ])
    ]
  }
}
