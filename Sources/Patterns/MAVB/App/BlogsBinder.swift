import BlogDomain
import HeadlessUI
import Runtime

/// The person's blogs.
final class BlogsBinder: Binder {
  private let adapters: Adapters
  private let feed: FeedID

  init(_ adapters: Adapters, feed: FeedID) {
    self.adapters = adapters
    self.feed = feed
    super.init(adapters.document.runtime)
  }

  override var views: [ViewConstructor] {
    let document = adapters.document
    let more: [Binding<TableView>] = [
      .canLoadMore <-- document.map { [feed] in $0.feed(feed).canLoadMore },
      .hasMore <-- document.map { [feed] in $0.feed(feed).more },
      .isLoadingMore <-- document.map { [feed] in $0.feed(feed).isLoadingMore },
      .more --> document.taking { [feed] in .more(feed) },
      .select --> adapters.stack.taking { .showBlog($0) },
    ]
    return [
      .table(
        "blogs", emptyText: "No blogs yet", errorText: "Could not load blogs",
        adapters.list(feed) { BlogRowBinder($0, document) } + more)
    ]
  }
}

/// A blog's row.
final class BlogRowBinder: Binder {
  private let row: Row
  private let document: DocumentAdapter

  init(_ row: Row, _ document: DocumentAdapter) {
    self.row = row
    self.document = document
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let row = row
    let text = document.map { BlogText(row.id, in: $0.document) }
    return [
      .label(".title", .text <-- text.map { $0?.title ?? "" }),
      .label(".author", .text <-- text.map { $0?.author ?? "" }),
      .label(".likes", .text <-- text.map { $0?.likes ?? "" }),
      .button(
        ".like",
        .title <-- text.map { $0?.like.title ?? "" },
        .isEnabled <-- text.map { $0?.like.isEnabled ?? false },
        .tap --> document.taking(.like(row.id))),
      .button(".share", .title <-- "Share", .tap --> document.taking(.share(row.id))),
    ]
  }
}
