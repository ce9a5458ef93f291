public import Runtime

/// A view model: what a view shows, as signals, and what can be done there, as methods. It makes its signals of the
/// model's and of its own inputs, and knows no view and no coordinator.
open class ViewModel: Participant, Subscriber {
  /// What it observes.
  public let subscriptions = SubscriptionBag()

  /// Puts the view model on record.
  public init(_ runtime: Runtime) { super.init(runtime, .viewModel) }

  /// Observes another one's signal, by one wire however much is made from it.
  /// - Returns: The signal as this view model has it, to make others from.
  public final func observe<Value: Loggable>(_ signal: Signal<Value>) -> Signal<Value> {
    let observed = Observed(signal, by: self)
    subscriptions.add(observed.begin())
    return observed
  }

  /// Ends what it observes: nobody shows it any more.
  open func close() { subscriptions.cancel() }
}
