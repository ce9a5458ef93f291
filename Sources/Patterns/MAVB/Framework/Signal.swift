import Runtime

/// A value that follows an adapter's state: what a property is bound to.
///
/// It is a function of the state and keeps nothing, so whatever is made of several signals sees all of one state.
public struct Signal<State: AdapterState, Value> {
  let adapter: Adapter<State>
  /// The value in a state; nil where there is none, so that whoever is bound stays as it is.
  let value: (State) -> Value?

  init(_ adapter: Adapter<State>, _ value: @escaping (State) -> Value?) {
    self.adapter = adapter
    self.value = value
  }

  /// What is made of each value.
  public func map<Mapped>(_ transform: @escaping (Value) -> Mapped) -> Signal<State, Mapped> {
    Signal<State, Mapped>(adapter) { [value] in value($0).map(transform) }
  }

  /// The value now, read by whoever acts.
  var now: Value? { value(adapter.state) }
}

extension Adapter {
  /// What is made of the state.
  public final func map<Value>(_ transform: @escaping (State) -> Value) -> Signal<State, Value> {
    Signal(self, transform)
  }

  /// What is made of the state, as long as there is something.
  public final func compactMap<Value>(_ transform: @escaping (State) -> Value?) -> Signal<State, Value> {
    Signal(self, transform)
  }
}

/// All values together, once there is one of each.
/// - Parameter signals: At least one, all of one adapter's state.
public func combine<State, Value>(_ signals: Signal<State, Value>...) -> Signal<State, [Value]> {
  let adapter = signals[0].adapter
  precondition(signals.allSatisfy { $0.adapter === adapter }, "signals of several adapters see no one state")
  let valuesIn = signals.map(\.value)
  return Signal(adapter) { state in
    let values = valuesIn.compactMap { $0(state) }
    return values.count == valuesIn.count ? values : nil
  }
}

/// A signal that follows one element, and then another: what a cell that is used again is bound to.
final class SwitchedSignal<State: AdapterState, Value> {
  private var latest: (State) -> Value?

  init(_ first: @escaping (State) -> Value?) { latest = first }

  func follow(_ next: @escaping (State) -> Value?) { latest = next }

  func signal(of adapter: Adapter<State>) -> Signal<State, Value> {
    Signal(adapter) { self.latest($0) }
  }
}

/// Where an event is sent: an adapter, with the transform that makes a message of it.
public struct Target<State: AdapterState, Event> {
  let adapter: Adapter<State>
  let message: (Event) -> State.Message?
}

extension Adapter {
  /// The adapter as a target that takes an event as a message.
  public final func taking<Event>(_ message: @escaping (Event) -> State.Message) -> Target<State, Event> {
    Target(adapter: self, message: message)
  }

  /// The adapter as a target that takes the bare fact as a message.
  public final func taking(_ message: State.Message) -> Target<State, Void> {
    Target(adapter: self) { message }
  }

  /// The adapter as a target that takes the bare fact as a message about what a signal says when it happens.
  public final func taking<Value>(
    _ signal: Signal<State, Value>, _ message: @escaping (Value) -> State.Message
  ) -> Target<State, Void> {
    Target(adapter: self) { signal.now.map(message) }
  }
}
