import BlogDomain
import HeadlessUI
import Runtime

/// What a person would see of a virtual window, and what taps there would send: read from the description alone.
struct VirtualSight<Message> {
  private(set) var shown = Shown()
  /// The message of a pull, and of a tap on Retry, by part.
  private(set) var refreshes: [String: Message] = [:]
  /// What a text typed becomes, by field.
  private(set) var changes: [String: (String) -> Message] = [:]
  private var taps: [String: Message] = [:]
  private var tables: [String: VirtualTable<Message>] = [:]

  init(_ window: VirtualWindow<Message>) {
    shown.set("stack", window.stack.map(\.name))
    shown.set(alert: window.alert?.title, toast: window.toast)
    for view in window.stack.last?.views ?? [] { read(view, in: "") }
  }

  /// What a tap sends; nil where there is nothing to tap.
  func message(of element: ElementName) -> Message? {
    let part = element.container
    guard let row = element.row else {
      let member = element.member ?? ""
      switch member {
      case "retry": return refreshes[part]
      case "more": return tables[part]?.more?.onTap
      case _: return taps["\(part).\(member)"]
      }
    }
    guard let member = element.member else {
      return tables[part].flatMap { $0.rows.indices.contains(row) ? $0.onSelect?($0.rows[row]) : nil }
    }
    return taps["\(part)[\(row)].\(member)"]
  }

  private mutating func read(_ view: VirtualView<Message>, in part: String) {
    switch view {
    case .label(let element, let text): shown.set(path(element, part), text)
    case .button(let element, let title, let isEnabled, let message):
      shown.set(path(element, part), ButtonText(title, isEnabled: isEnabled))
      taps[path(element, part)] = message
    case .indicator(let element, let isOn): shown.set(path(element, part), isOn)
    case .textField(let element, let text, let onChange):
      shown.set(path(element, part), text)
      changes[path(element, part)] = onChange
    case .pageControl(let element, let page): shown.set(path(element, part), page)
    case .group(let element, _, let views):
      for view in views { read(view, in: path(element, part)) }
    case .content(let content, _, let views):
      read(content)
      for view in views { read(view, in: content.element) }
    case .table(let table): read(table)
    case .lazy(let lazy): read(lazy.view(), in: part)
    }
  }

  private mutating func read(_ content: VirtualContent<Message>) {
    shown.set("\(content.element).state", content.state)
    shown.set("\(content.element).refreshing", content.isRefreshing)
    refreshes[content.element] = content.onRefresh
  }

  private mutating func read(_ table: VirtualTable<Message>) {
    read(table.content)
    let name = table.content.element
    tables[name] = table
    shown.set("\(name).count", table.rows.count)
    shown.set("\(name).more", table.more != nil)
    shown.set("\(name).loadingMore", table.more?.isLoading ?? false)
    for (place, key) in table.rows.prefix(Shown.rowsInSight).enumerated() {
      read(table.row(key), in: "\(name)[\(place)]")
    }
  }

  private func path(_ element: String, _ part: String) -> String {
    element.isEmpty ? part : element.hasPrefix(".") ? part + element : element
  }
}
