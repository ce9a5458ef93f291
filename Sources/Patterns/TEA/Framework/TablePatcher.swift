import HeadlessUI
import Runtime

/// A real table with the description that it shows now.
final class TablePatcher<Message> {
  let view: TableView
  private var shown: VirtualTable<Message>
  private let sender: Sender<Message>
  private var cells: [ObjectIdentifier: (row: LazyRow<Message>, views: [Mounted<Message>])] = [:]

  init(_ description: VirtualTable<Message>, _ sender: Sender<Message>) {
    shown = description
    self.sender = sender
    let content = description.content
    view = TableView(
      sender.driver.runtime, content.element, emptyText: content.emptyText, errorText: content.errorText
    ) { Cell($0, []) }
    let driver = sender.driver
    view.onConfigure = Action("configure", .delegate, from: view, to: driver) { [weak self] _, request in
      self?.patch(request.cell, request.id)
    }
    view.onSelect = Action("select", from: view, to: driver) { [weak self] _, id in
      if let message = self?.shown.onSelect?(id) { sender.send(message) }
    }
    view.onScroll = Action("scroll", from: view, to: driver) { [weak self] _, row in
      if let message = self?.shown.onScroll?(row) { sender.send(message) }
    }
    view.more.onTap = Action("more", from: view.more, to: driver) { [weak self] _ in
      if let message = self?.shown.more?.onTap { sender.send(message) }
    }
    view.onPull = Action("pull", from: view, to: driver) { [weak self] _ in self?.refresh() }
    view.retry.onTap = Action("retry", from: view.retry, to: driver) { [weak self] _ in self?.refresh() }
  }

  private func refresh() { sender.send(shown.content.onRefresh) }

  func patch(_ description: VirtualTable<Message>) {
    let old = shown
    shown = description
    if !description.lazyRows.isSame(as: old.lazyRows) { patchRows(since: old) }
    view.setRows(description.rows)
    if description.first != view.firstVisible { view.scroll(to: description.first) }
    view.more.isEnabled = description.more?.isEnabled ?? false
    view.hasMore = description.more != nil
    view.isLoadingMore = description.more?.isLoading ?? false
    view.state = description.content.state
    view.isRefreshing = description.content.isRefreshing
  }

  /// Visits the rows in sight that may look different, and stay.
  private func patchRows(since old: VirtualTable<Message>) {
    let stay = shown.rows == view.rows
    let changed = shown.lazyRows.changedRows(since: old.lazyRows) ?? view.cells.map(\.id)
    for id in changed where stay || shown.rows.contains(id) {
      if let cell = view.cell(for: id) { patch(cell, id) }
    }
  }

  private func patch(_ cell: Cell, _ id: Int) {
    let row = shown.lazyRows.row(id)
    guard let mounted = cells[ObjectIdentifier(cell)] else {
      let views = row.views().map { Mounted($0, sender) }
      for child in views { cell.add(child.view) }
      cells[ObjectIdentifier(cell)] = (row, views)
      return
    }
    guard !row.isSame(as: mounted.row) else { return }
    for (child, description) in zip(mounted.views, row.views()) { child.patch(description, sender) }
    cells[ObjectIdentifier(cell)] = (row, mounted.views)
  }
}
