public import HeadlessUI
public import Runtime

precedencegroup AttributePrecedence {
  lowerThan: TernaryPrecedence
  higherThan: AssignmentPrecedence
}

infix operator -- : AttributePrecedence
infix operator <-- : AttributePrecedence
infix operator --> : AttributePrecedence

/// A property of a view.
public struct Property<V: View, Value: Equatable & Loggable> {
  let name: String
  /// Prepares a view, and says how a value is set.
  let prepare: (V, Lifetime) -> (Value) -> Void
  /// What is in the row of an id, where the property is a table's rows.
  let row: ((Int) -> [ViewConstructor])?

  /// A property that is simply set.
  public init(_ name: String, _ set: @escaping (V, Value) -> Void) {
    self.init(name) { view, _ in { [weak view] value in if let view { set(view, value) } } }
  }

  /// A property whose view must be prepared first.
  /// - Parameters:
  ///   - name: The property's name.
  ///   - row: What is in the row of an id.
  ///   - prepare: Prepares a view, and returns how a value is set; must not hold the view.
  init(
    _ name: String, row: ((Int) -> [ViewConstructor])? = nil,
    preparing prepare: @escaping (V, Lifetime) -> (Value) -> Void
  ) {
    self.name = name
    self.row = row
    self.prepare = prepare
  }
}

/// An event of a view.
public struct ControlEvent<V: View, Value> {
  let name: String
  let connect: (V, (Participant) -> Action<Value>) -> Void

  /// An event.
  /// - Parameters:
  ///   - name: The event's name.
  ///   - connect: Gives the view the wire that starts at it.
  public init(_ name: String, _ connect: @escaping (V, (Participant) -> Action<Value>) -> Void) {
    self.name = name
    self.connect = connect
  }
}

/// One statement about a view: what a property always is, what it is bound to, or what an event is sent as.
public struct Attribute<V: View> {
  let summary: AttributeSummary
  /// What is done to the view as soon as it is made; nothing for a binding.
  let construct: (V) -> Void
  /// What is done once the view stands in its place, with the name of what is bound; nothing for a constant.
  let bind: (V, String, Lifetime) -> Void
}

/// Sets a property that never changes: no binding.
public func -- <V, Value>(property: Property<V, Value>, value: Value) -> Attribute<V> {
  Attribute(
    summary: AttributeSummary(property.name, .constant(value.logged)),
    construct: { property.prepare($0, Lifetime())(value) }, bind: { _, _, _ in })
}

/// Binds a property to a signal.
public func <-- <V, Value, State>(
  property: Property<V, Value>, signal: Signal<State, Value>
) -> Attribute<V> {
  Attribute(
    summary: AttributeSummary(property.name, .binding { signal.now?.logged }, row: property.row),
    construct: { _ in },
    bind: { view, name, lifetime in
      let set = property.prepare(view, lifetime)
      lifetime.keep(signal.adapter.link(name, signal, to: view.onRecord, set))
    })
}

/// Sends an event as a message.
public func --> <V, Value, State>(
  event: ControlEvent<V, Value>, target: Target<State, Value>
) -> Attribute<V> {
  let summary = AttributeSummary(event.name, .event { ($0 as? Value).flatMap(target.message) })
  return Attribute(summary: summary, construct: { _ in }) { view, name, _ in
    event.connect(view) { source in
      Action(name, .binding, from: source, to: target.adapter) { [message = target.message] adapter, value in
        if let message = message(value) { adapter.send(message) }
      }
    }
  }
}

extension View {
  /// Who is bound on record: the view, or the nearest one above it that takes part, as for a label.
  var onRecord: Participant {
    var view = self
    while view.actor == .nobody, let parent = view.superview { view = parent }
    return view
  }
}
