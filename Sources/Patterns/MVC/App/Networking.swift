import BlogDomain

/// How the app's controllers get what they need of the server: all in which the variants differ.
///
/// In `App/Model` the model does it and tells by notification. In `App/Controller` the controller does it itself:
/// its requests go out in its own name and their responses come back to it.
protocol Networking: AnyObject {
  /// Has the root controller told what the person must be told.
  func connect(_ root: RootController)

  /// A list for a controller, which must close it. Asked for once the controller is initialised.
  func list(_ resource: Resource, for controller: FeedController) -> any FeedList

  /// What a tap on a follow button means: the opposite of what is shown.
  func toggleFollow(user: Int, for controller: Controller)

  func unfollow(user: Int, for controller: Controller)

  func like(blog: Int, for controller: Controller)

  func share(blog: Int, for controller: Controller)
}

/// A list that a part of a screen shows, as its controller knows it, whoever holds it.
protocol FeedList: AnyObject {
  /// What is listed, and how far it is; nil once it is closed.
  var feed: Feed? { get }

  /// Has the list's own controller told, from now on, that the list is not as it was.
  func connect()

  /// Has the screen's controller told, too.
  func share(with screen: ProfileController)

  /// Asks for the first page: the first load, a retry or a refresh.
  func load()

  /// Asks for a further page.
  func loadMore()

  /// Ends it: what was asked for is not awaited any more.
  func close()
}
