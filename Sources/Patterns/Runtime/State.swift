/// State that can say, path by path, how a later value differs from an earlier one.
public protocol Inspectable {
  /// Compares two values field by field.
  /// - Parameters:
  ///   - old: The value before.
  ///   - new: The value after.
  ///   - inspector: Takes each field's name with both values.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector)
}

/// Holds the state that a participant owns. Every change goes through it, is compared with what was there, and
/// is on record as the owner's.
public final class StateCell<Value: Inspectable> {
  /// The state now.
  @inlinable public var value: Value {
    noteRead()
    return current
  }
  @usableFromInline var current: Value
  @usableFromInline let runtime: Runtime
  @usableFromInline let owner: Actor
  /// Compares the values; kept, with its room for changes.
  @usableFromInline var inspector: Inspector

  /// Makes a cell.
  /// - Parameters:
  ///   - owner: Whose state it is.
  ///   - path: Where in its owner's state the cell stands; empty for the whole.
  ///   - value: The first value.
  @inlinable public init(of owner: Participant, at path: String = "", _ value: Value) {
    self.runtime = owner.runtime
    self.owner = owner.actor
    inspector = Inspector(at: path)
    current = value
  }

  /// Changes the state and records how.
  /// - Parameter body: Changes the value in place.
  /// - Returns: What the body returns.
  @discardableResult
  @inlinable public func mutate<R>(_ body: (inout Value) -> R) -> R {
    guard runtime.isRecording else { return body(&current) }
    inspector.clear()
    let result = Self.change(&current, body, &inspector)
    runtime.recordState(owner, inspector.changes)
    return result
  }

  /// Looks at the state where it is, which must not change meanwhile; that takes less than a copy of it.
  @inlinable public func read<R>(_ body: (borrowing Value) -> R) -> R {
    noteRead()
    return body(current)
  }

  /// Puts on record that somebody else than the owner reads the state, where reads are.
  @inlinable func noteRead() {
    if runtime.recordsReads { runtime.recordRead(of: self, owner: owner, path: inspector.path) }
  }

  /// Takes the value as its own, so that it need not be copied for the comparison.
  @inlinable static func change<R>(
    _ value: inout Value, _ body: (inout Value) -> R, _ inspector: inout Inspector
  ) -> R {
    let old = value
    let result = body(&value)
    Value.inspect(old, value, with: &inspector)
    return result
  }

  /// Puts another value in place of the state and records how they differ.
  @inlinable public func set(_ value: Value) { mutate { $0 = value } }
}

/// A single value as a state of its own, without a name below its path.
public struct Single<Value: Loggable & Equatable>: Inspectable, Equatable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  @inlinable public init(_ value: Value) { self.value = value }

  /// Compares field by field.
  @inlinable public static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.value, new.value)
  }
}
