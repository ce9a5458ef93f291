public import ArchTrace

/// A function that takes part in a run by being called, such as a pure update or view function.
public final class Function: Participant {
  /// Calls the function, on record.
  /// - Parameters:
  ///   - name: What is called: `update`.
  ///   - body: The function itself.
  @inlinable
  public func call<R>(_ name: String, _ body: () throws -> R) rethrows -> R {
    try traced(function: name, body)
  }

  /// Puts an effect that the function returned on record: described, not run.
  /// - Parameters:
  ///   - name: What sort of effect it is.
  ///   - content: The effect.
  ///   - receiver: Who will run it.
  public func returned(_ name: String, _ content: Logged, to receiver: Participant) {
    runtime.record(.command, from: actor, to: receiver.actor, name: name, value: content)
  }
}

extension Participant {
  /// Takes a message from whoever acts now: a value, not a call.
  /// - Parameters:
  ///   - name: The message's name.
  ///   - content: What it carries.
  ///   - body: What the receiver does with it.
  @inlinable
  public final func received<R>(_ name: String, _ content: Logged?, _ body: () throws -> R) rethrows -> R {
    try runtime.handle(.message, to: actor, name: name, value: content, body)
  }
}
