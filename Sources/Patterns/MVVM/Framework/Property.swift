public import Runtime

/// A value that changes, and whoever is bound to it: each is given the value there is at once, and every other one
/// after it.
///
/// Source of the name: a value that can be observed is a `Property` in ReactiveSwift, a `Variable` in App
/// Architecture (objc.io).
public class Property<Value: Loggable & Equatable> {
  /// What it is called: its path in the state of its owner, its key path.
  public var name: String { channel.name }
  let channel: any Channel<Value>

  init(_ channel: any Channel<Value>) { self.channel = channel }

  /// The value now.
  public final var value: Value { channel.value }

  /// Binds an observer, which the property does not keep alive.
  /// - Parameters:
  ///   - observer: Who is told.
  ///   - handler: What it does with a value.
  /// - Returns: The subscription; it ends when cancelled.
  public final func bind<Observer: Binder>(
    to observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    channel.bind(observer, handler)
  }
}

/// A property that its owner sets.
public final class MutableProperty<Value: Loggable & Equatable>: Property<Value> {
  /// Makes a property that is exposed by a signal.
  /// - Parameters:
  ///   - owner: Whose property it is, and who alone sets it.
  ///   - name: What it is called.
  ///   - value: The first value.
  public convenience init(of owner: Participant, _ name: String, _ value: Value) {
    self.init(SignalChannel(of: owner, name, value))
  }

  override init(_ channel: any Channel<Value>) { super.init(channel) }

  /// Sets the value.
  public func set(_ value: Value) { channel.set(value) }
}
