import BlogDomain
import Runtime

/// The document store's value: what is known of the server's world, and how far what the screens list is loaded.
struct BlogState: Equatable, Codable {
  var document = Document()
  /// What screens have opened and must close.
  private(set) var opened: [Opened] = []

  /// What one screen has opened.
  struct Opened: Equatable, Codable {
    /// The screen's number.
    let screen: Int
    var feeds: [Feed]
    var search = Search()
  }

  /// What was found for the text that is searched for, which itself is view state.
  struct Search: Equatable, Codable {
    var finding = CategorySearch.Finding.nothing
    /// The query that is out.
    var out: CategorySearch.Query?
    var count = 0
  }

  /// What a screen has opened; nil where it is gone.
  subscript(screen: Int) -> Opened? { opened.first { $0.screen == screen } }

  /// The lists of a screen, in the order in which they were asked for.
  func feeds(of screen: Int) -> [Feed] { self[screen]?.feeds ?? [] }

  func feed(_ id: FeedID) -> Feed? { feeds(of: id.screen).first { $0.resource == id.resource } }

  mutating func open(_ resources: [Resource], for screen: Int) {
    opened.append(Opened(screen: screen, feeds: resources.map(Feed.init)))
  }

  mutating func close(_ screen: Int) { opened.removeAll { $0.screen == screen } }

  // MARK: Reads

  /// Asks for a page in place of what is listed: the first load, a retry, a refresh, another page of images.
  mutating func load(_ id: FeedID, page: Int) -> BlogCall? {
    let stamp = document.nextStamp()
    return withFeed(id) { $0.load(page: page, stamp: stamp) }.map { .read($0, id) }
  }

  mutating func loadMore(_ id: FeedID) -> BlogCall? {
    guard feed(id)?.canLoadMore == true else { return nil }
    let stamp = document.nextStamp()
    return (withFeed(id) { $0.loadMore { stamp } } ?? nil).map { .read($0, id) }
  }

  /// Takes the answer to a read. A page of images that has any asks for its articles, where they are chained.
  /// - Returns: What the read was for, whether it failed, and what is asked for next.
  mutating func receive(
    _ response: Response, for read: Read, _ id: FeedID
  ) -> (load: Feed.Load?, isFailure: Bool, next: BlogCall?) {
    let page = document.merge(response, for: read)
    let load = withFeed(id) { $0.take(page, for: read) } ?? nil
    guard read.resource == .images, page?.ids.isEmpty == false else { return (load, page == nil, nil) }
    let articles = FeedID(screen: id.screen, resource: .articles(chained: true))
    return (load, false, feed(articles) == nil ? nil : self.load(articles, page: read.page))
  }

  private mutating func withFeed<R>(_ id: FeedID, _ body: (inout Feed) -> R) -> R? {
    guard let place = opened.firstIndex(where: { $0.screen == id.screen }),
      let feed = opened[place].feeds.firstIndex(where: { $0.resource == id.resource })
    else { return nil }
    return body(&opened[place].feeds[feed])
  }

  // MARK: Searches

  /// Asks for a text; what was out before is superseded. Empty text asks nothing and finds nothing.
  mutating func search(for text: String, on screen: Int) -> BlogCall? {
    guard let place = opened.firstIndex(where: { $0.screen == screen }) else { return nil }
    guard !text.isEmpty else {
      opened[place].search.out = nil
      opened[place].search.finding = .nothing
      return nil
    }
    opened[place].search.count += 1
    let query = CategorySearch.Query(text: text, number: opened[place].search.count)
    opened[place].search.out = query
    return .search(query, screen: screen)
  }

  /// Takes the answer to a query.
  /// - Returns: Whether it found out what was asked.
  mutating func receive(_ response: Response, forSearchOn screen: Int) -> Bool {
    guard let place = opened.firstIndex(where: { $0.screen == screen }) else { return true }
    opened[place].search.out = nil
    guard let finding = CategorySearch.Finding(response) else { return false }
    opened[place].search.finding = finding
    return true
  }
}

/// Names a list: the screen that has opened it, and what it lists.
struct FeedID: Equatable, Codable {
  let screen: Int
  let resource: Resource
}
