import HeadlessUI
import Runtime

/// A real window with the description that it shows now.
final class WindowPatcher<Message> {
  private let window: Window
  private let sender: Sender<Message>
  private var screens: [MountedScreen<Message>] = []
  private var alerts: [Alert] = []
  private var shown: VirtualWindow<Message>?

  init(_ window: Window, _ sender: Sender<Message>) {
    self.window = window
    self.sender = sender
    // Not weak, which makes every use slower: while there is a driver to tell, it has this.
    window.onOpen = Action("open", from: window, to: sender.driver) { [unowned self] _, screen in
      if let message = shown?.onOpen(screen) { sender.send(message) }
    }
    window.onBack = Action("back", from: window, to: sender.driver) { [unowned self] _ in
      if let message = shown?.onBack { sender.send(message) }
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
        known.patch(screen, sender)
      } else {
        let mounted = MountedScreen(screen, sender)
        screens.append(mounted)
        added.append(mounted.view)
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

/// A real screen with what is on it.
private final class MountedScreen<Message> {
  let key: Int
  let view: ScreenView
  private let views: [Mounted<Message>]

  init(_ description: VirtualWindow<Message>.Screen, _ sender: Sender<Message>) {
    key = description.key
    views = description.views.map { Mounted($0, sender) }
    view = ScreenView(sender.driver.runtime, description.name, views.map(\.view))
  }

  func patch(_ description: VirtualWindow<Message>.Screen, _ sender: Sender<Message>) {
    for place in views.indices where place < description.views.count {
      views[place].patch(description.views[place], sender)
    }
  }
}
