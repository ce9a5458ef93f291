import BlogDomain

/// Everything that the app knows and shows: the states of all its adapters.
struct AppState {
  var document = DocumentState()
  var stack: StackState
  var alerts = AlertsState()
  var toast = ToastState()
}

extension AppState {
  /// The state of an app that was just launched.
  init(user: Int, gallery: World.Gallery = .parallel) {
    self.init(stack: StackState(user: user, gallery: gallery))
  }
}
