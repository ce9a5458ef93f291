public import Runtime

/// Subscriptions that end together.
public final class SubscriptionBag {
  /// Those who read what is bound together now.
  var trackers: [Tracker] = []
  /// Whether what is bound now is bound together.
  private(set) var isTogether = false

  private var subscriptions: [Subscription] = []
  private var isClosed = false
  /// What begins once everything that is bound together is known.
  private var waiting: [() -> Void] = []

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

  /// Binds several properties as one, where the way of exposing them has such a thing.
  func bindTogether(_ body: () -> Void) {
    isTogether = true
    body()
    isTogether = false
    trackers = []
    let begun = waiting
    waiting = []
    for begin in begun { begin() }
  }

  /// Begins an observation, together with the others where there are such.
  func together(_ begin: @escaping () -> Void) {
    if isTogether { waiting.append(begin) } else { begin() }
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

  /// Binds to several properties that one view shows.
  /// - Parameter body: Binds to each of them.
  public func bindTogether(_ body: () -> Void) { subscriptions.bindTogether(body) }

  /// Observes the events of a signal.
  public func observe<Value>(_ signal: Signal<Value>, _ handler: @escaping (Self, Value) -> Void) {
    subscriptions.add(signal.observe(by: self, handler))
  }

  /// Observes a notification of the model.
  public func observe<Value>(_ list: ObserverList<Value>, _ handler: @escaping (Self, Value) -> Void) {
    subscriptions.add(list.add(self, handler))
  }
}
