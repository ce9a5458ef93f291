public import ArchTrace

/// Whatever must be connected for a change or a tap to arrive: an observer, a signal subscription, a binding, a
/// delegate, a block property, a target-action, what a memo depends on.
///
/// Every wire is numbered in the order made. A cut wire carries nothing, without a change in anybody's code: it is as if
/// it had never been made, so where removing what was never made ends a program, that is reported.
public struct Wire {
  /// What sort of connection it is.
  public enum Kind: String, Sendable, CaseIterable {
    case notification, keyValue, signal, observation, binding, delegate, block, targetAction, subscription
    case memo
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
///
/// What it delivers, it delivers in its own name: whoever's frame is open, the call that arrives comes from the wire's
/// source.
public struct Action<Value> {
  private let runtime: Runtime
  private let wire: Wire
  /// Calls the target; nothing happens where it is gone.
  private let call: (Value) -> Void

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
    runtime = source.runtime
    wire = source.runtime.wire(kind, name, from: source.actor, to: target.actor)
    let reference = Reference(target)
    self.call = { value in
      if let target = reference.value { call(target, value) }
    }
  }

  private init(_ runtime: Runtime, _ wire: Wire, _ call: @escaping (Value) -> Void) {
    self.runtime = runtime
    self.wire = wire
    self.call = call
  }

  /// Whether the wire carries nothing in this run, as if it had never been made.
  public var isCut: Bool { wire.isCut }

  /// Carries a value to the target, whose method says on record what it is.
  /// - Parameter value: What the wire carries.
  public func callAsFunction(_ value: Value) {
    guard runtime.carries(wire) else { return }
    runtime.deliver(wire) { call(value) }
  }

  /// Asks or tells a delegate: the call is on record, written by whoever makes it and alike for every delegate. Where
  /// the wire leads to no delegate, as `callAsFunction(_:)`.
  /// - Parameters:
  ///   - value: What the wire carries.
  ///   - method: The delegate's method, as a trace names it.
  ///   - argument: The method's argument, as a trace shows it.
  public func callAsFunction(_ value: Value, method: String, _ argument: @autoclosure () -> Logged?) {
    guard wire.kind == .delegate else { return self(value) }
    guard runtime.carries(wire), runtime.isAlive(wire.to) else { return }
    let argument = runtime.isRecording ? argument() : nil
    runtime.deliver(wire) {
      runtime.handle(.call, from: wire.from, to: wire.to, name: method, value: argument) { call(value) }
    }
  }

  /// The same wire, always with this value.
  /// - Parameter value: What it carries.
  public func with(_ value: Value) -> Action<Void> {
    let call = call
    return Action<Void>(runtime, wire) { call(value) }
  }
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
