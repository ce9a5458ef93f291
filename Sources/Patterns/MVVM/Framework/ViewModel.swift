public import Runtime

/// A view model: what a view shows, as values that can be bound to, and what can be done there, as methods. It
/// asks the model and observes it, and knows no view.
open class ViewModel: Participant, Binder {
  /// What it observes.
  public let subscriptions = SubscriptionBag()

  /// Puts the view model on record.
  public init(_ runtime: Runtime) { super.init(runtime, .viewModel) }

  /// Makes a property of this view model.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - value: The first value.
  public final func property<Value>(_ name: String, _ value: Value) -> MutableProperty<Value> {
    MutableProperty(of: self, name, value)
  }

  /// Makes a signal of this view model's events.
  /// - Parameter name: What it is called.
  public final func signal<Value>(_ name: String) -> Signal<Value> { Signal(of: self, name) }

  /// Ends what it observes: nobody shows it any more.
  open func close() { subscriptions.close() }
}
