/// A count, which a server may say to be anything: held within ±(2^53 − 1), what every reader of JSON holds exactly.
@propertyWrapper public struct Saturating: Hashable, Sendable {
  /// The largest count; the smallest is as far below 0.
  public static let limit = 9_007_199_254_740_991

  private var count: Int

  /// The count.
  public var wrappedValue: Int {
    get { count }
    set { count = Self.held(newValue) }
  }

  /// Takes a count.
  /// - Parameter wrappedValue: The count, as near as it can be held.
  public init(wrappedValue: Int) { count = Self.held(wrappedValue) }

  private static func held(_ count: Int) -> Int { min(max(count, -limit), limit) }

  /// The count that a number without a fraction says, however large it is; nil where it has one.
  public static func count(_ number: Double) -> Int? {
    guard number.rounded() == number else { return nil }
    return Int(exactly: number).map(held) ?? (number < 0 ? -limit : limit)
  }
}

extension Saturating: Codable {
  /// Reads the number alone.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the number alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
