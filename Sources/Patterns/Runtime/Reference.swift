/// A reference to a participant that does not keep it alive, and is nil once it is gone.
///
/// It asks the runtime who is alive. A `weak` reference would move the counts of whatever it points to into a side
/// table, which makes every later use of it slower; and almost everything here is pointed to.
struct Reference<Target: Participant> {
  private unowned(unsafe) let target: Target
  private let runtime: Runtime
  private let actor: Actor

  init(_ target: Target) {
    self.target = target
    runtime = target.runtime
    actor = target.actor
  }

  /// The participant; nil once it is gone.
  var value: Target? { runtime.isAlive(actor) ? target : nil }
}
