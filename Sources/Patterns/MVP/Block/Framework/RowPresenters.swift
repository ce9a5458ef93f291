/// The presenters of a list's rows: each is made when its row is first shown, and stays, in a cell or in none, as long as
/// the list.
public final class RowPresenters<Row: CellPresenter> {
  private var ids: [Int: Row] = [:]
  /// In the order made, in which they are closed: a dictionary has another in each process.
  private var rows: [Row] = []

  /// Begins with none.
  public init() {}

  /// The presenter of a row.
  /// - Parameters:
  ///   - id: The id of what the row shows.
  ///   - make: Makes it, the first time.
  public func row(_ id: Int, _ make: () -> Row) -> Row {
    if let row = ids[id] { return row }
    let row = make()
    ids[id] = row
    rows.append(row)
    return row
  }

  /// Tells the rows that show one of these that it has changed.
  public func update(_ changed: [Int]) {
    for id in changed { ids[id]?.update() }
  }

  /// Tells the rows for which this is so that something that they show has changed.
  public func update(where isChanged: (Row) -> Bool) {
    for row in rows where isChanged(row) { row.update() }
  }

  /// Has them forget the blocks of their cells: the list's view is out of sight.
  public func detachViews() {
    for row in rows { row.detachView() }
  }

  /// Closes them: the list is gone.
  public func close() {
    ids = [:]
    for row in rows { row.close() }
    rows = []
  }
}
