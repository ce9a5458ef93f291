/// Any JSON value, as an event carries it: object members keep their order, so that the same value always
/// has the same bytes.
public enum TraceValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([TraceValue])
  case object([Member])

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key, unescaped.
    public var key: String
    /// The value under the key.
    public var value: TraceValue

    /// Makes a member.
    public init(_ key: String, _ value: TraceValue) {
      self.key = key
      self.value = value
    }

    /// Whether key and value are the same.
    public static func == (a: Member, b: Member) -> Bool {
      a.key.hasSameCodePoints(as: b.key) && a.value == b.value
    }
  }

  /// The value under `key` where this is an object that has it.
  public subscript(key: String) -> TraceValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.hasSameCodePoints(as: key) }?.value
  }

  /// Whether both are the same JSON; texts are where their code points are.
  public static func == (a: TraceValue, b: TraceValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.string(let a), .string(let b)): a.hasSameCodePoints(as: b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    case (.null, _), (.bool, _), (.int, _), (.double, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}
