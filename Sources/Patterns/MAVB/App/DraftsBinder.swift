import BlogDomain
import HeadlessUI
import Runtime

/// The person's drafts.
final class DraftsBinder: Binder {
  private let adapters: Adapters
  private let feed: FeedID

  init(_ adapters: Adapters, feed: FeedID) {
    self.adapters = adapters
    self.feed = feed
    super.init(adapters.document.runtime)
  }

  override var views: [ViewConstructor] {
    let document = adapters.document
    return [
      .table(
        "drafts", emptyText: "No drafts yet", errorText: "Could not load drafts",
        adapters.list(feed) { DraftRowBinder($0, document) })
    ]
  }
}

/// A draft's row.
final class DraftRowBinder: Binder {
  private let row: Row
  private let document: DocumentAdapter

  init(_ row: Row, _ document: DocumentAdapter) {
    self.row = row
    self.document = document
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let row = row
    return [.label(".title", .text <-- document.map { $0.document.drafts[row.id]?.title ?? "" })]
  }
}
