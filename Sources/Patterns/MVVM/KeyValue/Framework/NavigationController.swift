public import HeadlessUI
public import Runtime

/// The controller that owns the stack of screens, and the alerts that wait: a window shows one at a time.
open class NavigationController: ViewController {
  /// Where it shows its screens.
  public let window: Window
  private lazy var stack = StateCell(of: self, at: "stack", ScreenStack())
  private lazy var alerts = StateCell(of: self, AlertQueue())

  /// Puts the controller on record.
  /// - Parameter window: Where it shows its screens.
  public init(window: Window) {
    self.window = window
    super.init(window.runtime)
  }

  public final override var navigationController: NavigationController? { self }

  /// Loads a screen and shows it on top.
  public final func push(_ controller: any ScreenController) {
    let view = controller.screenView
    traced(view.name, function: "push(_:)") {
      add(controller, for: view)
      stack.mutate { $0.controllers.append(controller) }
      controller.loadView()
      if window.stack.isEmpty { window.show(view) } else { window.push(view) }
    }
  }

  /// Goes back to the screen below and closes the one on top; the last one stays.
  public final func pop() {
    guard stack.value.controllers.count > 1 else { return }
    window.pop()
    if let controller = stack.mutate({ $0.controllers.popLast() }) { remove(controller) }
  }

  /// Presents an alert, after those that wait.
  /// - Parameters:
  ///   - title: What it says.
  ///   - buttons: The titles of its buttons, each of which closes it.
  ///   - answer: Told which button was tapped; nil where that is all the same.
  public final func present(_ title: String, buttons: [String], answer: Action<String>? = nil) {
    traced(title, function: "present(_:)") {
      alerts.mutate { $0.append(title, buttons, answer) }
      if alerts.value.waiting.count == 1 { presentNext() }
    }
  }

  func alertTapped(_ button: String) {
    traced(button) {
      guard let alert = alerts.mutate({ $0.removeFirst() }) else { return }
      presentNext()  // before the answer, which may present another
      alert.answer?(button)
    }
  }

  private func presentNext() {
    guard let next = alerts.value.waiting.first else { return }
    let tapped = Action("alert", .block, from: window, to: self) { $0.alertTapped($1) }
    let buttons = next.buttons.map { Alert.Button($0, tapped.with($0)) }
    window.present(Alert(next.title, buttons: buttons))
  }
}

/// The screens shown, by their controllers, the top one last.
struct ScreenStack {
  var controllers: [any ScreenController] = []
}

/// The alerts that are to be shown, the one that is up first.
struct AlertQueue {
  /// One of them.
  struct Waiting {
    let title: String
    let buttons: [String]
    let answer: Action<String>?
  }

  private(set) var waiting: [Waiting] = []

  mutating func append(_ title: String, _ buttons: [String], _ answer: Action<String>?) {
    waiting.append(Waiting(title: title, buttons: buttons, answer: answer))
  }

  mutating func removeFirst() -> Waiting? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
