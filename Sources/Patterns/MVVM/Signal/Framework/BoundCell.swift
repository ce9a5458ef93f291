public import HeadlessUI
import Runtime

/// A cell that is bound to the view model of its row, at each use to another one.
public protocol BoundCell: Cell, Subscriber {
  /// What sort of view model it shows.
  associatedtype Model: ViewModel
  /// What it shows; nil while it waits for a row.
  var viewModel: Model? { get set }
  /// Binds what the cell shows.
  func bindViews(to viewModel: Model)
}

extension BoundCell {
  /// Shows a view model in place of the one before.
  public func bind(to viewModel: Model) {
    unbind()
    self.viewModel = viewModel
    bindViews(to: viewModel)
  }

  /// Ends the bindings, and the view model with them: a row out of sight has none.
  public func unbind() {
    subscriptions.cancel()
    viewModel?.close()
    viewModel = nil
  }
}
