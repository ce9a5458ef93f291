import BlogDomain

/// Something loaded that a controller shows, as the controller knows it, whoever holds it.
protocol Loaded: AnyObject {
  associatedtype State

  /// What there is, and how far it is; nil once it is closed.
  var value: State? { get }

  /// Has the controller told, from now on, that it is not as it was.
  func connect()

  /// Ends it: what was asked for is not awaited any more.
  func close()
}

/// A list in a part of a screen.
protocol FeedList: Loaded where State == Feed {
  /// Has the screen's controller told, too, that the list is not as it was.
  func share(with screen: ProfileController)

  /// Asks for the first page: the first load, a retry or a refresh.
  func load()

  /// Asks for a further page.
  func loadMore()
}

/// Images and their articles.
protocol Gallery: Loaded where State == GalleryState {
  func ask(_ wish: GalleryState.Wish)
}

/// A search for a category.
protocol Search: Loaded where State == CategorySearch {
  /// Asks for what the text names.
  func type(_ text: String)
}
