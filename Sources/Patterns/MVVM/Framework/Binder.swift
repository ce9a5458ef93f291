public import Runtime

/// Subscriptions that end together.
public final class SubscriptionBag {
  private var subscriptions: [Subscription] = []
  private var isClosed = false

  /// Makes an empty bag.
  public init() {}

  /// Keeps a subscription; a closed bag ends it at once.
  public func add(_ subscription: Subscription) {
    if isClosed { subscription.cancel() } else { subscriptions.append(subscription) }
  }

  /// Ends every subscription, in the order made. The bag can be filled again, as for a cell's next row.
  public func empty() {
    let ended = subscriptions
    subscriptions = []
    for subscription in ended { subscription.cancel() }
  }

  /// Ends every subscription, and whatever is added later.
  public func close() {
    isClosed = true
    empty()
  }
}

/// A participant that is told of changes until it ends its subscriptions.
public protocol Binder: Participant {
  /// What it is told of.
  var subscriptions: SubscriptionBag { get }
}

extension Binder {
  /// Binds to a property: the handler is given the value there is at once, and each one after it.
  public func bind<Value>(_ property: Property<Value>, _ handler: @escaping (Self, Value) -> Void) {
    subscriptions.add(property.bind(to: self, handler))
  }

  /// Observes the events of a signal.
  public func observe<Value>(_ signal: Signal<Value>, _ handler: @escaping (Self, Value) -> Void) {
    subscriptions.add(signal.observe(by: self, handler))
  }

  /// Observes a notification of the model.
  public func observe<Value>(_ list: ObserverList<Value>, _ handler: @escaping (Self, Value) -> Void) {
    subscriptions.add(list.add(self, handler))
  }
}
