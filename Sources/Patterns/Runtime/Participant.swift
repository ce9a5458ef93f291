public import ArchTrace

/// Anyone who acts in a run: a view, a controller, a store, an update function's name.
public struct Actor: Hashable, Sendable {
  /// Where its name stands; used again when it is gone.
  let slot: Int
  /// When it was created, in the order of all.
  let serial: Int

  /// Nobody: an outlet that only shows what its owner is told.
  public static let nobody = Actor(slot: -1, serial: -1)
}

/// An object that takes part in a run: its life, the calls it takes and the state it owns are on record.
///
/// A participant is named by its type, with `#N` from the second instance on.
open class Participant {
  /// The run it takes part in.
  public let runtime: Runtime
  /// Its identity on record; `nobody` where it takes no part of its own.
  public private(set) var actor = Actor.nobody

  /// Puts the participant on record, created by whoever acts now.
  /// - Parameters:
  ///   - runtime: The run it takes part in.
  ///   - role: What it is in its pattern; nil keeps it off the record.
  ///   - name: Its name; nil takes the type's.
  public init(_ runtime: Runtime, _ role: Role?, name: String? = nil) {
    self.runtime = runtime
    guard let role else { return }
    actor = runtime.create(name ?? runtime.typeName(of: self), role)
  }

  deinit { runtime.destroy(actor) }

  /// Records the call of a method, as that method's one-line body: `func retry() { traced { … } }`.
  /// - Parameters:
  ///   - function: The method's name, taken by the compiler.
  ///   - body: What the method does; everything that it leads to is caused by the call.
  @inlinable @discardableResult
  public final func traced<R>(function: String = #function, _ body: () throws -> R) rethrows -> R {
    begin(function, nil)
    defer { runtime.pop() }
    return try body()
  }

  /// Records the call of a method with its argument.
  /// - Parameters:
  ///   - argument: What the method was called with.
  ///   - function: The method's name, taken by the compiler.
  ///   - body: What the method does; everything that it leads to is caused by the call.
  @inlinable @discardableResult
  public final func traced<R>(
    _ argument: some Loggable, function: String = #function, _ body: () throws -> R
  ) rethrows -> R {
    begin(function, runtime.isRecording ? argument.logged : nil)
    defer { runtime.pop() }
    return try body()
  }

  /// Records the call of a method with its arguments, as an array.
  /// - Parameters:
  ///   - first: The first argument.
  ///   - second: The second.
  ///   - rest: The others.
  ///   - function: The method's name, taken by the compiler.
  ///   - body: What the method does; everything that it leads to is caused by the call.
  @inlinable @discardableResult
  public final func traced<R>(
    _ first: any Loggable, _ second: any Loggable, _ rest: any Loggable..., function: String = #function,
    _ body: () throws -> R
  ) rethrows -> R {
    begin(function, runtime.isRecording ? TraceValue.array(([first, second] + rest).map { $0.logged }) : nil)
    defer { runtime.pop() }
    return try body()
  }

  /// Does something in the participant's own name that is no call on record, such as what an initialiser or a computed
  /// property looks up: what it reads is read by the participant, whoever made it or asked it.
  /// - Parameter body: What is done.
  @discardableResult
  public final func acting<R>(_ body: () throws -> R) rethrows -> R { try runtime.acting(as: actor, body) }

  @usableFromInline
  final func begin(_ function: String, _ argument: TraceValue?) {
    runtime.begin(.call, from: nil, to: actor, name: function, value: argument)
  }

  /// Puts on record that something went wrong here that elsewhere would have ended the program.
  /// - Parameters:
  ///   - error: What was attempted.
  ///   - value: What is known about it.
  public final func report(_ error: String, _ value: Logged) { runtime.report(error, value, by: actor) }
}
