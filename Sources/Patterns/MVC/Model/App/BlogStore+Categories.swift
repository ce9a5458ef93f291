import BlogDomain
import Runtime

/// The searches that screens show.
extension BlogStore {
  func search(_ id: FeedID) -> CategorySearch? { opened.value.searches[id] }

  /// Makes a search for a screen, which must close it.
  func openSearch() -> FeedID {
    traced { open("categories", "searchChanged") { $0.searches[$1] = CategorySearch() } }
  }

  func closeSearch(_ id: FeedID) { traced(id) { close(id) { $0.searches[id] = nil } } }

  func search(for text: String, in id: FeedID) {
    traced(text) {
      guard let query = change(id, { $0.type(text) }) ?? nil else { return }
      let accepts = { [weak self] in self?.search(id)?.accepts(query) ?? false }
      api.send(query.request, for: self, accepts: accepts) { [weak self] response in
        self?.receive(response, query, id)
      }
    }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query, _ id: FeedID) {
    if change(id, { $0.take(response, for: query) }) == false { ended.send(.notSearched) }
  }

  private func change<R>(_ id: FeedID, _ body: (inout CategorySearch) -> R) -> R? {
    change(id, \.searches[id], body)
  }
}
