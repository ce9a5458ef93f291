public import HeadlessUI
public import Runtime

/// A view with its controller: reads its view model in `updateUI()`, sets the view from that, and hands the person's
/// actions on. Controllers form a tree, and stand in the responder chain after their view.
open class ViewController: Participant, Responder, TrackingObserver {
  /// The tracking of what it reads.
  public let tracking = Tracking()
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

  /// Loads the view, then those of its parts, and shows what there is; called once, before it is shown.
  public final func loadView() {
    traced(function: "viewDidLoad()") {
      viewDidLoad()
      for child in children { child.loadView() }
      beginTracking()
    }
  }

  /// Connects the view and asks for what it shows.
  open func viewDidLoad() {}

  /// Sets the view from what it reads.
  open func updateUI() {}

  /// Lays out, once all is read: a cell reads for itself, which its table's controller must not depend on.
  public final func layout(_ body: @escaping () -> Void) { tracking.afterReading(body) }

  /// Ends what it tracks: the screen is gone.
  open func close() {
    tracking.end()
    for child in children { child.close() }
    children = []
  }
}

/// A controller whose view is a whole screen.
public protocol ScreenController: ViewController {
  /// The screen.
  var screenView: ScreenView { get }
}

/// A cell that reads the view model of its row, at each use another one.
public protocol TrackingCell: Cell, TrackingObserver {
  /// What sort of view model it shows.
  associatedtype Model: ViewModel
  /// What it shows; nil while it waits for a row.
  var viewModel: Model? { get set }
}

extension TrackingCell {
  /// Shows a view model in place of the one before.
  public func show(_ viewModel: Model) {
    self.viewModel = viewModel
    beginTracking()
  }

  /// Ends what it tracks, and the view model with it: a row out of sight has none.
  public func endDisplaying() {
    tracking.end()
    viewModel = nil
  }
}
