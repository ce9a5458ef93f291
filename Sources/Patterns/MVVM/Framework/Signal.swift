public import Runtime

/// Events of a participant: each is told once, to whoever observes by then, and never again.
///
/// What must be done rather than shown, such as asking a question, is an event and not a property: a binding
/// made later must not do it a second time.
public final class Signal<Value: Loggable & Equatable> {
  private let channel: any EventChannel<Value>

  init(_ channel: any EventChannel<Value>) { self.channel = channel }

  /// Makes a signal that is nothing else.
  /// - Parameters:
  ///   - owner: Whose events they are, and who alone sends them.
  ///   - name: What it is called.
  public convenience init(of owner: Participant, _ name: String) { self.init(SignalEvents(of: owner, name)) }

  /// Subscribes an observer, which the signal does not keep alive.
  public func observe<Observer: Binder>(
    by observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    channel.observe(observer, handler)
  }

  /// Tells everybody who observes.
  public func send(_ value: Value) { channel.send(value) }
}
