import HeadlessUI
import Runtime

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
      if let known = screens.first(where: { $0.key == screen.key }) {
        for place in known.views.indices where place < screen.views.count {
          known.views[place].patch(screen.views[place], sender)
        }
      } else {
        let views = screen.views.map { Mounted($0, sender) }
        let view = ScreenView(sender.driver.runtime, screen.name, views.map(\.view))
        screens.append((screen.key, view, views))
        added.append(view)
      }
    }
    if added.isEmpty { return }
    if window.stack.isEmpty { return window.show(added) }
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
