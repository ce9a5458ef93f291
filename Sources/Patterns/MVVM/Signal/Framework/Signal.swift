public import Runtime

/// A value of its owner's that changes, or events that happen to it: whoever subscribes is told the value there is, where
/// there is one, and each one after it.
///
/// A signal made from others remembers nothing but what `distinct` does: its value is computed from theirs whenever it is
/// asked for, so `transform`s are pure.
///
/// Source of the operators: Reactive Extensions, which "App Architecture" (objc.io) binds its views with.
public class Signal<Value>: Node {
  /// What it is called on record.
  public final let name: String
  private var sinks: [Sink] = []

  /// One observer's place.
  private final class Sink {
    /// Tells the observer.
    let tell: (Value) -> Void
    /// What the observer makes from it, to be marked as out of date.
    weak var target: Node?
    var isOpen = true

    init(_ target: Node?, _ tell: @escaping (Value) -> Void) {
      self.target = target
      self.tell = tell
    }
  }

  init(of owner: any Subscriber, _ name: String, height: Int = 0) {
    self.name = name
    super.init(of: owner, height: height)
  }

  /// The value now; nil where there is none yet, and of events, which are told and gone.
  public var current: Value? { nil }

  /// Whether it has a value between two changes; events have none, and none overtakes another.
  var isState: Bool { true }

  /// Whether anybody is told.
  public final var isObserved: Bool { !sinks.isEmpty }

  // MARK: Observers

  /// Subscribes an observer, which the signal does not keep alive.
  /// - Parameters:
  ///   - observer: Who is told: its owner itself, or somebody else, by a wire.
  ///   - handler: What it does with a value.
  /// - Returns: The subscription; it ends when cancelled or freed.
  public final func subscribe<Observer: Participant>(
    by observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription where Value: Loggable {
    let reference = Reference(observer)
    let tell = { (value: Value) in
      if let observer = reference.value { handler(observer, value) }
    }
    if observer === owner { return add(Sink(nil, tell)) }
    return connect(Registration(.signal, name, of: owner, by: observer), tell)
  }

  /// Connects a wire.
  /// - Parameter target: What the observer makes from it.
  final func connect(
    _ registration: Registration, to target: Node? = nil, _ tell: @escaping (Value) -> Void
  ) -> Subscription where Value: Loggable {
    let initial = registration.isCut ? nil : owner.acting { current }
    let carry = { (value: Value) in registration.tell(value.logged) { tell(value) } }
    let subscription = add(Sink(registration.isCut ? nil : target, carry), registration)
    registration.begin(initial: initial != nil)
    if let initial { carry(initial) }
    return subscription
  }

  private func add(_ sink: Sink, _ registration: Registration? = nil) -> Subscription {
    sinks.append(sink)
    return Subscription { [self] isExplicit in
      sink.isOpen = false
      sinks.removeAll { $0 === sink }
      if isExplicit { registration?.end() }
    }
  }

  // MARK: Changes

  override func markStale() {
    super.markStale()
    for sink in sinks { sink.target?.markStale() }
  }

  override func tell(_ version: Int) {
    guard isObserved, let value = owner.acting({ current }) else { return }
    for sink in sinks where sink.isOpen {
      if isState, version != self.version { return }
      sink.tell(value)
    }
  }
}
