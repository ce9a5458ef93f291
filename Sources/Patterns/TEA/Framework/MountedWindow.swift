import HeadlessUI
import Runtime

/// A real window with the description that it shows now.
final class MountedWindow<Message> {
  /// Tells of the screens that leave the window and come back.
  let scenes: ObserverList<SceneChange>
  private let window: Window
  private let sender: Sender<Message>
  private var screens: [MountedScreen<Message>] = []
  private var shown: VirtualWindow<Message>?

  init(_ window: Window, _ sender: Sender<Message>) {
    self.window = window
    self.sender = sender
    scenes = ObserverList(of: window, .subscription, "scenes")
    window.onOpen = Action("open", from: window, to: sender.driver) { [weak self] _, screen in
      self?.send { $0.onOpen(screen) }
    }
    window.onBack = Action("back", from: window, to: sender.driver) { [weak self] _ in
      self?.send { $0.onBack }
    }
  }

  private func send(_ message: (VirtualWindow<Message>) -> Message?) {
    if let message = shown.flatMap(message) { sender.send(message) }
  }

  /// Changes the window into what another description asks for.
  func patch(_ new: VirtualWindow<Message>) {
    let old = shown
    shown = new
    patchStack(new.stack)
    patchAlert(old?.alert, new.alert)
    if !(new.toast ?? "").isSpelled(as: old?.toast ?? "") { window.setToast(new.toast) }
  }

  /// The screens at the bottom that are the same stay; all above them are another stack.
  private func patchStack(_ stack: [VirtualScreen<Message>]) {
    let same = zip(screens, stack).prefix { $0.isSame(as: $1) }.count
    let gone = screens.count - same
    screens.removeLast(gone)
    for (screen, description) in zip(screens, stack) { screen.patch(description) }
    let added = stack[same...].map { MountedScreen($0, sender, scenes, in: window) }
    screens += added
    if same == 0 {
      if gone > 0 || !added.isEmpty { window.show(added.map(\.view)) }
      return
    }
    for _ in 0..<gone { window.pop() }
    for screen in added { window.push(screen.view) }
  }

  private func patchAlert(_ old: VirtualAlert<Message>?, _ new: VirtualAlert<Message>?) {
    switch (old, new) {
    case (nil, nil): return
    case (let old?, let new?) where old.hasShape(of: new) && window.alert != nil: return
    case (_?, _): window.dismissAlert()
    case (nil, _?): break
    }
    if let new { window.present(alert(new)) }
  }

  private func alert(_ description: VirtualAlert<Message>) -> Alert {
    let buttons = description.buttons.enumerated().map { place, button in
      Alert.Button(
        button.title,
        Action("alert", from: window, to: sender.driver) { [weak self] _ in
          self?.send { $0.alert?.message(at: place) }
        })
    }
    return Alert(description.title, buttons: buttons)
  }
}

extension VirtualAlert {
  /// Whether it looks the same, and is not another that only does.
  fileprivate func hasShape(of other: VirtualAlert) -> Bool {
    key == other.key && title.isSpelled(as: other.title)
      && buttons.elementsEqual(other.buttons) { $0.title.isSpelled(as: $1.title) }
  }

  fileprivate func message(at place: Int) -> Message? {
    buttons.indices.contains(place) ? buttons[place].message : nil
  }
}

/// A real screen with what is on it.
private final class MountedScreen<Message> {
  let view: ScreenView
  private let key: Int
  private let sender: Sender<Message>
  private var children: [Mounted<Message>] = []

  init(
    _ description: VirtualScreen<Message>, _ sender: Sender<Message>, _ scenes: ObserverList<SceneChange>,
    in window: Window
  ) {
    key = description.key
    self.sender = sender
    view = ScreenView(sender.runtime, description.name, [])
    view.onAttach = Action("attach", .delegate, from: view, to: window) { [key] _, isAttached in
      scenes.send(SceneChange(screen: key, isAttached: isAttached))
    }
    patch(description)
  }

  func isSame(as description: VirtualScreen<Message>) -> Bool {
    key == description.key && view.name == description.name
  }

  func patch(_ description: VirtualScreen<Message>) {
    Mounted.patch(&children, description.views, in: view, sender)
  }
}
