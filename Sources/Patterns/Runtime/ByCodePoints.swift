import ArchTrace

/// Whether two values are equal, where a text, be it optional or in a list, is compared by its code points.
///
/// `==` takes texts for equal that look the same: `é` in one code point, and `e` with an accent behind it.
@inlinable public func areSame<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
  // Known when the function is made for a type, so that values of other types are compared without a question.
  if Value.self == String.self {
    return isSameText(unsafeBitCast(a, to: String.self), unsafeBitCast(b, to: String.self))
  }
  if Value.self == String?.self {
    return isSameText(unsafeBitCast(a, to: String?.self), unsafeBitCast(b, to: String?.self))
  }
  if Value.self == [String].self {
    return isSameText(unsafeBitCast(a, to: [String].self), unsafeBitCast(b, to: [String].self))
  }
  return a == b
}

@usableFromInline func isSameText(_ a: String, _ b: String) -> Bool { ExactText.isSame(a, b) }

@usableFromInline func isSameText(_ a: String?, _ b: String?) -> Bool { ExactText.isSame(a, b) }

@usableFromInline func isSameText(_ a: [String], _ b: [String]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { ExactText.isSame($0, $1) }
}

/// A text, or an optional one, that is compared by its code points: `@ByCodePoints var name: String`.
///
/// So is whatever holds it, where its `==` is left to the compiler.
@propertyWrapper public struct ByCodePoints<Value: Equatable>: Equatable {
  /// The text.
  public var wrappedValue: Value

  /// Takes a text.
  /// - Parameter wrappedValue: The text.
  @inlinable public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Whether both have the same code points.
  @inlinable public static func == (a: Self, b: Self) -> Bool { areSame(a.wrappedValue, b.wrappedValue) }
}

extension ByCodePoints: Sendable where Value: Sendable {}

extension ByCodePoints: Hashable where Value: Hashable {
  /// Hashes the text; all that `==` takes for equal have one hash.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension ByCodePoints: Codable where Value: Codable {
  /// Reads the text alone.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value.self)
  }

  /// Writes the text alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
