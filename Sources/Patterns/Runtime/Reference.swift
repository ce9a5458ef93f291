/// A reference to a participant that does not keep it alive, and is nil once it is gone.
///
/// It asks the runtime who is alive. A `weak` reference would move the counts of whatever it points to into a side
/// table, which makes every later use of it slower; and almost everything here is pointed to.
public struct Reference<Target: Participant> {
  @usableFromInline unowned(unsafe) let target: Target
  @usableFromInline let runtime: Runtime
  @usableFromInline let actor: Actor

  /// Points to a participant that is on record.
  @inlinable public init(_ target: Target) {
    self.target = target
    runtime = target.runtime
    actor = target.actor
  }

  /// The participant; nil once it is gone.
  @inlinable public var value: Target? { runtime.isAlive(actor) ? target : nil }
}
