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
  }

  /// The value under `key` where this is an object that has it.
  public subscript(key: String) -> TraceValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
