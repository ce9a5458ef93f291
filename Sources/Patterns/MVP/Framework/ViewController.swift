public import Runtime

/// The view of MVP: a part of the screen with the controller that its platform gives it. It has two jobs only: it
/// calls its presenter, and it shows what the presenter hands it.
open class ViewController: Participant {
  private let presenter: any Detachable

  /// Puts the view on record.
  /// - Parameter presenter: Whom it calls; kept alive by it.
  public init(_ presenter: any Detachable) {
    self.presenter = presenter
    super.init(presenter.runtime, .view)
  }

  /// Connects the controls, attaches itself and asks for what it shows; what a view does when it is loaded.
  open func viewDidLoad() {}

  /// Attaches itself to its presenter. Each view says so itself, since only it knows what it can show.
  open func attachView() {}

  /// Loads the view; called once, before it is shown.
  public final func loadView() { traced(function: "viewDidLoad()") { viewDidLoad() } }

  /// The view is in the window again.
  public final func viewDidAttach() { traced { attachView() } }

  /// The view left the window and will come back.
  public final func viewDidDetach() { traced { presenter.detachView() } }

  /// The view's screen is gone, and so are the view and its presenter.
  public final func unloadView() {
    traced(function: "viewDidUnload()") {
      presenter.detachView()
      presenter.close()
    }
  }
}
