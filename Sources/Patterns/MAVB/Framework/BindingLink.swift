import Runtime

/// A binding in place: fed by its adapter until it is cut, and left out while it is paused.
protocol BindingLink: AnyObject {
  /// Leaves the binding out until it goes on.
  func pause()
  /// Feeds the binding again, at once where its value is another by now.
  func resume()
  /// Ends the binding.
  func cut()
}

/// A binding in place, as its adapter sees it.
final class Link<State>: BindingLink {
  var subscription: Subscription?
  private let now: () -> State?
  private let onFeed: (State) -> Void
  private var isPaused = false
  private(set) var isCut = false

  init(now: @escaping () -> State?, feed: @escaping (State) -> Void) {
    self.now = now
    onFeed = feed
  }

  func feed(_ state: State) {
    if !isPaused, !isCut { onFeed(state) }
  }

  func pause() { isPaused = true }

  func resume() {
    isPaused = false
    if let state = now() { feed(state) }
  }

  func cut() {
    isCut = true
    subscription?.cancel()
  }
}
