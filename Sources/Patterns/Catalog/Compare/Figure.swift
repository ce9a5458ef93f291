public import ArchTrace

/// What was found for a metric.
public enum Figure: Hashable, Sendable {
  /// So many.
  case count(Int)
  /// So many hundredths of the cheapest.
  case ratio(hundredths: Int)
  /// So many percent of a whole.
  case percent(Int)
  /// Whether it is so.
  case verdict(Bool)

  /// As every format writes it.
  public var value: TraceValue {
    switch self {
    case .count(let number), .percent(let number): .int(number)
    case .ratio(let hundredths): .double(Double(hundredths) / 100)
    case .verdict(let isSo): .string(isSo ? "yes" : "no")
    }
  }

  /// The larger, the more there is of it.
  public var size: Int {
    switch self {
    case .count(let number), .percent(let number), .ratio(let number): number
    case .verdict(let isSo): isSo ? 1 : 0
    }
  }
}
