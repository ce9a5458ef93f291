public import HeadlessUI
public import Runtime

// What can be bound of the kit's views.

extension Property where V == Label, Value == String {
  /// The text shown.
  public static var text: Self { Self("") { $0.set($1) } }
}

extension Property where V: Button, Value == String {
  /// The title shown.
  public static var title: Self { Self("title") { $0.title = $1 } }
}

extension Property where V: Button, Value == Bool {
  /// Whether a tap does something.
  public static var isEnabled: Self { Self("enabled") { $0.isEnabled = $1 } }
}

extension ControlEvent where V: Button, Value == Void {
  /// A tap.
  public static var tap: Self { Self("tap") { $0.onTap = $1($0) } }
}

extension Property where V == Indicator, Value == Bool {
  /// Whether it is shown.
  public static var isOn: Self { Self("") { $0.isOn = $1 } }
}

extension Property where V: TextField, Value == String {
  /// The text in the field.
  public static var text: Self { Self("") { $0.content = $1 } }
}

extension ControlEvent where V: TextField, Value == String {
  /// A change of the text by a person, with the text.
  public static var change: Self { Self("change") { $0.onChange = $1($0) } }
}

extension Property where V == PageControl, Value == Int {
  /// The page shown.
  public static var page: Self { Self("") { $0.page = $1 } }
}

extension Property where V: ContentView, Value == LoadState {
  /// How far the content is.
  public static var state: Self { Self("state") { $0.state = $1 } }
}

extension Property where V: ContentView, Value == Bool {
  /// Whether the content is being loaded again while it is shown.
  public static var isRefreshing: Self { Self("refreshing") { $0.isRefreshing = $1 } }
}

extension ControlEvent where V: ContentView, Value == Void {
  /// A pull to refresh.
  public static var pull: Self { Self("pull") { $0.onPull = $1($0) } }
  /// A tap on the button under an error.
  public static var retry: Self { Self("retry") { $0.retry.onTap = $1($0.retry) } }
}

extension Property where V: TableView, Value == [Int] {
  /// The ids of all rows. A row's binder is made with the first cell that needs one and goes with the cell: it is
  /// paused when the cell goes out of sight, and points to another subject when the cell is used again.
  /// - Parameter binder: Makes the binder of a row.
  public static func rows(_ binder: @escaping (Row) -> Binder) -> Self {
    Self("rows") { table, owner in
      let rows = RowBinders(binder)
      table.onConfigure = Action("configure", .delegate, from: table, to: owner) { rows.show($1, for: $0) }
      table.onEndDisplaying = Action("endDisplaying", .delegate, from: table, to: owner) { rows.hide($1) }
      return { [weak table] _, ids in table?.setRows(ids) }
    }
  }
}

extension Property where V: TableView, Value == Int {
  /// The first row in sight.
  public static var firstVisible: Self { Self("first") { $0.scroll(to: $1) } }
}

extension Property where V: TableView, Value == Bool {
  /// Whether there are further pages.
  public static var hasMore: Self { Self("more") { $0.hasMore = $1 } }
  /// Whether a further page may be asked for.
  public static var canLoadMore: Self { Self("more.enabled") { $0.more.isEnabled = $1 } }
  /// Whether a further page is being loaded.
  public static var isLoadingMore: Self { Self("loadingMore") { $0.isLoadingMore = $1 } }
}

extension ControlEvent where V: TableView, Value == Void {
  /// A tap on the button that asks for a further page.
  public static var more: Self { Self("more.tap") { $0.more.onTap = $1($0.more) } }
}

extension ControlEvent where V: TableView, Value == Int {
  /// A tap on a row, with the id of what it shows.
  public static var select: Self { Self("select") { $0.onSelect = $1($0) } }
  /// A scroll by a person, with the first row in sight.
  public static var scroll: Self { Self("scroll") { $0.onScroll = $1($0) } }
}

/// The binders of a table's rows, one for each cell.
private final class RowBinders {
  private let make: (Row) -> Binder
  private var binders: [ObjectIdentifier: (row: Row, binder: Binder)] = [:]

  init(_ make: @escaping (Row) -> Binder) { self.make = make }

  func show(_ request: RowRequest, for owner: Binder) {
    if let (row, binder) = binders[ObjectIdentifier(request.cell)] {
      if row.id != request.id { binder.pause() }
      row.id = request.id
      return binder.resume()
    }
    let row = Row(request.id)
    let binder = make(row)
    binders[ObjectIdentifier(request.cell)] = (row, binder)
    owner.add(binder)
    for view in binder.construct() { request.cell.add(view) }
  }

  func hide(_ cell: Cell) { binders[ObjectIdentifier(cell)]?.binder.pause() }
}
