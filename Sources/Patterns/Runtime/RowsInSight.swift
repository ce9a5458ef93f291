/// How a list is scrolled: a rule that whoever holds a scroll position needs without a view.
public enum RowsInSight {
  /// How many rows are in sight.
  public static let count = 10

  /// The first row in sight that comes closest to one, for a number of rows.
  public static func clamp(_ first: Int, rows: Int) -> Int { max(0, min(first, rows - count)) }
}
