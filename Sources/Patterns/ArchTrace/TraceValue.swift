/// Any JSON value, as an event carries it: object members keep their order, so that the same value always
/// has the same bytes.
///
/// Two values are equal when they mean the same: texts by their code points, numbers by their decimal value however large
/// or long (`1`, `1.0` and `10e-1`; `0` and `-0`), objects by their members in whatever order.
public enum TraceValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A number that neither of these stands for. No value is both: it is made by reading only.
  case decimal(TraceDecimal)
  case string(String)
  case array([TraceValue])
  case object([Member])

  /// One key of an object with its value.
  public struct Member: Sendable {
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
    return members.first { ExactText.isSame($0.key, key) }?.value
  }
}

extension TraceValue: Hashable {
  /// Whether two values mean the same.
  public static func == (a: TraceValue, b: TraceValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b || a.isNaN && b.isNaN
    case (.int(let integer), .double(let number)), (.double(let number), .int(let integer)):
      number.spelledInteger == integer
    case (.decimal(let a), .decimal(let b)): a == b
    case (.string(let a), .string(let b)): ExactText.isSame(a, b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): Member.areSame(a, b)
    case (.null, _), (.bool, _), (.int, _), (.double, _), (.decimal, _), (.string, _), (.array, _),
      (.object, _):
      false
    }
  }

  /// Hashes what the value means.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .int(let integer): hasher.combine(integer)
    case .double(let number):
      if let integer = number.spelledInteger { hasher.combine(integer) } else { hasher.combine(number) }
    case .decimal(let number): hasher.combine(number)
    case .string(let text): hasher.combine(ExactText(text))
    case .array(let elements): hasher.combine(elements)
    case .object(let members):
      // A sum, since the order does not count.
      hasher.combine(members.reduce(members.count) { $0 &+ $1.hashValue })
    }
  }
}

extension TraceValue.Member: Hashable {
  /// Whether key and value are the same.
  public static func == (a: Self, b: Self) -> Bool { ExactText.isSame(a.key, b.key) && a.value == b.value }

  /// Hashes key and value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(key))
    hasher.combine(value)
  }

  /// Whether two objects have the same members, in whatever order.
  static func areSame(_ a: [Self], _ b: [Self]) -> Bool {
    guard a.count == b.count else { return false }
    guard let first = a.indices.first(where: { !ExactText.isSame(a[$0].key, b[$0].key) }) else {
      return a.indices.allSatisfy { a[$0].value == b[$0].value }
    }
    guard a.indices[..<first].allSatisfy({ a[$0].value == b[$0].value }) else { return false }
    var rest = Dictionary(
      b[first...].map { (ExactText($0.key), $0.value) }, uniquingKeysWith: { value, _ in value })
    return a[first...].allSatisfy { member in
      rest.removeValue(forKey: ExactText(member.key)).map { $0 == member.value } ?? false
    }
  }
}
