public import Runtime

/// A value that changes, and whoever is bound to it: each is told the value there is at once, and every other
/// one after it, in the same way. Equal values are not told again.
///
/// Source of the name: a value that can be observed is a `Property` in ReactiveSwift, a `Variable` in App
/// Architecture (objc.io).
public class Property<Value: Loggable & Equatable>: AnyProperty {
  /// The value now.
  public final var value: Value { cell.value.value }

  private unowned let owner: Participant
  private let name: String
  private let cell: StateCell<Single<Value>>
  private let observers: ObserverList<Value>

  /// Makes a property, which is part of its owner's state.
  /// - Parameters:
  ///   - owner: Whose property it is.
  ///   - name: What it is called.
  ///   - value: The first value.
  ///   - height: How far it is from the properties that it is derived from.
  init(of owner: Participant, _ name: String, _ value: Value, height: Int) {
    self.owner = owner
    self.name = name
    cell = StateCell(of: owner, at: name, Single(value))
    observers = ObserverList(of: owner, .signal, name)
    super.init(height: height)
  }

  /// Binds an observer, which the property does not keep alive.
  /// - Parameters:
  ///   - observer: Who is told.
  ///   - handler: What it does with a value.
  /// - Returns: The subscription; it ends when cancelled or freed.
  public final func bind<Observer: Participant>(
    to observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observers.add(observer, initial: value, handler)
  }

  /// Connects something derived from it, by a wire of its own.
  /// - Parameter observer: Whose the derived property is.
  final func connect(_ target: AnyProperty, of observer: Participant) -> Subscription {
    let wire = ObserverList<Value>(of: owner, .signal, name)
    connect(Link(target: target, isClosed: { wire.isEmpty }, send: { [unowned self] in wire.send(value) }))
    return wire.add(observer) { [weak target] _, _ in target?.compute() }
  }

  /// Takes a value; nobody is told yet.
  final func take(_ value: Value) {
    guard value != self.value else { return }
    cell.set(Single(value))
    hasChanged = true
  }

  override func post() { observers.post(value) }

  override func deliver() { observers.deliverPosted() }
}

/// A property that its owner sets.
public final class MutableProperty<Value: Loggable & Equatable>: Property<Value> {
  /// Makes a property.
  /// - Parameters:
  ///   - owner: Whose property it is, and who alone sets it.
  ///   - name: What it is called.
  ///   - value: The first value.
  public init(of owner: Participant, _ name: String, _ value: Value) {
    super.init(of: owner, name, value, height: 0)
  }

  /// Sets the value. What is derived from it is up to date before anybody is told.
  public func set(_ value: Value) {
    take(value)
    if hasChanged { propagate() }
  }
}
