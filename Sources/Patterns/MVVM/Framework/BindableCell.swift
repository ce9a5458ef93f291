public import HeadlessUI
import Runtime

/// A cell that shows a view model, at each reuse another one.
public protocol BindableCell: Cell, Binder {
  /// What sort of view model it shows.
  associatedtype Model: ViewModel
  /// What it shows; nil while it waits for a row.
  var viewModel: Model? { get set }
  /// Binds what the cell shows.
  func bindProperties(of viewModel: Model)
}

extension BindableCell {
  /// Shows a view model in place of the one before.
  public func bind(to viewModel: Model) {
    unbind()
    self.viewModel = viewModel
    bindTogether { bindProperties(of: viewModel) }
  }

  /// Ends the bindings, and the view model with them: a row out of sight has none.
  public func unbind() {
    subscriptions.empty()
    viewModel?.close()
    viewModel = nil
  }
}
