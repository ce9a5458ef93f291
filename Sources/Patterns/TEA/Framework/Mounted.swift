import HeadlessUI
import Runtime

/// A real view with the description that it shows now.
final class Mounted<Message> {
  /// The real view, by what it can show.
  private enum Part {
    case label(Label)
    case button(Button)
    case indicator(Indicator)
    case textField(TextField)
    case pageControl(PageControl)
    case group(View, [Mounted])
    case content(ContentView, [Mounted])
    case table(TablePatcher<Message>)
  }

  /// What it shows, without what makes it lazy; apart, so that the wires of the real view need not hold on to it.
  private final class Shown {
    var view: VirtualView<Message>

    init(_ view: VirtualView<Message>) { self.view = view }
  }

  private let part: Part
  private let shown: Shown
  private var lazy: LazyView<Message>?

  /// The real view.
  var view: View {
    switch part {
    case .label(let view): view
    case .button(let view): view
    case .indicator(let view): view
    case .textField(let view): view
    case .pageControl(let view): view
    case .group(let view, _): view
    case .content(let view, _): view
    case .table(let patcher): patcher.view
    }
  }

  /// Builds the view that a description asks for.
  init(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    var description = description
    while case .lazy(let lazy) = description {
      self.lazy = lazy
      description = lazy.view()
    }
    shown = Shown(description)
    let runtime = sender.driver.runtime
    switch description {
    case .label(let element, _): part = .label(Label(runtime, element))
    case .button(let element, let title, _, _): part = .button(Button(runtime, element, title))
    case .indicator(let element, _): part = .indicator(Indicator(runtime, element))
    case .textField(let element, _, _): part = .textField(TextField(runtime, element))
    case .pageControl(let element, _): part = .pageControl(PageControl(runtime, element))
    case .group(let element, let axis, let views):
      let children = views.map { Mounted($0, sender) }
      part = .group(
        View(runtime, element, axis: axis, children.map(\.view), isParticipant: false), children)
    case .content(let content, let axis, let views):
      let children = views.map { Mounted($0, sender) }
      let view = ContentView(
        runtime, content.element, axis: axis, emptyText: content.emptyText, errorText: content.errorText,
        children.map(\.view))
      part = .content(view, children)
    case .table(let table): part = .table(TablePatcher(table, sender))
    case .lazy: part = .group(View(runtime), [])  // none is left here
    }
    connect(sender)
    if case .table(let patcher) = part { patcher.patchFrame() } else { apply(description, sender) }
  }

  /// Changes the view into what another description of the same shape asks for.
  func patch(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    guard case .lazy(let lazy) = description else { return apply(description, sender) }
    if let known = self.lazy, lazy.isSame(as: known) { return }
    self.lazy = lazy
    apply(lazy.view(), sender)
  }

  private func connect(_ sender: Sender<Message>) {
    switch part {
    case .button(let button):
      button.onTap = Action("tap", from: button, to: sender.driver) { [shown] _ in
        if case .button(_, _, _, let message) = shown.view { sender.send(message) }
      }
    case .textField(let field):
      field.onChange = Action("change", from: field, to: sender.driver) { [shown] _, text in
        if case .textField(_, _, let onChange) = shown.view { sender.send(onChange(text)) }
      }
    case .content(let view, _):
      let refresh = { [shown] in
        guard case .content(let content, _, _) = shown.view, let message = content.onRefresh else { return }
        sender.send(message)
      }
      view.onPull = Action("pull", from: view, to: sender.driver) { _ in refresh() }
      view.retry.onTap = Action("retry", from: view.retry, to: sender.driver) { _ in refresh() }
    case .label, .indicator, .pageControl, .group, .table: break
    }
  }

  private func apply(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    switch (part, description) {
    case (_, .lazy(let lazy)): return apply(lazy.view(), sender)
    case (.label(let label), .label(_, let text)): label.set(text)
    case (.button(let button), .button(_, let title, let isEnabled, _)):
      button.title = title
      button.isEnabled = isEnabled
    case (.indicator(let indicator), .indicator(_, let isOn)): indicator.isOn = isOn
    case (.textField(let field), .textField(_, let text, _)): field.content = text
    case (.pageControl(let control), .pageControl(_, let page)): control.page = page
    case (.group(_, let children), .group(_, _, let views)): patch(children, views, sender)
    case (.content(let view, let children), .content(let content, _, let views)):
      patch(children, views, sender)
      view.state = content.state
      view.isRefreshing = content.isRefreshing
    case (.table(let patcher), .table(let table)): patcher.patch(table)
    case _: return  // another shape
    }
    shown.view = description
  }

  private func patch(
    _ children: [Mounted], _ views: [VirtualView<Message>], _ sender: Sender<Message>
  ) {
    for place in children.indices where place < views.count { children[place].patch(views[place], sender) }
  }
}
