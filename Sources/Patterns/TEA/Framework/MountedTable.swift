import HeadlessUI
import Runtime

/// A real table with the description that it shows now.
final class MountedTable<Message> {
  let view: TableView
  private var shown: VirtualTable<Message>
  private var isNew = true
  private let sender: Sender<Message>
  private var cells: [ObjectIdentifier: (key: Int, content: Mounted<Message>)] = [:]

  init(_ description: VirtualTable<Message>, _ sender: Sender<Message>) {
    self.sender = sender
    shown = description
    let content = description.content
    view = TableView(
      sender.runtime, content.element, emptyText: content.emptyText, errorText: content.errorText
    ) { Cell($0, []) }
    connect()
  }

  /// Changes the table into what another description asks for. Rows are told apart by their keys: one that stays keeps
  /// its cell, wherever it moves.
  /// - Returns: False where one real table cannot show both.
  func patch(_ new: VirtualTable<Message>) -> Bool {
    guard new.content.hasShape(of: shown.content) else { return false }
    let old = isNew ? nil : shown
    isNew = false
    shown = new
    if new.rows != old?.rows ?? [] { view.setRows(new.rows) }
    // A person scrolls it too, so it is compared with where it is.
    if new.first != view.firstVisible { view.scroll(to: new.first) }
    for cell in view.cells { patch(cell, cell.id) }
    patchMore(new.more, old)
    if new.content.state != old?.content.state ?? .loading { view.state = new.content.state }
    if new.content.isRefreshing != old?.content.isRefreshing ?? false {
      view.isRefreshing = new.content.isRefreshing
    }
    return true
  }

  private func patchMore(_ more: VirtualMore<Message>?, _ old: VirtualTable<Message>?) {
    let (isEnabled, wasEnabled) = (more?.isEnabled ?? false, old.map { $0.more?.isEnabled ?? false })
    if isEnabled != wasEnabled { view.more.isEnabled = isEnabled }
    if (more == nil) != (old?.more == nil) { view.hasMore = more != nil }
    let (isLoading, wasLoading) = (more?.isLoading ?? false, old?.more?.isLoading ?? false)
    if isLoading != wasLoading { view.isLoadingMore = isLoading }
  }

  private func patch(_ cell: Cell, _ key: Int) {
    let row = shown.row(key)
    let id = ObjectIdentifier(cell)
    if let known = cells[id] {
      if known.content.patch(row, isAnother: known.key != key) {
        cells[id]?.key = key
        return
      }
      cell.remove(known.content.view)
    }
    let content = Mounted(row, sender)
    cells[id] = (key, content)
    cell.insert(content.view, at: 0)
  }

  private func connect() {
    let driver = sender.driver
    view.onConfigure = Action("configure", .delegate, from: view, to: driver) { [weak self] _, request in
      self?.patch(request.cell, request.id)
    }
    view.onSelect = Action("select", from: view, to: driver) { [weak self] _, key in
      self?.send { $0.onSelect?(key) }
    }
    view.onScroll = Action("scroll", from: view, to: driver) { [weak self] _, row in
      self?.send { $0.onScroll?(row) }
    }
    view.more.onTap = Action("more", from: view.more, to: driver) { [weak self] _ in
      self?.send { $0.more?.onTap }
    }
    view.onPull = Action("pull", from: view, to: driver) { [weak self] _ in
      self?.send { $0.content.onRefresh }
    }
    view.retry.onTap = Action("retry", from: view.retry, to: driver) { [weak self] _ in
      self?.send { $0.content.onRefresh }
    }
  }

  private func send(_ message: (VirtualTable<Message>) -> Message?) {
    if let message = message(shown) { sender.send(message) }
  }
}
