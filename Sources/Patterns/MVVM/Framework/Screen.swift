public import HeadlessUI

/// A screen with all that it takes.
public struct Screen {
  /// What is shown.
  public let view: ScreenView
  /// Its controller.
  public let controller: ViewController
  /// What the controller shows.
  public let viewModel: ViewModel

  /// Puts a screen together.
  public init(_ view: ScreenView, _ controller: ViewController, _ viewModel: ViewModel) {
    self.view = view
    self.controller = controller
    self.viewModel = viewModel
  }

  /// Loads the screen and shows it on top.
  func show(in window: Window) {
    view.responder = controller
    controller.loadView()
    if window.stack.isEmpty { window.show(view) } else { window.push(view) }
  }
}

/// The screens shown, the top one last.
struct ScreenStack {
  var screens: [Screen] = []
}
