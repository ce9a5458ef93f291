import BlogDomain
import Runtime

/// What a message about a list or a gallery makes of the document.
extension DocumentState {
  mutating func open(_ ids: [ListID]) -> [Effect<DocumentState>] {
    lists += ids.map { List(id: $0, feed: Feed($0.resource)) }
    return ids.flatMap { refresh($0) }
  }

  mutating func close(_ ids: [ListID]) -> [Effect<DocumentState>] {
    lists.removeAll { ids.contains($0.id) }
    return ids.contains { $0.resource == .voices } ? play(playlist.stop()) : []
  }

  mutating func refresh(_ id: ListID) -> [Effect<DocumentState>] {
    guard let place = place(id) else { return [] }
    return [.request(.read(lists[place].feed.load(stamp: document.nextStamp()), id))]
  }

  mutating func loadMore(_ id: ListID) -> [Effect<DocumentState>] {
    guard let place = place(id) else { return [] }
    let read = lists[place].feed.loadMore { document.nextStamp() }
    return read.map { [.request(.read($0, id))] } ?? []
  }

  /// Takes the answer to a read; one that was superseded, or whose screen is gone, changes nothing.
  mutating func receive(_ response: Response, _ read: Read, _ id: ListID) -> [Effect<DocumentState>] {
    guard let place = place(id), lists[place].feed.reads.contains(read) else { return [] }
    let page = document.merge(response, for: read)
    let count = lists[place].feed.ids.count
    let load = lists[place].feed.take(page, for: read)
    let rows = lists[place].feed.ids.count
    if page != nil { return rows < count ? [.output(.shortened(id, rows: rows))] : [] }
    if load == .further { return [.output(.failed(Strings.couldNotLoadMore))] }
    return count == 0 ? [] : [.output(.failed(failure(of: read.resource)))]
  }

  private func place(_ id: ListID) -> Int? { lists.firstIndex { $0.id == id } }

  // MARK: Galleries

  mutating func ask(_ wish: GalleryState.Wish, _ screen: Int) -> [Effect<DocumentState>] {
    guard let place = galleries.firstIndex(where: { $0.screen == screen }) else { return [] }
    let reads = galleries[place].state.ask(wish) { document.nextStamp() }
    return reads.map { .request(.readGallery($0, screen: screen)) }
  }

  /// Takes the answer to a read; one that was superseded, or whose screen is gone, changes nothing.
  mutating func receive(
    _ response: Response, _ read: Read, gallery screen: Int
  ) -> [Effect<DocumentState>] {
    guard let place = galleries.firstIndex(where: { $0.screen == screen }),
      galleries[place].state.reads.contains(read)
    else { return [] }
    let old = galleries[place].state
    let isShown = !(old.images.reads.contains(read) ? old.images : old.articles).ids.isEmpty
    let page = document.merge(response, for: read)
    let reads = galleries[place].state.take(page, for: read) { document.nextStamp() }
    return reads.map { .request(.readGallery($0, screen: screen)) }
      + (page == nil && isShown ? [.output(.failed(failure(of: read.resource)))] : [])
  }

  /// What the person is told where something could not be loaded again.
  private func failure(of resource: Resource) -> String {
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
