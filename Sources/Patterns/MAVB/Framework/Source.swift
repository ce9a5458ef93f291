import Runtime

/// A value that an adapter can feed bindings with: mapped from its state.
public struct Source<R: Reducer, Value> {
  let adapter: Adapter<R>
  let value: (R.State) -> Value

  init(_ adapter: Adapter<R>, _ value: @escaping (R.State) -> Value) {
    self.adapter = adapter
    self.value = value
  }

  /// What is mapped from this value.
  public func map<Mapped>(_ transform: @escaping (Value) -> Mapped) -> Source<R, Mapped> {
    Source<R, Mapped>(adapter) { [value] in transform(value($0)) }
  }
}

/// Where a binding sends a control's event: an adapter, with the transform that makes a message of it.
public struct Target<R: Reducer, Event> {
  let adapter: Adapter<R>
  let message: (Event) -> R.Message
}

extension Adapter {
  /// The adapter as a target that takes a control's event as a message.
  public final func taking<Event>(_ message: @escaping (Event) -> R.Message) -> Target<R, Event> {
    Target(adapter: self, message: message)
  }

  /// The adapter as a target that takes the bare fact as a message, which is made when it happens.
  public final func taking(_ message: @escaping @autoclosure () -> R.Message) -> Target<R, Void> {
    Target(adapter: self) { message() }
  }
}
