import BlogDomain
import Runtime

/// The searches that screens show.
extension BlogStore {
  /// Makes a search of which nothing was asked.
  /// - Returns: The number that it is kept under until its screen closes it.
  func openSearch() -> Int { traced { act { $0.openSearch() } } }

  func close(search number: Int) { traced(number) { act { $0.close(search: number) } } }

  func search(for text: String, in search: Int) {
    traced(text) {
      guard let query = act({ $0.search(for: text, in: search) }) else { return }
      let accepts = { [weak self] in self?.value.search(search)?.accepts(query) ?? false }
      api.send(query.request, for: self, accepts: accepts) { [weak self] response in
        self?.receive(response, query, search)
      }
    }
  }

  private func receive(_ response: Response, _ query: CategorySearch.Query, _ search: Int) {
    if let notice = act({ $0.receive(response, for: query, search: search) }) { noticed.send(notice) }
  }
}
