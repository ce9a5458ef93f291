public import Runtime

/// A participant that has signals, or is told by those of others, until it ends its subscriptions.
public protocol Subscriber: Participant {
  /// What it is told of.
  var subscriptions: SubscriptionBag { get }
}

extension Subscriber {
  /// Does something with the value that a signal has, where it has one, and with each later one.
  public func bind<Value: Loggable>(_ signal: Signal<Value>, _ handler: @escaping (Self, Value) -> Void) {
    subscriptions.add(signal.subscribe(by: self, handler))
  }
}

/// Subscriptions that end together.
public final class SubscriptionBag {
  private var subscriptions: [Subscription] = []

  /// Makes an empty bag.
  public init() {}

  /// Keeps a subscription.
  public func add(_ subscription: Subscription) { subscriptions.append(subscription) }

  /// Ends every subscription, in the order made. The bag can be filled again, as for a cell's next row.
  public func cancel() {
    let ended = subscriptions
    subscriptions = []
    for subscription in ended { subscription.cancel() }
  }
}
