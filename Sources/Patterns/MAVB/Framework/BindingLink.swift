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
  /// Takes a value out of a state; where it is another than the last, what tells the binding of it.
  typealias Take = (State) -> (() -> Void)?

  private let registration: Registration
  private let now: () -> State?
  private let take: Take
  private var isPaused = true
  private(set) var isCut = false

  init(_ registration: Registration, now: @escaping () -> State?, take: @escaping Take) {
    self.registration = registration
    self.now = now
    self.take = take
  }

  func feed(_ state: State) {
    if !isPaused, !isCut { take(state)?() }
  }

  func pause() {
    guard !isPaused, !isCut else { return }
    isPaused = true
    registration.end()
  }

  func resume() {
    guard !isCut, let state = now() else { return }
    guard isPaused else { return feed(state) }
    isPaused = false
    let tell = take(state)
    registration.begin(initial: tell != nil)
    tell?()
  }

  func cut() {
    if !isPaused, !isCut { registration.end() }
    isCut = true
  }
}
