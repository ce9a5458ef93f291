public import Runtime

/// A value that its owner sets, and remembers as its state. Setting an equal one is no change.
public final class Property<Value: Equatable>: Signal<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Makes a property whose value is one field.
  /// - Parameters:
  ///   - owner: Whose it is, and who alone sets it.
  ///   - name: What it is called: its path in the owner's state.
  ///   - value: The first value.
  public init(of owner: any Subscriber, _ name: String, _ value: Value) where Value: Loggable {
    let cell = StateCell(of: owner, at: name, Single(value))
    read = { cell.value.value }
    write = { cell.set(Single($0)) }
    super.init(of: owner, name)
  }

  /// Makes a property whose value is on record field by field.
  public init(of owner: any Subscriber, _ name: String, _ value: Value) where Value: Inspectable {
    let cell = StateCell(of: owner, at: name, value)
    read = { cell.value }
    write = { cell.set($0) }
    super.init(of: owner, name)
  }

  /// The value now.
  public var value: Value { read() }

  public override var current: Value? { read() }

  /// Sets the value, and has everybody told where it is another.
  public func set(_ value: Value) {
    guard !areSame(value, read()) else { return }
    write(value)
    Node.propagate([self])
  }

  /// Changes the value in place.
  /// - Returns: What the body returns.
  @discardableResult
  public func mutate<R>(_ body: (inout Value) -> R) -> R {
    var value = read()
    let result = body(&value)
    set(value)
    return result
  }
}

/// Events that its owner sends: each is told once, to whoever observes by then, and is gone.
public final class Input<Value>: Signal<Value> {
  private var sent: Value?

  /// Makes an input.
  /// - Parameters:
  ///   - owner: Whose events they are, and who alone sends them.
  ///   - name: What it is called.
  public init(of owner: any Subscriber, _ name: String) { super.init(of: owner, name) }

  public override var current: Value? { sent }

  override var isState: Bool { false }

  /// Tells an event.
  public func send(_ value: Value) {
    let outer = sent
    sent = value
    Node.propagate([self])
    sent = outer
  }
}

/// A value read from its owner's state, which says when it has changed: `Node.propagate`.
public final class Reading<Value>: Signal<Value> {
  private let read: () -> Value?

  /// Makes a signal.
  /// - Parameters:
  ///   - owner: Whose state it is.
  ///   - name: What it is called.
  ///   - read: Reads the value; nil where there is none.
  public init(of owner: any Subscriber, _ name: String, _ read: @escaping () -> Value?) {
    self.read = read
    super.init(of: owner, name)
  }

  public override var current: Value? { read() }
}
