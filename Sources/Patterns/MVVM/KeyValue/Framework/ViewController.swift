public import HeadlessUI
public import Runtime

/// A view with its controller: observes its view model by key path, sets the view from what it reads there, and hands
/// the person's actions on. Controllers form a tree, and stand in the responder chain after their view.
open class ViewController: Participant, Responder, KeyValueObserver {
  private weak var parent: ViewController?
  private var children: [ViewController] = []

  /// Puts the controller on record.
  public init(_ runtime: Runtime) { super.init(runtime, .view) }

  /// The controller above.
  public var nextResponder: (any Responder)? { parent }

  open func handler(for event: String) -> ((Int) -> Void)? { nil }

  /// The controller that owns the stack of screens.
  public var navigationController: NavigationController? { parent?.navigationController }

  /// Takes in a controller for a part of the screen; it stands in the responder chain after its view and before this
  /// one.
  public final func add(_ child: ViewController, for view: View) {
    view.responder = child
    child.parent = self
    children.append(child)
  }

  /// Takes out a controller, which is gone with that.
  public final func remove(_ child: ViewController) {
    child.close()
    children.removeAll { $0 === child }
  }

  /// Loads the view, then those of its parts; called once, before it is shown.
  public final func loadView() {
    traced(function: "viewDidLoad()") {
      viewDidLoad()
      for child in children { child.loadView() }
    }
  }

  /// Connects the view, begins to observe, and asks for what it shows.
  open func viewDidLoad() {}

  /// Takes a change of what it observes.
  open func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {}

  /// Ends what it observes: the screen is gone.
  open func close() {
    for child in children { child.close() }
    children = []
  }
}

/// A controller whose view is a whole screen.
public protocol ScreenController: ViewController {
  /// The screen.
  var screenView: ScreenView { get }
}

/// A cell that observes the view model of its row, at each use another one.
public protocol ObservingCell: Cell, KeyValueObserver {
  /// Removes itself from the view model that it shows, where it shows one.
  func removeObservers()
}
