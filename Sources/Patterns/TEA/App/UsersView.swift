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
          rowsKey: PersonRows(document.users)
        ) { id in
          VirtualRow(PersonRow(document.users[id])) { personRow($0.user, format, asks) }
        })
    ]
  }

  private static func personRow(
    _ user: User?, _ format: NameFormat, _ asks: Bool
  ) -> [VirtualView<BlogMessage>] {
    guard let user else { return [] }
    let text = PersonText(user, format)
    return [
      .label(".name", text.name),
      .button(
        ".follow", title: text.follow.title, isEnabled: text.follow.isEnabled,
        asks ? .askedFollowTapped(user.id) : .followTapped(user.id)),
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

/// All that the rows depend on.
private final class PersonRows: LazyKey {
  let users: EntityTable<User>

  init(_ users: EntityTable<User>) { self.users = users }

  override func isSame(as other: LazyKey) -> Bool {
    (other as? PersonRows).map { users.isIdentical(to: $0.users) } ?? false
  }

  override func changedRows(since other: LazyKey) -> [Int]? {
    (other as? PersonRows).map { users.changedIDs(from: $0.users) }
  }
}

/// All that a row depends on.
private final class PersonRow: LazyKey {
  let user: User?

  init(_ user: User?) { self.user = user }

  override func isSame(as other: LazyKey) -> Bool { (other as? PersonRow)?.user == user }
}
