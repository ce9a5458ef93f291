public import HeadlessUI
public import Runtime

/// A view with its controller: binds what the view shows to its view model and hands the person's actions on. It
/// knows no model. Controllers form a tree, and stand in the responder chain after their view.
open class ViewController: Participant, Responder, Binder {
  /// What it is bound to.
  public let subscriptions = SubscriptionBag()
  private weak var parent: ViewController?
  private var children: [ViewController] = []

  /// Puts the controller on record.
  public init(_ runtime: Runtime) { super.init(runtime, .view) }

  /// The controller above.
  public var nextResponder: (any Responder)? { parent }

  open func handler(for event: String) -> ((Int) -> Void)? { nil }

  /// Takes in a controller for a part of the screen.
  public final func add(_ child: ViewController) {
    child.parent = self
    children.append(child)
  }

  /// Who navigates, where controllers do; nil where a coordinator does.
  public var navigation: NavigationController? { parent?.navigation }

  /// Binds what the view shows.
  open func bindProperties() {}

  /// Connects the view and asks for what it shows; what a controller does when its view is loaded.
  open func viewDidLoad() {
    for child in children { child.loadView() }
  }

  /// Loads the view; called once, before it is shown.
  public final func loadView() {
    traced(function: "viewDidLoad()") {
      bindTogether { bindProperties() }
      viewDidLoad()
    }
  }

  /// Closes and lets go of a controller.
  public final func remove(_ child: ViewController) {
    child.close()
    children.removeAll { $0 === child }
  }

  /// Ends all bindings: the screen is gone.
  open func close() {
    subscriptions.close()
    for child in children { child.close() }
    children = []
  }
}
