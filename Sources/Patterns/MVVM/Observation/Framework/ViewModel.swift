public import Runtime

/// A view model: asks for what a view shows and holds it, as properties that are observed by being read. It knows no
/// view. What it derives it computes whenever that is read, so that whoever reads that depends on what it is derived
/// from, here or in the model.
open class ViewModel: ObservableModel {
  /// Puts the view model on record.
  public init(_ runtime: Runtime) { super.init(runtime, .viewModel) }
}
