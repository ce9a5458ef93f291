import BlogDomain

/// A list of people as a function of the state: those followed, or those suggested.
extension BlogProgram {
  static func peopleView(
    _ screen: Screen, _ format: NameFormat, _ asks: Bool, _ state: AppState
  ) -> [VirtualView<BlogMessage>] {
    [.table(PeopleTable(screen.number, screen.lists[0], format, asks: asks, state.document))]
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

/// The table of people.
private final class PeopleTable: LazyTable<BlogMessage> {
  private let screen: Int
  private let list: List
  private let format: NameFormat
  private let asks: Bool
  private let document: Document

  init(_ screen: Int, _ list: List, _ format: NameFormat, asks: Bool, _ document: Document) {
    self.screen = screen
    self.list = list
    self.format = format
    self.asks = asks
    self.document = document
  }

  override func hasSameFrame(as other: Lazy) -> Bool { (other as? PeopleTable)?.list == list }

  override func frame() -> VirtualTable<BlogMessage> {
    let id = BlogProgram.id(screen, list.feed)
    return VirtualTable(
      BlogProgram.content(screen, list.feed, emptyText: "Nobody yet", errorText: "Could not load people"),
      rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id, $0) })
  }

  override func changedRows(since other: Lazy) -> [Int]? {
    (other as? PeopleTable).map { document.users.changedIDs(from: $0.document.users) }
  }

  override func row(_ id: Int) -> LazyRow<BlogMessage> {
    document.users.read(id) { PersonRow(id, PersonText($0, format), asks: asks) } ?? LazyRow()
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
