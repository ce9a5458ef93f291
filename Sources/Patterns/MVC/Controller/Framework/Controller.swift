public import HeadlessUI
public import Runtime

/// A controller: takes its view's actions, makes its own requests, tells the model what others must know, and sets the
/// view when the model says that it changed. Controllers form a tree, and stand in the responder chain after their view.
open class Controller: Participant, Responder {
  /// The window that alerts are presented in.
  public let window: Window
  private weak var parent: Controller?
  private var children: [Controller] = []
  fileprivate var observations: [Subscription] = []

  /// Puts the controller on record.
  /// - Parameter window: The window that it presents in.
  public init(window: Window) {
    self.window = window
    super.init(window.runtime, .controller)
  }

  /// The controller above.
  public var nextResponder: (any Responder)? { parent }

  open func handler(for event: String) -> ((Int) -> Void)? { nil }

  /// Takes in a controller for a part of the screen; it stands in the responder chain after its view and before this
  /// one.
  public final func add(_ child: Controller, for view: View) {
    view.responder = child
    child.parent = self
    children.append(child)
  }

  /// Connects the views and asks for what they show; what a controller does when its view is loaded.
  open func viewDidLoad() {
    for child in children { child.loadView() }
  }

  /// Loads the view; called once, before it is shown.
  public final func loadView() { traced(function: "viewDidLoad()") { viewDidLoad() } }

  /// Closes and lets go of a controller.
  public final func remove(_ child: Controller) {
    child.close()
    children.removeAll { $0 === child }
  }

  /// Ends what the controller and its children do: its screen is gone.
  open func close() {
    for observation in observations { observation.cancel() }
    observations = []
    for child in children { child.close() }
    children = []
  }

  /// Shows an alert: the topmost controller presents it.
  open func present(_ alert: Alert) { parent?.present(alert) }

  /// Shows a toast: the topmost controller does.
  open func showToast(_ text: String) { parent?.showToast(text) }
}

extension Responder where Self: Controller {
  /// Observes a notification until the controller is closed.
  public func observe<Value>(_ list: ObserverList<Value>, _ handler: @escaping (Self, Value) -> Void) {
    observations.append(list.add(self, handler))
  }
}
