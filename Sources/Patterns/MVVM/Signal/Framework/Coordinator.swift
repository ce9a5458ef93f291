public import HeadlessUI
public import Runtime

/// A coordinator: makes the screens, gives each view model its model, is the delegate of the controllers, and does all
/// navigation, so that no controller knows another. It also keeps the alerts that wait: a window shows one at a time.
///
/// Source: "App Architecture" (objc.io), which takes it from Soroush Khanlou.
open class Coordinator: Participant, Subscriber {
  /// What it observes as long as the app runs.
  public let subscriptions = SubscriptionBag()
  /// Where it shows its screens.
  public let window: Window
  private lazy var stack = StateCell(of: self, at: "stack", ScreenStack())
  private lazy var alerts = StateCell(of: self, AlertQueue())

  /// Puts the coordinator on record.
  /// - Parameter window: Where it shows its screens.
  public init(window: Window) {
    self.window = window
    super.init(window.runtime, .coordinator)
  }

  /// Loads a screen and shows it on top.
  public final func show(_ screen: Screen) {
    stack.mutate { $0.screens.append(screen) }
    let controller = screen.controller
    controller.screenView.responder = controller
    controller.loadView()
    if window.stack.isEmpty {
      window.show(controller.screenView)
    } else {
      window.push(controller.screenView)
    }
  }

  /// Goes back to the screen below and closes the one on top; the last one stays.
  public final func pop() {
    guard stack.value.screens.count > 1 else { return }
    window.pop()
    stack.mutate { $0.screens.popLast() }?.close()
  }

  /// Presents an alert, after those that wait.
  /// - Parameters:
  ///   - title: What it says.
  ///   - buttons: The titles of its buttons, each of which closes it.
  ///   - answer: Told which button was tapped; nil where that is all the same.
  public final func present(_ title: String, buttons: [String], answer: Action<String>? = nil) {
    alerts.mutate { $0.waiting.append(.init(title: title, buttons: buttons, answer: answer)) }
    if alerts.value.waiting.count == 1 { presentNext() }
  }

  func alertTapped(_ button: String) {
    traced(button) {
      let alert = alerts.mutate { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
      alert?.answer?(button)
      // The answer may have led to an alert that is up already.
      if window.alert == nil { presentNext() }
    }
  }

  private func presentNext() {
    guard let next = alerts.value.waiting.first else { return }
    let tapped = Action("alert", .block, from: window, to: self) { $0.alertTapped($1) }
    let buttons = next.buttons.map { Alert.Button($0, tapped.with($0)) }
    window.present(Alert(next.title, buttons: buttons))
  }
}

/// A screen with all that it takes.
public struct Screen {
  let controller: any ScreenController
  let viewModel: ViewModel
  /// What the coordinator is told by the view model.
  let subscriptions: [Subscription]

  /// Puts a screen together.
  /// - Parameters:
  ///   - controller: The controller.
  ///   - viewModel: What it shows.
  ///   - subscriptions: What the coordinator is told by the view model, as long as the screen is there.
  public init(_ controller: any ScreenController, _ viewModel: ViewModel, _ subscriptions: [Subscription]) {
    self.controller = controller
    self.viewModel = viewModel
    self.subscriptions = subscriptions
  }

  func close() {
    controller.close()
    for subscription in subscriptions { subscription.cancel() }
    viewModel.close()
  }
}

/// The screens shown, the top one last.
struct ScreenStack {
  var screens: [Screen] = []
}

/// The alerts that are to be shown, the one that is up first.
struct AlertQueue {
  /// One of them.
  struct Waiting {
    let title: String
    let buttons: [String]
    let answer: Action<String>?
  }

  var waiting: [Waiting] = []
}
