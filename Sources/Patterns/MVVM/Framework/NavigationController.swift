public import HeadlessUI
import Runtime

/// The controller that owns the stack of screens where there is no coordinator: a controller that leads to another
/// makes it and pushes it here.
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

  public final override var navigation: NavigationController? { self }

  /// Loads a screen and shows it on top.
  public final func push(_ screen: Screen) {
    traced(screen.view.name, function: "push(_:)") {
      add(screen.controller)
      stack.mutate { $0.screens.append(screen) }
      screen.show(in: window)
    }
  }

  /// Goes back to the screen below and closes the one on top.
  public final func pop() {
    window.pop()
    guard let screen = stack.mutate({ $0.screens.popLast() }) else { return }
    remove(screen.controller)
    screen.viewModel.close()
  }
}
