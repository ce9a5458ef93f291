import BlogDomain
import Runtime

/// What a message to a search makes of the state.
extension AppState {
  mutating func search(for text: String, _ screen: Int) -> [Effect] {
    guard case .categories(var search)? = self.screen(screen)?.content else { return [] }
    let query = search.type(text)
    _ = withContent(screen) { $0 = .categories(search) }
    return query.map { [.request(.search($0, screen: screen))] } ?? []
  }

  /// Takes the answer to a query; that to an older one, or to one whose screen is gone, changes nothing.
  mutating func receive(_ response: Response, _ query: CategorySearch.Query, _ screen: Int) -> [Effect] {
    guard case .categories(var search)? = self.screen(screen)?.content, search.accepts(query) else {
      return []
    }
    let isFound = search.take(response, for: query)
    _ = withContent(screen) { $0 = .categories(search) }
    return isFound ? [] : tell(Strings.couldNotSearch)
  }
}
