package import ArchTrace

/// Something that stands in a window, on whichever screen: a property of a view, a wire that a control has, a screen's
/// name. What its own screen would not show if it were on top is left out.
package struct WindowItem: Equatable {
  /// Where: `stack[1] blogs[3].like`.
  package let path: String
  /// What.
  package let value: TraceValue
}

extension Window {
  /// Everything that stands in it: every screen of the stack, those below and those detached too, the alert, the toast.
  package var content: [WindowItem] {
    var items = [WindowItem(path: "stack", value: stackNames)]
    for (place, screen) in stack.enumerated() {
      items.append(WindowItem(path: "stack[\(place)].attached", value: .bool(screen.isAttached)))
      screen.collect(into: &items, below: "stack[\(place)] ")
    }
    let buttons = alert?.buttons.map { TraceValue.string($0.title) } ?? []
    items.append(WindowItem(path: "alert", value: .array([alertTitle] + buttons)))
    items.append(WindowItem(path: "toast", value: toastText))
    items.append(WindowItem(path: "transition", value: .bool(isTransitioning)))
    return items
  }
}

extension View {
  fileprivate func collect(into items: inout [WindowItem], below prefix: String) {
    let path = prefix + path
    for (suffix, value) in shown { items.append(WindowItem(path: path + suffix, value: value)) }
    if let text { items.append(WindowItem(path: path + " (text)", value: .string(text))) }
    for (name, value) in own { items.append(WindowItem(path: "\(path) (\(name))", value: value)) }
    for view in subviews where !view.isHidden && !conceals(view) { view.collect(into: &items, below: prefix) }
  }

  /// What a person cannot see of it: which way a tap goes, rows out of sight.
  private var own: [(String, TraceValue)] {
    switch self {
    case let table as TableView:
      [
        ("rows", .array(table.rows.map { .int($0) })), ("first", .int(table.firstVisible)),
        ("pulls", .bool(table.onPull != nil)), ("selects", .bool(table.onSelect != nil)),
      ]
    case let content as ContentView: [("pulls", .bool(content.onPull != nil))]
    case let button as Button: [("taps", .bool(button.onTap != nil))]
    case let field as TextField: [("types", .bool(field.onChange != nil))]
    case _: []
    }
  }
}
