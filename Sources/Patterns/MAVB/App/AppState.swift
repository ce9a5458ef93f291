import BlogDomain

/// Everything that the app knows and shows: the states of its adapters.
struct AppState: Equatable, Codable {
  var document = DocumentState()
  var window: WindowState

  /// The state of an app that was just launched.
  init(user: Int, gallery: World.Gallery) { window = WindowState(user: user, gallery: gallery) }

  init(document: DocumentState, window: WindowState) {
    self.document = document
    self.window = window
  }
}

/// Names a list: the screen that shows it, and what it lists.
struct ListID: Hashable, Codable {
  let screen: Int
  let resource: Resource
}
