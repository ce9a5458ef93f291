import HeadlessUI
import Runtime

/// A real table with the description that it shows now.
final class TablePatcher<Message> {
  let view: TableView
  private var shown: LazyTable<Message>
  private var frame: VirtualTable<Message>
  private let sender: Sender<Message>
  private var cells: [ObjectIdentifier: (row: LazyRow<Message>, views: [Mounted<Message>])] = [:]

  init(_ description: LazyTable<Message>, _ sender: Sender<Message>) {
    shown = description
    frame = description.frame()
    self.sender = sender
    let content = frame.content
    view = TableView(
      sender.driver.runtime, content.element, emptyText: content.emptyText, errorText: content.errorText
    ) { Cell($0, []) }
    let driver = sender.driver
    // Not weak, which makes every use slower: the table is used as long as it is seen, and seen only while this is there.
    view.onConfigure = Action("configure", .delegate, from: view, to: driver) { [unowned self] _, request in
      patch(request.cell, request.id)
    }
    view.onSelect = Action("select", from: view, to: driver) { [unowned self] _, id in
      if let message = frame.onSelect?(id) { sender.send(message) }
    }
    view.onScroll = Action("scroll", from: view, to: driver) { [unowned self] _, row in
      if let message = frame.onScroll?(row) { sender.send(message) }
    }
    view.more.onTap = Action("more", from: view.more, to: driver) { [unowned self] _ in
      if let message = frame.more?.onTap { sender.send(message) }
    }
    view.onPull = Action("pull", from: view, to: driver) { [unowned self] _ in refresh() }
    view.retry.onTap = Action("retry", from: view.retry, to: driver) { [unowned self] _ in refresh() }
  }

  private func refresh() { if let message = frame.content.onRefresh { sender.send(message) } }

  func patch(_ description: LazyTable<Message>) {
    let old = shown
    shown = description
    let isSame = description.hasSameFrame(as: old)
    if !isSame { frame = description.frame() }
    if let changed = description.changedRows(since: old) {
      if !changed.isEmpty { patch(changed) }
    } else {
      patch(view.cells.map(\.id))
    }
    if !isSame { patchFrame() }
  }

  /// Builds what the frame says.
  func patchFrame() {
    view.setRows(frame.rows)
    if frame.first != view.firstVisible { view.scroll(to: frame.first) }
    view.more.isEnabled = frame.more?.isEnabled ?? false
    view.hasMore = frame.more != nil
    view.isLoadingMore = frame.more?.isLoading ?? false
    view.state = frame.content.state
    view.isRefreshing = frame.content.isRefreshing
  }

  /// Visits the rows that may look different, are in sight, and stay.
  private func patch(_ rows: [Int]) {
    let stay = frame.rows == view.rows
    for id in rows where stay || frame.rows.contains(id) {
      if let cell = view.cell(for: id) { patch(cell, id) }
    }
  }

  private func patch(_ cell: Cell, _ id: Int) {
    let row = shown.row(id)
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
