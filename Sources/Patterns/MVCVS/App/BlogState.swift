import BlogDomain
import Runtime

/// The document store's value.
struct BlogState: Inspectable, Equatable {
  /// What is known of the server's world.
  var document = Document()
  private var groups: [FeedGroup] = []
  private var count = 0

  /// A feed; nil where its screen is gone.
  func feed(_ id: FeedID) -> Feed? { feeds(id.group).first { $0.resource == id.resource } }

  /// The feeds of a screen, in the order in which they were asked for.
  func feeds(_ number: Int) -> [Feed] { groups.first { $0.number == number }?.feeds ?? [] }

  // MARK: Changes

  mutating func open(_ resources: [Resource]) -> (number: Int, reads: [Read]) {
    count += 1
    groups.append(FeedGroup(number: count, feeds: resources.map(Feed.init)))
    return (count, resources.compactMap { load(FeedID(group: count, resource: $0)) })
  }

  mutating func close(_ number: Int) { groups.removeAll { $0.number == number } }

  mutating func load(_ id: FeedID) -> Read? {
    let stamp = document.nextStamp()
    return withFeed(id) { $0.load(stamp: stamp) }
  }

  mutating func loadMore(_ id: FeedID) -> Read? {
    let stamp = document.nextStamp()
    return withFeed(id) { $0.loadMore { stamp } } ?? nil
  }

  mutating func receive(_ response: Response, for read: Read, _ id: FeedID) -> Notice? {
    let page = document.merge(response, for: read)
    return withFeed(id) { $0.receive(page, for: read) } ?? nil
  }

  private mutating func withFeed<R>(_ id: FeedID, _ body: (inout Feed) -> R) -> R? {
    guard let group = groups.firstIndex(where: { $0.number == id.group }),
      let feed = groups[group].feeds.firstIndex(where: { $0.resource == id.resource })
    else { return nil }
    return body(&groups[group].feeds[feed])
  }

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    for group in old.groups where !new.groups.contains(where: { $0.number == group.number }) {
      inspector.element("feeds", id: group.number, group, nil)
    }
    for group in new.groups {
      inspector.element("feeds", id: group.number, old.groups.first { $0.number == group.number }, group)
    }
  }
}

/// Names a feed: the number of its screen's feeds, and what it lists.
struct FeedID: Equatable, Loggable {
  let group: Int
  let resource: Resource

  var logged: Logged { resource.name.logged }
}

/// The feeds that one screen shows.
private struct FeedGroup: Inspectable, Equatable, Loggable {
  let number: Int
  var feeds: [Feed]

  var logged: Logged { feeds.map(\.resource.name).logged }

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    for (old, new) in zip(old.feeds, new.feeds) { inspector.nested(new.resource.name, old, new) }
  }
}
