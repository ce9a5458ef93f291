public import HeadlessUI
public import Runtime

// What can be bound of the window.

/// A screen on the stack, as the window is fed with it.
public struct ScreenKey: Hashable, Loggable, Sendable {
  /// Tells it from another screen of the same name.
  public let number: Int
  /// The screen's name.
  public let name: String

  /// Makes a key.
  public init(_ number: Int, _ name: String) {
    self.number = number
    self.name = name
  }

  /// The name.
  public var logged: Logged { name.logged }
}

/// An alert, as the window is fed with it.
public struct AlertContent: Hashable, Loggable, Sendable {
  /// Tells it from another alert with the same title.
  public let number: Int
  /// What it says.
  public let title: String
  /// The titles of its buttons, in order.
  public let buttons: [String]

  /// Makes an alert's content.
  public init(_ number: Int, _ title: String, buttons: [String]) {
    self.number = number
    self.title = title
    self.buttons = buttons
  }

  /// The title.
  public var logged: Logged { title.logged }
}

/// A tap on a button of an alert.
public struct AlertAnswer: Hashable, Sendable {
  /// The alert's number.
  public let alert: Int
  /// The title of the button.
  public let button: String
}

extension ControlEvent where V == Window, Value == String {
  /// The app is asked for a screen by its name.
  public static var open: Self { Self("open") { $0.onOpen = $1($0) } }
}

extension ControlEvent where V == Window, Value == Void {
  /// A tap on the back button.
  public static var back: Self { Self("back") { $0.onBack = $1($0) } }
}

extension Property where V == Window, Value == [ScreenKey] {
  /// The stack of screens, the top one last. A screen is constructed when it comes and closed when it goes.
  /// - Parameter binder: Makes the binder of a screen; nil where there is none such.
  public static func stack(_ binder: @escaping (ScreenKey) -> Binder?) -> Self {
    Self("stack") { window, owner in
      let screens = ScreenBinders(window, binder)
      owner.keep(screens)
      return { [weak screens] in screens?.show($1, for: $0) }
    }
  }
}

/// The binders of the screens on the stack.
private final class ScreenBinders {
  private let window: Window
  private let make: (ScreenKey) -> Binder?
  private var shown: [(key: ScreenKey, binder: Binder)] = []

  init(_ window: Window, _ make: @escaping (ScreenKey) -> Binder?) {
    self.window = window
    self.make = make
  }

  func show(_ keys: [ScreenKey], for owner: Binder) {
    while let last = shown.last, !keys.contains(last.key) {
      shown.removeLast()
      window.pop()
      owner.remove(last.binder)
    }
    let screens = keys.filter { key in !shown.contains { $0.key == key } }.compactMap { construct($0, owner) }
    if window.stack.isEmpty, !screens.isEmpty { return window.show(screens) }
    for screen in screens { window.push(screen) }
  }

  private func construct(_ key: ScreenKey, _ owner: Binder) -> ScreenView? {
    guard let binder = make(key) else { return nil }
    owner.add(binder)
    shown.append((key, binder))
    return ScreenView(window.runtime, key.name, binder.construct())
  }
}

extension Property where V == Window, Value == [AlertContent] {
  /// The alerts: the first is shown, the others wait. An alert stays until its state goes.
  /// - Parameter target: What a tap on a button is sent to.
  public static func alerts<R>(answering target: Target<R, AlertAnswer>) -> Self {
    Self("alerts") { window, _ in
      let answer = Action<AlertAnswer>("answer", .binding, from: window, to: target.adapter) {
        [message = target.message] in $0.send(message($1))
      }
      return { [weak window] _, alerts in
        window?.dismissAlert()
        guard let alert = alerts.first else { return }
        let buttons = alert.buttons.map {
          Alert.Button($0, answer.with(AlertAnswer(alert: alert.number, button: $0)))
        }
        window?.present(Alert(alert.title, buttons: buttons))
      }
    }
  }
}

extension Property where V == Window, Value == String? {
  /// The toast shown.
  public static var toast: Self { Self("toast") { $0.setToast($1) } }
}
