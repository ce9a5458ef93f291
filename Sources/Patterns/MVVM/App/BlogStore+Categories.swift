import BlogDomain
import Runtime

/// The searches that screens show.
extension BlogStore {
  func search(_ id: FeedID) -> CategorySearch? { searches[id]?.state.value }

  /// That a search is not as it was.
  func searchChanged(_ id: FeedID) -> ObserverList<FeedID>? { searches[id]?.changed }

  /// Makes a search for a screen, which must close it.
  func openSearch() -> FeedID {
    let id = nextID("categories")
    searches[id] = (StateCell(of: self, at: "categories", CategorySearch()), notification("searchChanged"))
    return id
  }

  func closeSearch(_ id: FeedID) { searches[id] = nil }

  func search(for text: String, in id: FeedID) {
    traced(text) {
      guard let search = searches[id] else { return }
      let query = search.state.mutate { $0.type(text) }
      search.changed.send(id)
      guard let query else { return }
      let accepts = { [weak self] in self?.search(id)?.accepts(query) ?? false }
      api.send(query.request, for: self, accepts: accepts) { [weak self] response in
        self?.receive(response, query, id)
      }
    }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query, _ id: FeedID) {
    guard let search = searches[id] else { return }
    let notice = search.state.mutate { $0.receive(response, for: query) }
    search.changed.send(id)
    if let notice { noticed.send(notice) }
  }
}
