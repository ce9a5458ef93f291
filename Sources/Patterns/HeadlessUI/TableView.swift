public import ArchTrace
public import Runtime

/// A row of a table, used again for another row when it scrolls out of sight.
open class Cell: View {
  /// Which row it shows now, from 0.
  public internal(set) var index = 0 {
    didSet { if index != oldValue { forgetPath() } }
  }
  /// The id of what it shows now.
  public internal(set) var id = 0

  /// Makes a cell.
  public init(_ runtime: Runtime, _ subviews: [View]) {
    super.init(runtime, "", axis: .horizontal, subviews)
  }

  override func makePath() -> String { "\(superview?.path ?? "")[\(index)]" }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {}

  open override var shown: [(suffix: String, value: TraceValue)] { [("", .int(id))] }
}

/// A cell that must show what has an id.
public struct RowRequest {
  /// The cell, new or used before.
  public let cell: Cell
  /// The id of what it must show.
  public let id: Int
}

/// A table of rows, each with the id of what it shows. Ten rows are in sight and have a cell; the others have
/// none.
open class TableView: ContentView {
  /// How many rows are in sight.
  public static let visibleRows = RowsInSight.count

  /// The ids of all rows, in order.
  public private(set) var rows: [Int] = []
  /// The first row in sight.
  public private(set) var firstVisible = 0
  /// The button under the rows, there while there are further pages.
  public let more: MoreButton

  /// Whether there are further pages.
  public var hasMore = false {
    didSet {
      guard hasMore != oldValue else { return runtime.countIdleRender() }
      more.isHidden = !hasMore
      changed([Change(path + ".more", old: .bool(oldValue), new: .bool(hasMore))] + more.disabled)
    }
  }

  /// Whether a further page is being loaded.
  public var isLoadingMore = false {
    didSet { changed(".loadingMore", oldValue, isLoadingMore) }
  }

  /// The wire through which the table asks for a row's content.
  public var onConfigure: Action<RowRequest>?
  /// The wire that tells that a cell went out of sight, to be used again.
  public var onEndDisplaying: Action<Cell>?
  /// The wire that a tap on a row goes through, with the id of what the row shows.
  public var onSelect: Action<Int>?
  /// The wire that tells of a scroll by a person, with the first row in sight.
  public var onScroll: Action<Int>?

  private let makeCell: (Runtime) -> Cell
  /// The cells in sight, in order.
  public private(set) var cells: [Cell] = []
  /// What they show.
  private var ids: ArraySlice<Int> = []
  private var pool: [Cell] = []

  /// Makes an empty table.
  /// - Parameters:
  ///   - cell: Makes a cell of the table's sort.
  public init(
    _ runtime: Runtime, _ element: String, emptyText: String, errorText: String,
    cell: @escaping (Runtime) -> Cell
  ) {
    makeCell = cell
    more = MoreButton(runtime)
    super.init(runtime, element, emptyText: emptyText, errorText: errorText)
    more.isHidden = true
    add(more)
  }

  // MARK: Rows

  /// Shows these rows. A row that stays keeps its cell; one that comes asks for its content.
  ///
  /// On record it is a call of `reloadData()` by whoever sets them, under which the delegate is asked.
  /// - Parameter ids: The id of what each row shows; each once.
  public func setRows(_ ids: [Int]) {
    guard ids != rows else { return runtime.countIdleRender() }
    runtime.calling(actor, "reloadData()") {
      let count = rows.count
      rows = ids
      changed(".count", count, ids.count)
      layout(first: firstVisible)
    }
  }

  /// Asks for a row's content again, where it is in sight; a call of `reconfigureRows(at:)` on record.
  public func reconfigure(_ id: Int) {
    if let cell = cell(for: id) { reconfigure([cell]) }
  }

  /// Asks for the content of every row in sight again; a call of `reconfigureRows(at:)` on record.
  public func reconfigureVisible() {
    if !cells.isEmpty { reconfigure(cells) }
  }

  private func reconfigure(_ cells: [Cell]) {
    runtime.calling(actor, "reconfigureRows(at:)", .array(cells.map { .int($0.index) })) {
      for cell in cells { configure(cell) }
    }
  }

  /// The cell that shows an id now.
  public func cell(for id: Int) -> Cell? { ids.firstIndex(of: id).map { cells[$0 - ids.startIndex] } }

  /// The cell of a row in sight.
  func cell(at index: Int) -> Cell? {
    let place = index - firstVisible
    return place >= 0 && place < cells.count ? cells[place] : nil
  }

