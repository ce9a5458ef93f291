/// Whatever must be connected for a change or a tap to arrive: an observer, a signal subscription, a binding, a
/// delegate, a block property, a target-action.
///
/// Every wire is numbered in the order made. A cut wire carries nothing, without a change in anybody's code: it is as if
/// it had never been made, so where removing what was never made ends a program, that is reported.
public struct Wire {
  /// What sort of connection it is.
  public enum Kind: String, Sendable, CaseIterable {
    case notification, keyValue, signal, observation, binding, delegate, block, targetAction, subscription
  }

  /// Its number in the order made, from 1.
  public let number: Int
  /// What sort of connection it is.
  public let kind: Kind
  /// What it carries.
  public let name: String
  /// Where it starts.
  public let from: Actor
  /// Where it ends.
  public let to: Actor
  /// The scenario step in which it was made.
  public let step: Int
  /// Whether it carries nothing in this run.
  public internal(set) var isCut: Bool
}

/// A wire that ends in a method of a participant, which it does not keep alive.
public struct Action<Value> {
  private let deliver: (Value) -> Void

  /// Connects.
  /// - Parameters:
  ///   - name: What the wire carries.
  ///   - kind: Target-action, delegate, block.
  ///   - source: Where it starts.
  ///   - target: Who is called; nothing happens where it is gone.
  ///   - call: The method.
  public init<Target: Participant>(
    _ name: String, _ kind: Wire.Kind = .targetAction, from source: Participant, to target: Target,
    _ call: @escaping (Target, Value) -> Void
  ) {
    let wire = source.runtime.wire(kind, name, from: source.actor, to: target.actor)
    let reference = Reference(target)
    deliver = { value in
      guard !wire.isCut, let target = reference.value else { return }
      call(target, value)
    }
  }

  /// Carries a value to the target.
  public func callAsFunction(_ value: Value) { deliver(value) }
}

extension Action {
  /// The same wire, always with this value.
  public func with(_ value: Value) -> Action<Void> { Action<Void> { self(value) } }

  private init(_ deliver: @escaping (Value) -> Void) { self.deliver = deliver }
}

extension Action where Value == Void {
  /// Connects a wire that carries nothing but the fact; parameters as above.
  public init<Target: Participant>(
    _ name: String, _ kind: Wire.Kind = .targetAction, from source: Participant, to target: Target,
    _ call: @escaping (Target) -> Void
  ) {
    self.init(name, kind, from: source, to: target) { target, _ in call(target) }
  }

  /// Calls the target.
  public func callAsFunction() { self(()) }
}
