public import HeadlessUI
public import Runtime

/// The view of MVP: a part of the screen with the controller that its platform gives it. It has two jobs only: it calls
/// its presenter, and it shows what the presenter hands it.
public protocol ViewController: Participant {
  associatedtype OwnPresenter: AttachablePresenter
  /// Whom it calls; kept alive by it.
  var presenter: OwnPresenter { get }
  /// Connects the controls, attaches the view and asks for what it shows.
  func viewDidLoad()
  /// Attaches the view to its presenter, which knows it by its protocol.
  func attachView()
  /// Detaches the view, and its rows, from their presenters.
  func detachView()
}

extension ViewController {
  /// Detaches the view from its presenter.
  public func detachView() { presenter.detachView() }

  /// Loads the view; called once, before it is shown.
  public func loadView() { traced(function: "viewDidLoad()") { viewDidLoad() } }

  /// The view is in the window again.
  public func viewDidAppear() { traced { attachView() } }

  /// The view left the window and will come back.
  public func viewDidDisappear() { traced { detachView() } }

  /// The screen is gone, and so are the view and its presenter.
  public func unloadView() {
    traced(function: "viewDidUnload()") {
      detachView()
      presenter.close()
    }
  }
}

/// A cell with a presenter of its own for each row that it shows.
public protocol PresentedCell: Cell {
  associatedtype RowPresenter: AttachablePresenter
  /// Whose row it shows, and whom it calls; nil while it is out of sight.
  var presenter: RowPresenter? { get set }
  /// Attaches the cell to its presenter, which knows it by its protocol.
  func attachView()
}

extension PresentedCell {
  /// Shows a row in place of the one before.
  public func show(_ presenter: RowPresenter?) {
    detachView()
    self.presenter = presenter
    attachView()
  }

  /// Lets go of the row that it shows, where it shows one.
  public func detachView() {
    presenter?.detachView()
    presenter = nil
  }
}

extension TableView {
  /// Has every cell in sight let go of its row.
  public func detachCells() {
    for cell in cells { cell.detachRow() }
  }
}

extension Cell {
  /// Lets go of the row that it shows, where that has a presenter.
  public func detachRow() { (self as? any PresentedCell)?.detachView() }
}
