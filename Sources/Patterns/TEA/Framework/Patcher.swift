import HeadlessUI
import Runtime

/// A real view with the description that it shows now.
final class Mounted<Message> {
  let view: View
  private var children: [Mounted] = []
  private var table: TablePatcher<Message>?

  /// The description without what makes it lazy, and the message that its control sends now.
  private var message: Message?
  private var onChange: ((String) -> Message)?
  private var key: LazyKey?

  /// Builds the view that a description asks for.
  init(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    var description = description
    if case .lazy(let key, let make) = description {
      self.key = key
      description = make()
    }
    let runtime = sender.driver.runtime
    switch description {
    case .label(let element, _): view = Label(runtime, element)
    case .button(let element, let title, _, let message):
      view = Button(runtime, element, title)
      self.message = message
    case .indicator(let element, _): view = Indicator(runtime, element)
    case .textField(let element, _, _): view = TextField(runtime, element)
    case .pageControl(let element, _): view = PageControl(runtime, element)
    case .group(let element, let axis, let views):
      children = views.map { Mounted($0, sender) }
      view = View(runtime, element, axis: axis, children.map(\.view), isParticipant: false)
    case .content(let content, let axis, let views):
      children = views.map { Mounted($0, sender) }
      view = ContentView(
        runtime, content.element, axis: axis, emptyText: content.emptyText, errorText: content.errorText,
        children.map(\.view))
    case .table(let description):
      let table = TablePatcher(description, sender)
      self.table = table
      view = table.view
    case .lazy: view = View(runtime)  // a lazy view in a lazy view is built by the inner one
    }
    connect(description, sender)
    apply(description, sender)
  }

  /// Changes the view into what another description of the same shape asks for.
  func patch(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    guard case .lazy(let key, let make) = description else { return apply(description, sender) }
    if let known = self.key, key.isSame(as: known) { return }
    self.key = key
    apply(make(), sender)
  }

  private func connect(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    if let button = view as? Button {
      button.onTap = Action("tap", from: button, to: sender.driver) { [weak self] _ in
        if let message = self?.message { sender.send(message) }
      }
    } else if let field = view as? TextField {
      field.onChange = Action("change", from: field, to: sender.driver) { [weak self] _, text in
        if let message = self?.onChange?(text) { sender.send(message) }
      }
    } else if case .content(let content, _, _) = description, let view = view as? ContentView {
      message = content.onRefresh
      view.onPull = Action("pull", from: view, to: sender.driver) { [weak self] _ in
        if let message = self?.message { sender.send(message) }
      }
      view.retry.onTap = Action("retry", from: view.retry, to: sender.driver) { [weak self] _ in
        if let message = self?.message { sender.send(message) }
      }
    }
  }

  private func apply(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    switch description {
    case .label(_, let text): (view as? Label)?.set(text)
    case .button(_, let title, let isEnabled, let message):
      (view as? Button)?.title = title
      (view as? Button)?.isEnabled = isEnabled
      self.message = message
    case .indicator(_, let isOn): (view as? Indicator)?.isOn = isOn
    case .textField(_, let text, let onChange):
      (view as? TextField)?.content = text
      self.onChange = onChange
    case .pageControl(_, let page): (view as? PageControl)?.page = page
    case .group(_, _, let views): patchChildren(views, sender)
    case .content(let content, _, let views):
      patchChildren(views, sender)
      (view as? ContentView)?.state = content.state
      (view as? ContentView)?.isRefreshing = content.isRefreshing
      message = content.onRefresh
    case .table(let description): table?.patch(description)
    case .lazy(_, let make): apply(make(), sender)
    }
  }

  private func patchChildren(_ views: [VirtualView<Message>], _ sender: Sender<Message>) {
    for (child, view) in zip(children, views) { child.patch(view, sender) }
  }
}

/// A real table with the description that it shows now.
final class TablePatcher<Message> {
  let view: TableView
  private var shown: VirtualTable<Message>
  private let sender: Sender<Message>
  private var cells: [ObjectIdentifier: (key: LazyKey, views: [Mounted<Message>])] = [:]

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
    if !description.rowsKey.isSame(as: old.rowsKey) {
      let stay = description.rows == view.rows
      let changed = description.rowsKey.changedRows(since: old.rowsKey)
      for cell in view.cells where changed?.contains(cell.id) ?? true {
        if stay || description.rows.contains(cell.id) { patch(cell, cell.id) }
      }
    }
    view.setRows(description.rows)
    if description.first != view.firstVisible { view.scroll(to: description.first) }
    view.more.isEnabled = description.more?.isEnabled ?? false
    view.hasMore = description.more != nil
    view.isLoadingMore = description.more?.isLoading ?? false
    view.state = description.content.state
    view.isRefreshing = description.content.isRefreshing
  }

  private func patch(_ cell: Cell, _ id: Int) {
    let row = shown.row(id)
    guard let mounted = cells[ObjectIdentifier(cell)] else {
      let views = row.make().map { Mounted($0, sender) }
      for child in views { cell.add(child.view) }
      cells[ObjectIdentifier(cell)] = (row.key, views)
      return
    }
    guard !row.key.isSame(as: mounted.key) else { return }
    for (child, description) in zip(mounted.views, row.make()) { child.patch(description, sender) }
    cells[ObjectIdentifier(cell)] = (row.key, mounted.views)
  }
}

/// A real window with the description that it shows now.
final class WindowPatcher<Message> {
  private let window: Window
  private let sender: Sender<Message>
  private var screens: [(key: Int, view: ScreenView, views: [Mounted<Message>])] = []
  private var alerts: [Alert] = []
  private var shown: VirtualWindow<Message>?

  init(_ window: Window, _ sender: Sender<Message>) {
    self.window = window
    self.sender = sender
    window.onOpen = Action("open", from: window, to: sender.driver) { [weak self] _, screen in
      if let message = self?.shown?.onOpen(screen) { sender.send(message) }
    }
    window.onBack = Action("back", from: window, to: sender.driver) { [weak self] _ in
      if let message = self?.shown?.onBack { sender.send(message) }
    }
  }

  func patch(_ description: VirtualWindow<Message>) {
    shown = description
    patchStack(description.stack)
    if !alerts.isEmpty || !description.alerts.isEmpty {
      alerts = description.alerts.map(alert)
      window.setAlerts(alerts)
    }
    window.setToast(description.toast)
  }

  private func patchStack(_ stack: [VirtualWindow<Message>.Screen]) {
    while let last = screens.last, !stack.contains(where: { $0.key == last.key }) {
      screens.removeLast()
      window.pop()
    }
    var added: [ScreenView] = []
    for screen in stack {
      if let mounted = screens.first(where: { $0.key == screen.key }) {
        for (child, description) in zip(mounted.views, screen.views) { child.patch(description, sender) }
      } else {
        let views = screen.views.map { Mounted($0, sender) }
        let view = ScreenView(sender.driver.runtime, screen.name, views.map(\.view))
        screens.append((screen.key, view, views))
        added.append(view)
      }
    }
    if window.stack.isEmpty, !added.isEmpty { return window.show(added) }
    for screen in added { window.push(screen) }
  }

  private func alert(_ description: VirtualWindow<Message>.Alert) -> Alert {
    if let alert = alerts.first(where: { $0.id == description.key }) { return alert }
    let buttons = description.buttons.map { title, message in
      Alert.Button(
        title, Action("alert", from: window, to: sender.driver) { [sender] _ in sender.send(message) })
    }
    return Alert(id: description.key, description.title, buttons: buttons, isControlled: true)
  }
}
