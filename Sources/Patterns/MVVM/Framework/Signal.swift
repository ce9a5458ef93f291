public import Runtime

/// Events of a participant: each is told once, to whoever observes by then, and never again.
///
/// What must be done rather than shown, such as asking a question, is an event and not a property: a binding
/// made later must not do it a second time.
public final class Signal<Value> {
  private let observers: ObserverList<Value>

  /// Makes a signal.
  /// - Parameters:
  ///   - owner: Whose events they are, and who alone sends them.
  ///   - name: What it is called.
  public init(of owner: Participant, _ name: String) {
    observers = ObserverList(of: owner, .signal, name)
  }

  /// Subscribes an observer, which the signal does not keep alive.
  public func observe<Observer: Participant>(
    by observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observers.add(observer, handler)
  }

  /// Tells everybody who observes.
  public func send(_ value: Value) { observers.send(value) }
}
