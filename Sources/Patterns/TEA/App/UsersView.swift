import BlogDomain

/// A list of people as a function of the state: those followed, or those suggested.
extension BlogProgram {
  static func peopleView(
    _ screen: Screen, _ format: NameFormat, _ asks: Bool, _ state: AppState
  ) -> [VirtualView<BlogMessage>] {
    let list = screen.lists[0]
    return [
      .table(
        VirtualTable(
          content(screen, list.feed, emptyText: "Nobody yet", errorText: "Could not load people"),
          rows: list.feed.ids, first: list.first, onScroll: { .scrolled(id(screen, list.feed), $0) }
        ) { id in
          VirtualRow(state.document.users[id]) { user in personRow(user, format, asks) }
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

  static func id(_ screen: Screen, _ feed: Feed) -> ListID {
    ListID(screen: screen.number, resource: feed.resource)
  }

  /// What all parts that load have in common.
  static func content(
    _ screen: Screen, _ feed: Feed, emptyText: String = "", errorText: String
  ) -> VirtualContent<BlogMessage> {
    VirtualContent(
      feed.resource.name, emptyText: emptyText, errorText: errorText, state: feed.state,
      isRefreshing: feed.isRefreshing, onRefresh: .refresh(id(screen, feed)))
  }

  /// The button for a further page, where there is one.
  static func more(_ screen: Screen, _ feed: Feed) -> VirtualMore<BlogMessage>? {
    guard feed.more else { return nil }
    return VirtualMore(isEnabled: feed.canLoadMore, isLoading: feed.isLoadingMore, onTap: .more(id(screen, feed)))
  }
}
