public import ArchTrace

/// State that can say, path by path, how a later value differs from an earlier one.
public protocol Inspectable {
  /// Compares two values field by field.
  /// - Parameters:
  ///   - old: The value before.
  ///   - new: The value after.
  ///   - inspector: Takes each field's name with both values.
  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector)
}

/// Collects the changes between two values of a state, with their paths.
public struct Inspector {
  /// The changes so far.
  public private(set) var changes: [Change] = []
  private var path: String

  /// Starts at a path, which is empty at the root.
  public init(at path: String = "") { self.path = path }

  /// Compares a field. Inlined, since most fields are the same, which a generic comparison takes long to find.
  @inlinable public mutating func field<V: Loggable & Equatable>(_ name: String, _ old: V, _ new: V) {
    if old != new { add(name, old.logged, new.logged) }
  }

  @usableFromInline mutating func add(_ name: String, _ old: TraceValue, _ new: TraceValue) {
    changes.append(Change(join(name), old: old == .null ? nil : old, new: new == .null ? nil : new))
  }

  /// Compares a field that is a state of its own.
  public mutating func nested<V: Inspectable>(_ name: String, _ old: V, _ new: V) {
    let outer = path
    path = join(name)
    V.inspect(old, new, with: &self)
    path = outer
  }

  /// Compares a field that is a list of values with ids: entries are named `name[ID]`.
  public mutating func element<V: Inspectable & Loggable>(_ name: String, id: Int, _ old: V?, _ new: V?) {
    switch (old, new) {
    case (let old?, let new?): nested(entry(name, id), old, new)
    case (nil, let new?): changes.append(Change(join(entry(name, id)), old: nil, new: new.logged))
    case (let old?, nil): changes.append(Change(join(entry(name, id)), old: old.logged, new: nil))
    case (nil, nil): break
    }
  }

  /// Compares a list by its length and its differing entries, each named `name[INDEX]`.
  public mutating func list<V: Loggable & Equatable>(_ name: String, _ old: [V], _ new: [V]) {
    guard old != new else { return }
    for index in 0..<Swift.max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      guard before != after else { continue }
      changes.append(Change(join(entry(name, index)), old: before?.logged, new: after?.logged))
    }
  }

  /// Compares two lists, unless they still share their storage: then they are the same without a look at any entry.
  public mutating func unlessShared<V>(_ old: [V], _ new: [V], _ compare: (inout Inspector) -> Void) {
    let isShared = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { old.baseAddress == $0.baseAddress && old.count == $0.count }
    }
    if !isShared { compare(&self) }
  }

  // Added up, since interpolating takes several times as long.
  private func entry(_ name: String, _ number: Int) -> String { name + "[" + String(number) + "]" }

  private func join(_ name: String) -> String {
    path.isEmpty ? name : name.isEmpty ? path : path + "." + name
  }
}

/// Holds the state that a participant owns. Every change goes through it, is compared with what was there, and
/// is on record as the owner's.
public final class StateCell<Value: Inspectable> {
  /// The state now.
  public private(set) var value: Value
  private let runtime: Runtime
  private let owner: Actor
  private let path: String

  /// Makes a cell.
  /// - Parameters:
  ///   - owner: Whose state it is.
  ///   - path: Where in its owner's state the cell stands; empty for the whole.
  ///   - value: The first value.
  public init(of owner: Participant, at path: String = "", _ value: Value) {
    self.runtime = owner.runtime
    self.owner = owner.actor
    self.path = path
    self.value = value
  }

  /// Changes the state and records how.
  /// - Parameter body: Changes the value in place.
  /// - Returns: What the body returns.
  @discardableResult
  public func mutate<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    guard runtime.isRecording else { return try body(&value) }
    let old = value
    defer {
      var inspector = Inspector(at: path)
      Value.inspect(old, value, with: &inspector)
      runtime.recordState(owner, inspector.changes)
    }
    return try body(&value)
  }

  /// Puts another value in place of the state and records how they differ.
  public func set(_ value: Value) { mutate { $0 = value } }
}

/// A single value as a state of its own, without a name below its path.
public struct Single<Value: Loggable & Equatable>: Inspectable, Equatable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  public init(_ value: Value) { self.value = value }

  /// Compares field by field.
  public static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("", old.value, new.value)
  }
}
