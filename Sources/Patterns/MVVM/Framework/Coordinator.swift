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
  /// The screens, each with what the coordinator is told by its view model.
  private lazy var stack = StateCell(of: self, at: "stack", ScreenStack())
  /// What it is told by the view model of each screen.
  private var events: [SubscriptionBag] = []

  /// Puts the coordinator on record.
  /// - Parameter window: Where it shows its screens.
  public init(window: Window) {
    self.window = window
    super.init(window.runtime, .coordinator)
  }

  /// Loads a screen and shows it on top.
  /// - Parameters:
  ///   - screen: What is shown.
  ///   - events: What the coordinator observes of the view model, as long as the screen is there.
  public final func show(_ screen: Screen, events: [Subscription] = []) {
    let bag = SubscriptionBag()
    for event in events { bag.add(event) }
    self.events.append(bag)
    stack.mutate { $0.screens.append(screen) }
    screen.show(in: window)
  }

  /// Goes back to the screen below and closes the one on top.
  public final func pop() {
    window.pop()
    guard let screen = stack.mutate({ $0.screens.popLast() }) else { return }
    events.popLast()?.close()
    screen.controller.close()
    screen.viewModel.close()
  }
}