  /// Makes a row the first in sight, as far as there are rows; a call of `scrollToRow(at:)` on record, where that
  /// moves the table.
  public func scroll(to row: Int) {
    guard moves(to: row) else { return }
    runtime.calling(actor, "scrollToRow(at:)", .int(row)) { layout(first: row) }
  }

  /// Whether the table moves where a row is made the first in sight.
  func moves(to row: Int) -> Bool { RowsInSight.clamp(row, rows: rows.count) != firstVisible }

  /// Follows a person's finger.
  func dragged(to row: Int) { layout(first: row) }

  /// What the table does to its rows it does by itself, whoever set them; it asks its delegate for what they show.
  private func layout(first wanted: Int) { runtime.acting(as: actor) { layOut(first: wanted) } }

  private func configure(_ cell: Cell) {
    onConfigure?(RowRequest(cell: cell, id: cell.id), method: "cellForRow(at:)", .int(cell.index))
  }

  private func layOut(first wanted: Int) {
    firstVisible = RowsInSight.clamp(wanted, rows: rows.count)
    let visible = rows[firstVisible..<min(firstVisible + Self.visibleRows, rows.count)]
    let isSeen = isOnScreen
    var kept: [Cell] = []
    for cell in cells {
      if visible.contains(cell.id) {
        kept.append(cell)
      } else {
        if isSeen { cell.recordRemoval(from: self) }
        onEndDisplaying?(cell, method: "didEndDisplaying(at:)", .int(cell.index))
        pool.append(cell)
      }
    }
    var placed: [Cell] = []
    var inserted: [Cell] = []
    for (index, id) in zip(visible.indices, visible) {
      if let cell = kept.first(where: { $0.id == id }) {
        if cell.index != index { move(cell, to: index, isSeen) }
        placed.append(cell)
      } else {
        let cell = dequeue()
        cell.index = index
        cell.id = id
        placed.append(cell)
        inserted.append(cell)
      }
    }
    setSubviews(kept + [more, retry])  // a cell is set before it is seen
    cells = placed
    ids = visible
    for cell in inserted { configure(cell) }
    setSubviews(cells + [more, retry])
    if isSeen { for cell in inserted { cell.recordInsertion(in: self) } }
  }

  /// A cell that went out of sight, prepared for another row; a new one where there is none.
  private func dequeue() -> Cell {
    guard let cell = pool.popLast() else { return makeCell(runtime) }
    cell.prepareForReuse()
    return cell
  }

  private func move(_ cell: Cell, to index: Int, _ isSeen: Bool) {
    let old = cell.path
    cell.index = index
    if isSeen { cell.changed([Change(cell.path, old: .string(old), new: .string(cell.path))]) }
  }

  // MARK: What it shows

  override var concealsContent: Bool { false }

  open override var shown: [(suffix: String, value: TraceValue)] {
    super.shown + [(".count", .int(rows.count))] + (hasMore ? [(".more", .bool(true))] : [])
      + (isLoadingMore ? [(".loadingMore", .bool(true))] : [])
  }

  open override func read(_ property: String) -> TraceValue? {
    switch property {
    case "count": .int(rows.count)
    case "ids": .array(rows.map { .int($0) })
    case "more": .bool(hasMore)
    case "loadingMore": .bool(isLoadingMore)
    case _: super.read(property)
    }
  }

  open override func draw(into lines: inout [String]) {
    var title = element
    if !rows.isEmpty { title += "  \(firstVisible)–\(firstVisible + cells.count - 1) of \(rows.count)" }
    if let text { title += "  \(text)" }
    if state == .error, let button = retry.text { title += "  \(button)" }
    lines.append(title)
    for cell in cells { lines.append("  \(cell.index)  \(cell.inlineText ?? "")") }
    if hasMore, let text = more.text { lines.append(isLoadingMore ? "  \(text)  Loading…" : "  \(text)") }
  }
}

/// The button under a table's rows that asks for a further page. Its path stands for whether there is one.
public final class MoreButton: Button {
  init(_ runtime: Runtime) { super.init(runtime, ".more", "Load more", showsTitle: false) }

  /// That it takes no tap, where it takes none.
  fileprivate var disabled: [Change] {
    isHidden || isEnabled ? [] : [Change(path + ".enabled", old: nil, new: .bool(false))]
  }

  override func recordsAppearance() -> Bool { false }
}
