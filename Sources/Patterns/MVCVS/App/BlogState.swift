import BlogDomain
import Runtime

/// The document store's value.
struct BlogState: Inspectable, Equatable {
  /// What is known of the server's world.
  var document = Document()
  /// How far the voices are, on whichever screen.
  private(set) var playlist = Playlist()
  private var groups = Opened<FeedGroup>()
  private var galleries = Opened<GalleryState>()
  private var searches = Opened<CategorySearch>()
  /// How many feeds, galleries and searches screens have opened, so that each has a number of its own.
  private var count = 0

  private mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    Document.inspect(old.document, new.document, with: &inspector)
    Playlist.inspect(old.playlist, new.playlist, with: &inspector)
    Opened.inspect("feeds", old.groups, new.groups, with: &inspector)
    Opened.inspect("galleries", old.galleries, new.galleries, with: &inspector)
    Opened.inspect("searches", old.searches, new.searches, with: &inspector)
    inspector.field("opened", old.count, new.count)
  }
}

// MARK: - Feeds

/// Names a feed: the number of its screen's feeds, and what it lists.
struct FeedID: Equatable, Loggable {
  let group: Int
  let resource: Resource

  var logged: Logged { resource.name.logged }
}

/// The feeds that one screen shows.
private struct FeedGroup: Inspectable, Equatable {
  var feeds: [Feed]

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    for (old, new) in zip(old.feeds, new.feeds) { inspector.nested(new.resource.name, old, new) }
  }
}

extension BlogState {
  /// A feed; nil where its screen is gone.
  func feed(_ id: FeedID) -> Feed? { feeds(id.group).first { $0.resource == id.resource } }

  /// The feeds of a screen, in the order in which they were asked for.
  func feeds(_ number: Int) -> [Feed] { groups[number]?.feeds ?? [] }

  mutating func open(_ resources: [Resource]) -> (number: Int, reads: [Read]) {
    let number = nextNumber()
    groups.open(FeedGroup(feeds: resources.map(Feed.init)), as: number)
    return (number, resources.compactMap { load(FeedID(group: number, resource: $0)) })
  }

  mutating func close(feeds number: Int) { groups.close(number) }

  mutating func load(_ id: FeedID) -> Read? {
    let stamp = document.nextStamp()
    return withFeed(id) { $0.load(stamp: stamp) }
  }

  mutating func loadMore(_ id: FeedID) -> Read? {
    guard feed(id)?.canLoadMore == true else { return nil }
    let stamp = document.nextStamp()
    return withFeed(id) { $0.loadMore { stamp } } ?? nil
  }

  mutating func receive(_ response: Response, for read: Read, _ id: FeedID) -> Notice? {
    let page = document.merge(response, for: read)
    return withFeed(id) { $0.receive(page, for: read) } ?? nil
  }

  private mutating func withFeed<R>(_ id: FeedID, _ body: (inout Feed) -> R) -> R? {
    let result: R?? = groups.update(id.group) { group in
      guard let place = group.feeds.firstIndex(where: { $0.resource == id.resource }) else { return nil }
      return body(&group.feeds[place])
    }
    return result ?? nil
  }
}

// MARK: - Voices

extension BlogState {
  mutating func tap(_ voice: Int, in feed: FeedID) -> AudioPlayer.Order? {
    playlist.tap(voice, in: self.feed(feed)?.ids ?? [], document)
  }

  mutating func receive(_ event: AudioPlayer.Event) -> AudioPlayer.Order? {
    playlist.receive(event, document)
  }

  mutating func stopVoices() -> AudioPlayer.Order { playlist.stop() }
}

// MARK: - Galleries

extension BlogState {
  /// The gallery of a screen; nil where the screen is gone.
  func gallery(_ number: Int) -> GalleryState? { galleries[number] }

  mutating func open(gallery mode: World.Gallery) -> (number: Int, reads: [Read]) {
    let number = nextNumber()
    galleries.open(GalleryState(mode), as: number)
    return (number, ask(.open, of: number))
  }

  mutating func close(gallery number: Int) { galleries.close(number) }

  mutating func ask(_ wish: GalleryState.Wish, of number: Int) -> [Read] {
    withGallery(number) { gallery, stamp in gallery.ask(wish, stamp: stamp) } ?? []
  }

  mutating func receive(
    _ response: Response, for read: Read, gallery number: Int
  ) -> (notice: Notice?, reads: [Read]) {
    let page = document.merge(response, for: read)
    let result = withGallery(number) { gallery, stamp in gallery.receive(page, for: read, stamp: stamp) }
    return result ?? (nil, [])
  }

  private mutating func withGallery<R>(
    _ number: Int, _ body: (inout GalleryState, _ stamp: () -> Int) -> R
  ) -> R? {
    var document = document
    defer { self.document = document }
    return galleries.update(number) { gallery in body(&gallery) { document.nextStamp() } }
  }
}

// MARK: - Searches

extension BlogState {
  /// The search of a screen; nil where the screen is gone.
  func search(_ number: Int) -> CategorySearch? { searches[number] }

  mutating func openSearch() -> Int {
    let number = nextNumber()
    searches.open(CategorySearch(), as: number)
    return number
  }

  mutating func close(search number: Int) { searches.close(number) }

  mutating func search(for text: String, in number: Int) -> CategorySearch.Query? {
    searches.update(number) { $0.type(text) } ?? nil
  }

  mutating func receive(
    _ response: Response, for query: CategorySearch.Query, search number: Int
  ) -> Notice? {
    searches.update(number) { $0.receive(response, for: query) } ?? nil
  }
}
