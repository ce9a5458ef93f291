/// The presenters of a list's rows, one for each id that is listed. Each goes on whether its row is in sight or not.
public struct RowPresenters<Row: Presenter> {
  private var ids: [Int] = []
  private var rows: [Int: Row] = [:]

  /// Lists no rows.
  public init() {}

  /// The presenter of the row with an id; nil where that is not listed.
  public subscript(id: Int) -> Row? { rows[id] }

  /// Makes presenters for rows that come, and closes those of rows that go. A row that stays keeps its presenter.
  /// - Parameters:
  ///   - ids: The id of each row, in order, each once.
  ///   - make: Makes the presenter of a row.
  public mutating func list(_ ids: [Int], _ make: (Int) -> Row) {
    let listed = Set(ids)
    for id in self.ids where !listed.contains(id) { rows.removeValue(forKey: id)?.close() }
    for id in ids where rows[id] == nil { rows[id] = make(id) }
    self.ids = ids
  }

  /// Closes them all.
  public mutating func close() {
    for id in ids { rows[id]?.close() }
    ids = []
    rows = [:]
  }
}
