public import HeadlessUI
public import Runtime

/// A coordinator: makes the screens, gives each view model its model, and does all navigation, so that no
/// controller knows another.
///
/// Source: App Architecture, objc.io, which takes it from Soroush Khanlou.
open class Coordinator: Participant, Binder {
  /// What it observes as long as the app runs.
  public let subscriptions = SubscriptionBag()
  /// Where it shows its screens.
  public let window: Window
  private var screens: [Screen] = []

  /// A screen with all that it takes.
  private struct Screen {
    let controller: ViewController
    let viewModel: ViewModel
    /// What the coordinator is told by the view model.
    let events: SubscriptionBag
  }

  /// Puts the coordinator on record.
  /// - Parameter window: Where it shows its screens.
  public init(window: Window) {
    self.window = window
    super.init(window.runtime, .coordinator)
  }

  /// Loads a screen and shows it on top.
  /// - Parameters:
  ///   - view: What is shown.
  ///   - controller: Its controller.
  ///   - viewModel: What the controller shows.
  ///   - events: What the coordinator observes of the view model, as long as the screen is there.
  public final func show(
    _ view: ScreenView, _ controller: ViewController, _ viewModel: ViewModel, events: [Subscription] = []
  ) {
    let bag = SubscriptionBag()
    for event in events { bag.add(event) }
    screens.append(Screen(controller: controller, viewModel: viewModel, events: bag))
    view.responder = controller
    controller.loadView()
    if window.stack.isEmpty { window.show(view) } else { window.push(view) }
  }

  /// Goes back to the screen below and closes the one on top.
  public final func pop() {
    window.pop()
    guard let screen = screens.popLast() else { return }
    screen.events.close()
    screen.controller.close()
    screen.viewModel.close()
  }
}
