import BlogDomain
import Runtime

/// What a message about a list makes of the state.
extension AppState {
  mutating func refresh(_ id: ListID) -> [Effect] {
    let stamp = document.nextStamp()
    return read(withList(id) { $0.feed.load(stamp: stamp) }, id)
  }

  mutating func loadMore(_ id: ListID) -> [Effect] {
    let stamp = document.nextStamp()
    return read(withList(id) { $0.feed.loadMore { stamp } } ?? nil, id)
  }

  private func read(_ read: Read?, _ id: ListID) -> [Effect] { read.map { [.request(.read($0, id))] } ?? [] }

  mutating func scroll(_ id: ListID, to row: Int) {
    _ = withList(id) { $0.first = RowsInSight.clamp(row, rows: $0.feed.ids.count) }
  }

  /// Takes the answer to a read; one that was superseded, or whose screen is gone, changes nothing.
  mutating func receive(_ response: Response, _ read: Read, _ id: ListID) -> [Effect] {
    guard let feed = list(id)?.feed, feed.accepts(read) else { return [] }
    let page = document.merge(response, for: read)
    let load = withList(id) { list in
      let load = list.feed.take(page, for: read)
      list.first = RowsInSight.clamp(list.first, rows: list.feed.ids.count)
      return load
    }
    guard page == nil else { return [] }
    if load == .further { return tell(Strings.couldNotLoadMore) }
    return feed.ids.isEmpty ? [] : tell(failure(of: read.resource))
  }

  /// What the person is told where something could not be loaded again.
  func failure(of resource: Resource) -> String {
    switch resource {
    case .header: Strings.couldNotLoadProfile
    case .blogs: Strings.couldNotLoadBlogs
    case .drafts: Strings.couldNotLoadDrafts
    case .following: Strings.couldNotLoadFollowing
    case .suggested: Strings.couldNotLoadSuggestions
    case .voices: Strings.couldNotLoadVoices
    case .images: Strings.couldNotLoadImages
    case .articles: Strings.couldNotLoadArticles
    }
  }
}
