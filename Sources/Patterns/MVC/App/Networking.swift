import BlogDomain

/// How the app's controllers get what they need of the server: all in which the variants differ.
///
/// In `App/Model` the model does it and tells by notification. In `App/Controller` the controller does it itself:
/// its requests go out in its own name and their responses come back to it.
protocol Networking: AnyObject {
  /// Has the root controller told what the person must be told.
  func connect(_ root: RootController)

  /// A list for a controller, which must close it.
  func list(_ resource: Resource, for controller: FeedController) -> any FeedList

  func gallery(_ mode: World.Gallery, for controller: GalleryController) -> any Gallery

  func search(for controller: CategoriesController) -> any Search

  /// What a tap on a follow button means: the opposite of what is shown.
  func toggleFollow(user: Int, for controller: Controller)

  func unfollow(user: Int, for controller: Controller)

  func like(blog: Int, for controller: Controller)

  func share(blog: Int, for controller: Controller)
}
