import Runtime

/// A value exposed by a signal: whoever is bound is told the value there is at once, and every other one after it,
/// in the same way.
class SignalChannel<Value: Loggable & Equatable>: SignalNode, Channel {
  final let name: String
  final var value: Value { cell.value.value }

  private unowned let owner: Participant
  private let cell: StateCell<Single<Value>>
  private let observers: ObserverList<Value>

  /// Makes a channel.
  /// - Parameter height: How far the value is from those that it is derived from.
  init(of owner: Participant, _ name: String, _ value: Value, height: Int = 0) {
    self.owner = owner
    self.name = name
    cell = StateCell(of: owner, at: name, Single(value))
    observers = ObserverList(of: owner, .signal, name)
    super.init(height: height)
  }

  /// Sets the value. What is derived from it is up to date before anybody is told.
  final func set(_ value: Value) {
    take(value)
    if hasChanged { propagate() }
  }

  final func bind<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observers.add(observer, initial: value, handler)
  }

  /// Connects something derived from it, by a wire of its own.
  /// - Parameter observer: Whose the derived value is.
  final func connect(_ target: SignalNode, of observer: Participant) -> Subscription {
    let wire = ObserverList<Value>(of: owner, .signal, name)
    connect(Link(target: target, isClosed: { wire.isEmpty }, send: { [unowned self] in wire.send(value) }))
    return wire.add(observer) { [weak target] _, _ in target?.compute() }
  }

  /// Takes a value; nobody is told yet.
  final func take(_ value: Value) {
    guard !areSame(value, self.value) else { return }
    cell.set(Single(value))
    hasChanged = true
  }

  override func post() { observers.post(value) }

  override func deliver() { observers.deliverPosted() }
}
