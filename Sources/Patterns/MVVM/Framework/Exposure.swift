import Runtime

/// How view models expose their values, and how whoever shows these is told of a change: what the variants of this
/// pattern differ in. What a view model says and does is the same in all of them.
public enum Exposure {
  /// Each value has a signal, which tells the value there is and every other one after it.
  case signal
  /// Values are read where their reading is tracked; a change is announced once, before it.
  case observation(Observations)
}

/// How one value is held and told.
protocol Channel<Value>: AnyObject {
  associatedtype Value: Loggable & Equatable
  /// What the value is called.
  var name: String { get }
  /// The value now.
  var value: Value { get }
  /// Sets the value.
  func set(_ value: Value)
  /// Gives an observer the value there is and each one after it.
  func bind<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription
}

/// How events are told.
protocol EventChannel<Value>: AnyObject {
  associatedtype Value: Loggable & Equatable
  /// Tells everybody who observes.
  func send(_ value: Value)
  /// Gives an observer each event from now on.
  func observe<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription
}
