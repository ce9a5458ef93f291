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
    case group(View)
    case content(ContentView)
    case table(MountedTable<Message>)
  }

  private let part: Part
  private let sender: Sender<Message>
  /// What it shows, without what makes it lazy.
  private var shown: VirtualView<Message>
  private var memo: Memo<Message>?
  private var children: [Mounted] = []

  /// The real view.
  var view: View {
    switch part {
    case .label(let view): view
    case .button(let view): view
    case .indicator(let view): view
    case .textField(let view): view
    case .pageControl(let view): view
    case .group(let view): view
    case .content(let view): view
    case .table(let table): table.view
    }
  }

  /// Builds the view that a description asks for.
  init(_ description: VirtualView<Message>, _ sender: Sender<Message>) {
    if case .lazy(let lazy) = description { memo = Memo(lazy, sender) }
    let description = description.made
    self.sender = sender
    (part, shown) = Self.blank(description, sender)
    connect()
    _ = apply(description)
  }

  /// A real view that shows nothing yet, and how that would be described.
  private static func blank(
    _ description: VirtualView<Message>, _ sender: Sender<Message>
  ) -> (Part, VirtualView<Message>) {
    let runtime = sender.runtime
    switch description {
    case .label(let element, _): return (.label(Label(runtime, element)), .label(element, ""))
    case .button(let element, let title, _, let message):
      return (.button(Button(runtime, element, title)), .button(element, title: title, message))
    case .indicator(let element, _):
      return (.indicator(Indicator(runtime, element)), .indicator(element, isOn: false))
    case .textField(let element, _, let onChange):
      return (.textField(TextField(runtime, element)), .textField(element, text: "", onChange: onChange))
    case .pageControl(let element, _):
      return (.pageControl(PageControl(runtime, element)), .pageControl(element, page: 0))
    case .group(let element, let axis, _):
      return (
        .group(View(runtime, element, axis: axis, isParticipant: false)), .group(element, axis: axis, [])
      )
    case .content(let content, let axis, _):
      let view = ContentView(
        runtime, content.element, axis: axis, emptyText: content.emptyText, errorText: content.errorText)
      return (.content(view), .content(content.blank, axis: axis, []))
    case .table(let table): return (.table(MountedTable(table, sender)), description)
    case .lazy(let lazy): return blank(lazy.view(), sender)
    }
  }

  // MARK: Patching

  /// Changes the view into what another description asks for.
  /// - Parameters:
  ///   - description: What is asked for.
  ///   - isAnother: Whether it is about another thing than what is shown, so that no memo counts.
  /// - Returns: False where it has another shape. Then nothing was changed: another view must take this one's place.
  func patch(_ description: VirtualView<Message>, isAnother: Bool = false) -> Bool {
    guard case .lazy(let lazy) = description else {
      memo = nil
      return apply(description)
    }
    if !isAnother, let memo, memo.stands(for: lazy) { return true }
    guard apply(description.made) else { return false }
    memo = memo?.moved(to: lazy, sender) ?? Memo(lazy, sender)
    return true
  }

  /// Sets what differs.
  private func apply(_ new: VirtualView<Message>) -> Bool {
    switch part {
    case .label(let label):
      guard case .label(let element, let text) = new, case .label(element, let old) = shown else {
        return false
      }
      if !text.isSpelled(as: old) { label.set(text) }
    case .button(let button):
      guard case .button(let element, let title, let isEnabled, _) = new,
        case .button(element, let oldTitle, let wasEnabled, _) = shown
      else { return false }
      if !title.isSpelled(as: oldTitle) { button.title = title }
      if isEnabled != wasEnabled { button.isEnabled = isEnabled }
    case .indicator(let indicator):
      guard case .indicator(let element, let isOn) = new, case .indicator(element, let wasOn) = shown else {
        return false
      }
      if isOn != wasOn { indicator.isOn = isOn }
    case .textField(let field):
      guard case .textField(let element, let text, _) = new, case .textField(element, _, _) = shown else {
        return false
      }
      // A person changes it too, so it is compared with what it shows.
      if !text.isSpelled(as: field.content) { field.content = text }
    case .pageControl(let control):
      guard case .pageControl(let element, let page) = new, case .pageControl(element, let old) = shown else {
        return false
      }
      if page != old { control.page = page }
    case .group(let group):
      guard case .group(let element, let axis, let views) = new, case .group(element, axis, _) = shown else {
        return false
      }
      Self.patch(&children, views, in: group, sender)
    case .content(let view):
      guard case .content(let content, let axis, let views) = new,
        case .content(let old, axis, _) = shown, content.hasShape(of: old)
      else { return false }
      Self.patch(&children, views, in: view, sender)
      if content.state != old.state { view.state = content.state }
      if content.isRefreshing != old.isRefreshing { view.isRefreshing = content.isRefreshing }
    case .table(let mounted):
      guard case .table(let table) = new, mounted.patch(table) else { return false }
    }
    shown = new
    return true
  }

  /// Makes the views at the top of a real view those that are asked for: what has another shape is replaced, what is
  /// too many is taken out, what is missing is put in.
  static func patch(
    _ children: inout [Mounted], _ views: [VirtualView<Message>], in parent: View, _ sender: Sender<Message>
  ) {
    while children.count > views.count { parent.remove(children.removeLast().view) }
    for (place, description) in views.enumerated() {
      if place == children.count {
        children.append(Mounted(description, sender))
      } else if children[place].patch(description) {
        continue
      } else {
        parent.remove(children[place].view)
        children[place] = Mounted(description, sender)
      }
      parent.insert(children[place].view, at: place)
    }
  }

  // MARK: What a person does

  private func connect() {
    switch part {
    case .button(let button):
      button.onTap = Action("tap", from: button, to: sender.driver) { [weak self] _ in self?.tapped() }
    case .textField(let field):
      field.onChange = Action("change", from: field, to: sender.driver) { [weak self] in self?.typed($1) }
    case .content(let view):
      view.onPull = Action("pull", from: view, to: sender.driver) { [weak self] _ in self?.refreshed() }
      view.retry.onTap = Action("retry", from: view.retry, to: sender.driver) { [weak self] _ in
        self?.refreshed()
      }
    case .label, .indicator, .pageControl, .group, .table: break
    }
  }

  private func tapped() { if case .button(_, _, _, let message) = shown { sender.send(message) } }

  private func typed(_ text: String) {
    if case .textField(_, _, let onChange) = shown { sender.send(onChange(text)) }
  }

  private func refreshed() { if case .content(let content, _, _) = shown { sender.send(content.onRefresh) } }
}

extension VirtualContent {
  /// The same part before anything is known of it.
  var blank: VirtualContent {
    VirtualContent(
      element, emptyText: emptyText, errorText: errorText, state: .loading, isRefreshing: false,
      onRefresh: onRefresh)
  }

  /// Whether one real view can show both: these are what it is made with.
  func hasShape(of other: VirtualContent) -> Bool {
    element == other.element && emptyText.isSpelled(as: other.emptyText)
      && errorText.isSpelled(as: other.errorText)
  }
}
