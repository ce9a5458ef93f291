public import HeadlessUI
public import Runtime

/// A view with its controller: binds its view model's signals to what the view shows, and hands the person's actions on.
/// It knows no model, and no other screen. Controllers form a tree, and stand in the responder chain after their view.
open class ViewController: Participant, Responder, Subscriber {
  /// What it is bound to.
  public let subscriptions = SubscriptionBag()
  private weak var parent: ViewController?
  private var children: [ViewController] = []

  /// Puts the controller on record.
  public init(_ runtime: Runtime) { super.init(runtime, .view) }

  /// The controller above.
  public var nextResponder: (any Responder)? { parent }

  open func handler(for event: String) -> ((Int) -> Void)? { nil }

  /// Takes in a controller for a part of the screen; it stands in the responder chain after its view and before this
  /// one.
  public final func add(_ child: ViewController, for view: View) {
    view.responder = child
    child.parent = self
    children.append(child)
  }

  /// Loads the view, then those of its parts; called once, before it is shown.
  public final func loadView() {
    traced(function: "viewDidLoad()") {
      viewDidLoad()
      for child in children { child.loadView() }
    }
  }

  /// Connects the view, binds what it shows, and asks for it.
  open func viewDidLoad() {}

  /// Ends all bindings: the screen is gone.
  open func close() {
    subscriptions.cancel()
    for child in children { child.close() }
    children = []
  }
}

/// A controller whose view is a whole screen.
public protocol ScreenController: ViewController {
  /// The screen.
  var screenView: ScreenView { get }
}
