import BlogDomain
import HeadlessUI
import Runtime

/// A list of people: scene A, those followed, or scene B, those suggested. Which it is shows in what it is made
/// with: how names are written, and what a tap on a follow button is sent as.
final class UsersBinder: Binder {
  private let adapters: Adapters
  private let feed: FeedID
  private let format: NameFormat
  private let onFollow: (Int) -> DocumentMessage

  init(
    _ adapters: Adapters, _ resource: Resource, screen: Int, _ format: NameFormat,
    onFollow: @escaping (Int) -> DocumentMessage
  ) {
    self.adapters = adapters
    feed = FeedID(screen: screen, resource: resource)
    self.format = format
    self.onFollow = onFollow
    super.init(adapters.document.runtime)
  }

  override var views: [ViewConstructor] {
    [
      .table(
        feed.resource.name, emptyText: "Nobody yet", errorText: "Could not load people",
        adapters.list(feed) { [adapters, format, onFollow] row in
          UserRowBinder(row, adapters.document, format, onFollow: onFollow)
        })
    ]
  }
}

/// A person's row.
final class UserRowBinder: Binder {
  private let row: Row
  private let document: DocumentAdapter
  private let format: NameFormat
  private let onFollow: (Int) -> DocumentMessage

  init(
    _ row: Row, _ document: DocumentAdapter, _ format: NameFormat,
    onFollow: @escaping (Int) -> DocumentMessage
  ) {
    self.row = row
    self.document = document
    self.format = format
    self.onFollow = onFollow
    super.init(document.runtime)
  }

  override var views: [ViewConstructor] {
    let row = row
    let text = document.map { [format] in $0.document.users[row.id].map { PersonText($0, format) } }
    return [
      .label(".name", .text <-- text.map { $0?.name ?? "" }),
      .button(
        ".follow",
        .title <-- text.map { $0?.follow.title ?? "" },
        .isEnabled <-- text.map { $0?.follow.isEnabled ?? false },
        .tap --> document.taking { [onFollow] in onFollow(row.id) }),
    ]
  }
}
