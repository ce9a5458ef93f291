import BlogDomain

/// A list of people as a function of the state: those followed, or those suggested.
extension BlogProgram {
  static func peopleView(
    _ screen: Screen, _ format: NameFormat, _ asks: Bool, _ state: AppState
  ) -> [VirtualView<BlogMessage>] {
    let list = screen.lists[0], number = screen.number, document = state.document
    return [
      .table(
        VirtualTable(
          content(number, list.feed, emptyText: "Nobody yet", errorText: "Could not load people"),
          rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id(number, list.feed), $0) },
          lazyRows: PersonRows(document.users, format, asks: asks)))
    ]
  }

  static func id(_ screen: Int, _ feed: Feed) -> ListID { ListID(screen: screen, resource: feed.resource) }

  /// What all parts that load have in common.
  static func content(
    _ screen: Int, _ feed: Feed, emptyText: String = "", errorText: String
  ) -> VirtualContent<BlogMessage> {
    VirtualContent(
      feed.resource.name, emptyText: emptyText, errorText: errorText, state: feed.state,
      isRefreshing: feed.isRefreshing, onRefresh: .refresh(id(screen, feed)))
  }

  /// The button for a further page, where there is one.
  static func more(_ screen: Int, _ feed: Feed) -> VirtualMore<BlogMessage>? {
    guard feed.more else { return nil }
    return VirtualMore(
      isEnabled: feed.canLoadMore, isLoading: feed.isLoadingMore, onTap: .more(id(screen, feed)))
  }
}

/// The people's rows.
private final class PersonRows: LazyRows<BlogMessage> {
  private let users: EntityTable<User>
  private let format: NameFormat
  private let asks: Bool

  init(_ users: EntityTable<User>, _ format: NameFormat, asks: Bool) {
    self.users = users
    self.format = format
    self.asks = asks
  }

  override func isSame(as other: Lazy) -> Bool {
    (other as? PersonRows).map { users.isIdentical(to: $0.users) } ?? false
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    (other as? PersonRows).map { users.changedIDs(from: $0.users) }
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> {
    users.read(id) { PersonRow(id, PersonText($0, format), asks: asks) } ?? LazyRow()
  }
}

/// A person's row: it depends on what it says, and on whom it is about.
private final class PersonRow: LazyRow<BlogMessage> {
  private let id: Int
  private let text: PersonText
  private let asks: Bool

  init(_ id: Int, _ text: PersonText, asks: Bool) {
    self.id = id
    self.text = text
    self.asks = asks
  }

  override func isSame(as other: Lazy) -> Bool {
    guard let other = other as? PersonRow else { return false }
    return id == other.id && text == other.text
  }

  override func views() -> [VirtualView<BlogMessage>] {
    [
      .label(".name", text.name),
      .button(
        ".follow", title: text.follow.title, isEnabled: text.follow.isEnabled,
        asks ? .askedFollowTapped(id) : .followTapped(id)),
    ]
  }
}
