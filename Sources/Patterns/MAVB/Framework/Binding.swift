public import HeadlessUI
public import Runtime

precedencegroup BindingPrecedence {
  lowerThan: TernaryPrecedence
  higherThan: AssignmentPrecedence
}

infix operator <-- : BindingPrecedence
infix operator --> : BindingPrecedence

/// A property of a view that can be fed.
public struct Property<V: View, Value: Equatable & Loggable> {
  let name: String
  /// Prepares a view, and says how a value is set.
  let prepare: (V, Binder) -> (Binder, Value) -> Void

  /// A property that is simply set.
  public init(_ name: String, _ set: @escaping (V, Value) -> Void) {
    self.init(name) { view, _ in { [weak view] _, value in if let view { set(view, value) } } }
  }

  /// A property whose view must be prepared first.
  /// - Parameters:
  ///   - name: The property's name.
  ///   - prepare: Prepares a view, and returns how a value is set; must not hold view or binder.
  public init(_ name: String, preparing prepare: @escaping (V, Binder) -> (Binder, Value) -> Void) {
    self.name = name
    self.prepare = prepare
  }
}

/// An event of a control.
public struct ControlEvent<V: View, Value> {
  let name: String
  let connect: (V, (Participant) -> Action<Value>) -> Void

  /// An event.
  /// - Parameters:
  ///   - name: The event's name.
  ///   - connect: Gives the control the wire that starts at it.
  public init(_ name: String, _ connect: @escaping (V, (Participant) -> Action<Value>) -> Void) {
    self.name = name
    self.connect = connect
  }
}

/// One statement of a binder about a view: a property fed from a state, or an event that becomes a message.
public struct Binding<V: View> {
  let summary: BindingSummary
  let apply: (V, Binder, String) -> Void
}

/// Feeds a property: at once, and with every change of its value.
public func <-- <V, Value, R>(property: Property<V, Value>, source: Source<R, Value>) -> Binding<V> {
  let summary = BindingSummary(property.name, value: { source.value(source.adapter.state).logged })
  return Binding(summary: summary) { view, binder, name in
    binder.bind(name, source, property.prepare(view, binder))
  }
}

/// Sets a property that never changes.
public func <-- <V, Value>(property: Property<V, Value>, value: Value) -> Binding<V> {
  Binding(summary: BindingSummary(property.name, value: { value.logged })) { view, binder, _ in
    property.prepare(view, binder)(binder, value)
  }
}

/// Sends an event as a message.
public func --> <V, Value, R>(event: ControlEvent<V, Value>, target: Target<R, Value>) -> Binding<V> {
  let summary = BindingSummary(event.name, message: { ($0 as? Value).map(target.message) })
  return Binding(summary: summary) { view, binder, name in
    event.connect(view) { source in
      Action(name, .binding, from: source, to: target.adapter) {
        [weak binder, message = target.message] adapter, value in
        if binder?.isClosed == false { adapter.send(message(value)) }
      }
    }
  }
}
