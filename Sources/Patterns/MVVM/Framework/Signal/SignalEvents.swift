import Runtime

/// Events told by a signal.
final class SignalEvents<Value: Loggable & Equatable>: EventChannel {
  private let observers: ObserverList<Value>

  init(of owner: Participant, _ name: String) { observers = ObserverList(of: owner, .signal, name) }

  func send(_ value: Value) { observers.send(value) }

  func observe<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observers.add(observer, handler)
  }
}
