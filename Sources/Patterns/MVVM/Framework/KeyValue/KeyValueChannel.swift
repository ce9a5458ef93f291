import Runtime

/// A value observed by its key path, or by that of the status that it stands beside.
final class KeyValueChannel<Value: Loggable & Equatable>: Channel {
  let name: String
  var value: Value { cell.value.value }

  private let cell: StateCell<Single<Value>>
  private let keyPath: KeyPathObservers
  /// Whether the value is told by itself, and not when its status is.
  private let isTold: Bool

  /// Makes a channel with a key path of its own.
  init(of owner: ViewModel, _ name: String, _ value: Value) {
    self.name = name
    cell = StateCell(of: owner, at: name, Single(value))
    keyPath = owner.declare(name)
    isTold = true
    keyPath.current = { [cell] in cell.value.value }
  }

  /// Makes a channel for a value that is read when a status is told.
  init(of owner: ViewModel, _ name: String, _ value: Value, beside status: KeyPathObservers) {
    self.name = name
    cell = StateCell(of: owner, at: name, Single(value))
    keyPath = status
    isTold = false
  }

  /// The key path, for what stands beside this value.
  var observers: KeyPathObservers { keyPath }

  func set(_ value: Value) {
    let old = self.value
    cell.set(Single(value))
    if isTold { keyPath.tell(old: old, new: value) }
  }

  func bind<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observer.subscriptions.register(observer, for: keyPath) { [unowned observer] in
      handler(observer, self.value)
    }
  }
}

/// Events as a key path: what happened last is its value, and each setting of it is told.
final class KeyValueEvents<Value: Loggable & Equatable>: EventChannel {
  private let keyPath: KeyPathObservers
  private let last: StateCell<Single<Value?>>

  init(of owner: ViewModel, _ name: String) {
    keyPath = owner.declare(name)
    last = StateCell(of: owner, at: name, Single(nil))
  }

  func send(_ value: Value) {
    let old = last.value.value
    last.set(Single(value))
    keyPath.tell(old: old, new: value)
  }

  func observe<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    observer.subscriptions.register(observer, for: keyPath, [.new]) { [unowned observer] in
      if let last = self.last.value.value { handler(observer, last) }
    }
  }
}
