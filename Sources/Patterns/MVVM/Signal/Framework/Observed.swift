import Runtime

/// Another one's signal as an observer has it: whatever the observer makes from it is the observer's own, and the wire
/// between them is one.
final class Observed<Value: Loggable>: Signal<Value> {
  private let source: Signal<Value>
  private let registration: Registration
  private var isOver = false

  /// - Parameters:
  ///   - source: What is observed.
  ///   - observer: By whom.
  init(_ source: Signal<Value>, by observer: any Subscriber) {
    self.source = source
    registration = Registration(.signal, source.name, of: source.owner, by: observer)
    super.init(of: observer, source.name)
  }

  /// Begins the observation.
  /// - Returns: The observation; it ends when cancelled or freed.
  func begin() -> Subscription {
    let subscription = source.connect(registration, to: self) { [weak self] _ in
      if let self { Node.propagate([self]) }
    }
    return Subscription { [weak self] isExplicit in
      self?.isOver = true
      if isExplicit { subscription.cancel() }
    }
  }

  /// What the wire carries: nothing where it is cut, or the observation over.
  override var current: Value? { isOver || registration.isCut ? nil : source.current }

  override var isState: Bool { source.isState }
}
