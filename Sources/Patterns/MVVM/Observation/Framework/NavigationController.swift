public import HeadlessUI
import Runtime

/// The controller that owns the stack of screens.
open class NavigationController: ViewController {
  /// Where it shows its screens.
  public let window: Window
  private lazy var stack = StateCell(of: self, at: "stack", ScreenStack())

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
}

/// The screens shown, by their controllers, the top one last.
struct ScreenStack {
  var controllers: [any ScreenController] = []
}
