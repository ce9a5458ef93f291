public import HeadlessUI
public import Runtime

// What can be said of a table.

extension Property where V == TableView, Value == Int {
  /// The first row in sight.
  public static var firstVisible: Self { Self("first") { $0.scroll(to: $1) } }
}

extension Property where V == TableView, Value == Bool {
  /// Whether there are further pages.
  public static var hasMore: Self { Self("more") { $0.hasMore = $1 } }
  /// Whether a further page may be asked for.
  public static var canLoadMore: Self { Self("more.enabled") { $0.more.isEnabled = $1 } }
  /// Whether a further page is being loaded.
  public static var isLoadingMore: Self { Self("loadingMore") { $0.isLoadingMore = $1 } }
}

extension ControlEvent where V == TableView, Value == Void {
  /// A tap on the button that asks for a further page.
  public static var more: Self { Self("more.tap") { $0.more.onTap = $1($0.more) } }
}

extension ControlEvent where V == TableView, Value == Int {
  /// A tap on a row, with the id of what it shows.
  public static var select: Self { Self("select") { $0.onSelect = $1($0) } }
  /// A scroll by a person, with the first row in sight.
  public static var scroll: Self { Self("scroll") { $0.onScroll = $1($0) } }
}

extension Property where V == TableView, Value == [Int] {
  /// The ids of all rows. What is in a cell is constructed once, from a signal of the element that it shows: another
  /// one when the cell is used again, and none while it is out of sight.
  /// - Parameters:
  ///   - adapter: Whose state has the elements.
  ///   - element: The element of an id.
  ///   - cell: What is in a row.
  public static func rows<State: AdapterState, Element>(
    of adapter: Adapter<State>, _ element: @escaping (State, Int) -> Element?,
    cell: @escaping (Signal<State, Element>) -> [ViewConstructor]
  ) -> Self {
    Self("rows", row: { id in cell(adapter.compactMap { element($0, id) }) }) { table, lifetime in
      let rows = RowConstructor(adapter, element, cell)
      lifetime.keep(rows)
      table.onConfigure = Action("configure", .delegate, from: table, to: table) { [weak rows] in
        rows?.configure($1.cell, for: $1.id)
      }
      table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: table) { [weak rows] in
        rows?.endDisplaying($1)
      }
      return { [weak table] in table?.setRows($0) }
    }
  }
}

/// Constructs a table's cells, and binds each to the element that it shows now.
private final class RowConstructor<State: AdapterState, Element>: Ending {
  private let adapter: Adapter<State>
  private let element: (State, Int) -> Element?
  private let cell: (Signal<State, Element>) -> [ViewConstructor]
  private var cells: [ObjectIdentifier: (element: SwitchedSignal<State, Element>, lifetime: Lifetime)] = [:]

  init(
    _ adapter: Adapter<State>, _ element: @escaping (State, Int) -> Element?,
    _ cell: @escaping (Signal<State, Element>) -> [ViewConstructor]
  ) {
    self.adapter = adapter
    self.element = element
    self.cell = cell
  }

  func configure(_ view: Cell, for id: Int) {
    let next = { [element] in element($0, id) }
    if let known = cells[ObjectIdentifier(view)] {
      known.lifetime.pause()
      known.element.follow(next)
      return known.lifetime.resume()
    }
    let switched = SwitchedSignal(next), lifetime = Lifetime()
    cells[ObjectIdentifier(view)] = (switched, lifetime)
    let parts = cell(switched.signal(of: adapter)).map { $0.construct(view.runtime) }
    for part in parts { view.add(part.view) }
    for part in parts { part.bind(lifetime) }
  }

  func endDisplaying(_ view: Cell) { cells[ObjectIdentifier(view)]?.lifetime.pause() }

  func end() {
    for cell in cells.values { cell.lifetime.end() }
    cells = [:]
  }
}
