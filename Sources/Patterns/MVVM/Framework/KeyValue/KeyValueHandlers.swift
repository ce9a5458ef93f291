import Runtime

/// What an observer does at each key path that it is registered for: `observeValue` has but one body for all of
/// them, and looks here.
final class KeyValueHandlers {
  private var handlers: [(number: Int, keyPath: KeyPathObservers, body: () -> Void)] = []
  private var count = 0

  /// Whether there is something to do for a key path.
  func has(_ keyPath: KeyPathObservers) -> Bool { handlers.contains { $0.keyPath === keyPath } }

  /// Takes in what is to be done at a key path.
  /// - Returns: Its number.
  func add(_ keyPath: KeyPathObservers, _ body: @escaping () -> Void) -> Int {
    count += 1
    handlers.append((count, keyPath, body))
    return count
  }

  /// Takes out what has this number.
  func remove(_ number: Int) { handlers.removeAll { $0.number == number } }

  /// Does what is to be done at a change; not what was taken out by something done before.
  func handle(_ keyPath: String, of object: ViewModel) {
    for handler in handlers where handler.keyPath.keyPath == keyPath && handler.keyPath.owner === object {
      if handlers.contains(where: { $0.number == handler.number }) { handler.body() }
    }
  }
}

extension SubscriptionBag {
  /// Registers an observer for a key path, or lets what it does there be done at the registration it has.
  func register<Observer: Binder>(
    _ observer: Observer, for keyPath: KeyPathObservers, _ options: KeyValueOptions = [.initial, .new],
    _ body: @escaping () -> Void
  ) -> Subscription {
    let handlers = handlers
    let isFirst = !handlers.has(keyPath)
    let number = handlers.add(keyPath, body)
    if isFirst {
      together { keyPath.add(observer, options) }
    } else if !isTogether, options.contains(.initial) {
      body()
    }
    let actor = observer.actor, name = observer.runtime.name(of: actor)
    return Subscription { isExplicit in
      handlers.remove(number)
      if isExplicit, !handlers.has(keyPath) { keyPath.removeOrReport(actor, named: name) }
    }
  }
}
