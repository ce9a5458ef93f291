import BlogDomain
import HeadlessUI
import Runtime

/// What is said of what a person has in sight: the attributes of the window, of the screen on top and of its rows.
struct AttributeSight {
  private let window: [AttributeSummary]
  private let alert: AlertConstructor<WindowState>?
  private var screen: [AttributeSummary] = []

  init(_ adapters: Adapters) {
    window = windowBinder(adapters).map(\.summary)
    alert = adapters.window.state.alert.map { alertBinder($0, adapters.window) }
    guard let top = adapters.window.state.screens.last else { return }
    for view in screenBinder(top.place, adapters).views { screen += view.attributes() }
    for table in screen {
      for (place, id) in Shown.ids(in: table.row == nil ? nil : table.value).enumerated() {
        guard let row = table.row, place < Shown.rowsInSight else { break }
        for view in row(id) { screen += view.attributes(in: "\(table.path)[\(place)]") }
      }
    }
  }

  /// The message that an event of the window becomes.
  func message(_ name: String, _ value: Any = ()) -> (any AdapterMessage)? {
    window.first { $0.name == name }?.message(value)
  }

  /// The message that an event of a view becomes.
  func message(of path: String, _ name: String, _ value: Any = ()) -> (any AdapterMessage)? {
    screen.first { $0.path == path && $0.name == name }?.message(value)
  }

  /// The message of a button of the alert.
  func message(ofButton title: String) -> WindowMessage? {
    alert?.buttons.first { areSame($0.title, title) }?.target.message(())
  }

  /// The id of what a row shows.
  func id(of row: Int, in table: String) -> Int? {
    let ids = Shown.ids(in: screen.first { $0.path == table && $0.row != nil }?.value)
    return ids.indices.contains(row) ? ids[row] : nil
  }

  /// What the views would show now.
  var shown: Shown {
    var shown = Shown()
    shown.set("alert", alert?.title)
    for attribute in window {
      if let value = attribute.value, attribute.name != "alert" { shown.set(attribute.name, value) }
    }
    for attribute in screen {
      guard let value = attribute.value else { continue }
      switch attribute.name {
      case "", "title": shown.set(attribute.path, value)
      case "rows":
        shown.set("\(attribute.path).count", Shown.ids(in: value).count)
        shown.set("\(attribute.path).ids", value)
      case _: shown.set("\(attribute.path).\(attribute.name)", value)
      }
    }
    return shown
  }
}
