import HeadlessUI
import Runtime

/// A look at everything in the window that a person can see or scroll to.
struct WindowSight {
  /// Whether nothing is out.
  let isQuiet: Bool
  /// The rows of each table, those out of sight included.
  private(set) var rows: [String] = []
  /// The laws broken, and where.
  private(set) var breaches: [(Law, String)] = []

  init(isQuiet: Bool) { self.isQuiet = isQuiet }

  /// Looks at a view and at everything in it.
  mutating func look(at view: View) {
    if let table = view as? TableView { check(table) }
    if isQuiet {
      if let content = view as? ContentView, content.state == .loading || content.isRefreshing {
        breaches.append((.quietScreen, "\(content.path) is loading"))
      }
      if let indicator = view as? Indicator, indicator.isOn {
        breaches.append((.quietScreen, "\(indicator.path) is on"))
      }
      if let button = view as? Button, !button.isEnabled, !Self.mayBeDisabled(button) {
        breaches.append((.quietScreen, "\(button.path) is disabled"))
      }
    }
    for subview in view.subviews where !subview.isHidden && !view.conceals(subview) { look(at: subview) }
  }

  private mutating func check(_ table: TableView) {
    rows.append("\(table.element) ids \(table.rows)")
    if Set(table.rows).count != table.rows.count {
      breaches.append((.idOnce, "\(table.element): \(table.rows)"))
    }
    let inSight = table.rows.dropFirst(table.firstVisible).prefix(TableView.visibleRows)
    if table.cells.map(\.id) != Array(inSight) {
      breaches.append((.rowsAgree, "\(table.element): \(table.cells.map(\.id)) for \(Array(inSight))"))
    }
    if isQuiet, table.isLoadingMore { breaches.append((.quietScreen, "\(table.element) is loading more")) }
  }

  /// A liked blog cannot be liked; a gallery ends on both sides.
  private static func mayBeDisabled(_ button: Button) -> Bool {
    button.title == "Liked" || button.path.hasPrefix("gallery.")
  }
}
