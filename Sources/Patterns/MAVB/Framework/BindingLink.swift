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
    guard isPaused, !isCut, let state = now() else { return }
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

/// Keeps bindings in place until it ends, with what they need.
final class Lifetime {
  private var links: [any BindingLink] = []
  private var kept: [any Ending] = []
  private var hasEnded = false

  /// Keeps a binding. One that ended what it belongs to, by its first value, ends as well.
  func keep(_ link: any BindingLink) {
    if hasEnded { link.cut() } else { links.append(link) }
  }

  /// Keeps what a binding needs and must not hold itself, since its adapter holds the binding.
  func keep(_ object: any Ending) { kept.append(object) }

  /// Leaves its bindings out while their views are out of use.
  func pause() {
    for link in links { link.pause() }
  }

  /// Feeds its bindings again.
  func resume() {
    for link in links { link.resume() }
  }

  /// Ends its bindings: their views are gone.
  func end() {
    hasEnded = true
    for link in links { link.cut() }
    for object in kept { object.end() }
    (links, kept) = ([], [])
  }
}

/// What holds bindings of its own, such as those of a table's rows.
protocol Ending: AnyObject {
  /// Ends them.
  func end()
}
