public import ArchTrace

/// A value as a trace shows it.
public typealias Logged = TraceValue

/// A value that a trace can show.
public protocol Loggable {
  /// The value as JSON, the same in every process.
  var logged: TraceValue { get }
}

extension TraceValue: Loggable {
  /// As a trace shows it.
  public var logged: TraceValue { self }

  /// An object with these members, in this order.
  public static func fields(_ members: LoggedFields) -> TraceValue { .object(members.members) }

  /// An object with two members, where it is made so often that a literal of any number takes too long.
  @inlinable public static func fields(
    _ first: (key: String, value: some Loggable), _ second: (key: String, value: some Loggable)
  ) -> TraceValue {
    .object([Member(first.key, first.value.logged), Member(second.key, second.value.logged)])
  }

  /// The object without the members that are null.
  public var withoutNulls: TraceValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .null })
  }
}

/// The members of an object as they stand in code, `["id": 7, "success": true]`. They are shown when the literal is made:
/// `KeyValuePairs` would keep them, and hand out copies.
public struct LoggedFields: ExpressibleByDictionaryLiteral {
  @usableFromInline let members: [TraceValue.Member]

  /// Shows each value.
  /// - Parameter elements: The members' keys and values.
  @inlinable public init(dictionaryLiteral elements: (String, any Loggable)...) {
    var members: [TraceValue.Member] = []
    members.reserveCapacity(elements.count)
    for (key, value) in elements { members.append(TraceValue.Member(key, value.logged)) }
    self.members = members
  }
}

extension Int: Loggable {
  /// As a trace shows it.
  public var logged: TraceValue { .int(self) }
}

extension Bool: Loggable {
  /// As a trace shows it.
  public var logged: TraceValue { .bool(self) }
}

extension String: Loggable {
  /// As a trace shows it.
  public var logged: TraceValue { .string(self) }
}

extension Optional: Loggable where Wrapped: Loggable {
  /// As a trace shows it.
  public var logged: TraceValue { self?.logged ?? .null }
}

extension Array: Loggable where Element: Loggable {
  /// As a trace shows it.
  public var logged: TraceValue { .array(map { $0.logged }) }  // a key path would be looked up each time
}

extension Loggable where Self: RawRepresentable, RawValue: Loggable {
  /// The raw value.
  public var logged: TraceValue { rawValue.logged }
}

extension LoadState: Loggable {}

/// How a value is shown; nil where it cannot be.
typealias Logger<Value> = (Value) -> TraceValue

/// How values of a type are shown. Asked once for many values: whether a type conforms is slow to find out.
func logger<Value>(of type: Value.Type) -> Logger<Value>? {
  guard let loggable = type as? any Loggable.Type else { return nil }
  func open<L: Loggable>(_: L.Type) -> Logger<Value> { { ($0 as? L)?.logged ?? .null } }
  return open(loggable)
}
