import BlogDomain
import Runtime

/// What all lists look like, as functions of what is known of them.
extension BlogProgram {
  /// How far a list is, as shown: loading, empty and error only where there is nothing to show.
  static func loadState(_ feed: Feed) -> LoadState {
    if !feed.ids.isEmpty { return .loaded }
    if feed.refresh != nil { return .loading }
    if feed.hasFailed { return .error }
    return feed.hasLoaded ? .empty : .loading
  }

  static func content(
    _ feed: Feed, _ id: ListID, emptyText: String = "", errorText: String
  ) -> VirtualContent<BlogMessage> {
    VirtualContent(
      feed.resource.name, emptyText: emptyText, errorText: errorText, state: loadState(feed),
      isRefreshing: isRefreshing(feed), onRefresh: .refresh(id))
  }

  /// Whether it says that it is being loaded again: where there is something to show meanwhile.
  static func isRefreshing(_ feed: Feed) -> Bool { feed.refresh != nil && !feed.ids.isEmpty }

  /// The button for a further page, where there is one: it takes no tap while anything is out.
  static func more(_ feed: Feed, _ id: ListID) -> VirtualMore<BlogMessage>? {
    guard feed.more else { return nil }
    return VirtualMore(
      isEnabled: feed.refresh == nil && feed.further == nil, isLoading: feed.further != nil, onTap: .more(id))
  }

  static func id(_ list: List, on screen: Int) -> ListID {
    ListID(screen: screen, resource: list.feed.resource)
  }
}
