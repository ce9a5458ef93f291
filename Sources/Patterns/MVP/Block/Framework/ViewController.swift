public import HeadlessUI
public import Runtime

/// The view of MVP: a part of the screen with the controller that its platform gives it. It has two jobs only: it
/// calls its presenter, and it shows what its blocks are handed.
public protocol ViewController: Participant {
  /// Whom it calls.
  associatedtype Presenter: BlockPresenter
  /// Whom it calls; kept alive by it.
  var presenter: Presenter { get }
  /// Connects the controls, attaches to the presenter and asks for what is shown at first.
  func viewDidLoad()
  /// Sets all its blocks on its presenter, and attaches to it.
  func attach()
}

extension ViewController {
  /// Loads the view; called once, before it is shown.
  func loadView() { traced(function: "viewDidLoad()") { viewDidLoad() } }

  /// The view is in the window again.
  func viewDidAppear() { traced { attach() } }

  /// The view left the window and will come back.
  func viewDidDisappear() { traced { presenter.detachView() } }

  /// The view's screen is gone, and so are the view and its presenter.
  func unloadView() {
    traced(function: "viewDidUnload()") {
      presenter.detachView()
      presenter.close()
    }
  }
}

/// A cell that shows the row of a presenter, at each use that of another.
public protocol PresentedCell: Cell {
  /// Lets go of the presenter whose row it shows, where it shows one.
  func detach()
}
