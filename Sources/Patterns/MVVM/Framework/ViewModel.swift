public import Runtime

/// A view model: what a view shows, as values that can be bound to, and what can be done there, as methods. It
/// asks the model and observes it, and knows no view.
open class ViewModel: Participant, Binder {
  /// What it observes.
  public let subscriptions = SubscriptionBag()
  /// How its values are exposed.
  public let exposure: Exposure

  /// Puts the view model on record.
  public init(_ runtime: Runtime, _ exposure: Exposure = .signal) {
    self.exposure = exposure
    super.init(runtime, .viewModel)
  }

  /// Makes a property of this view model.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - value: The first value.
  public final func property<Value>(_ name: String, _ value: Value) -> MutableProperty<Value> {
    switch exposure {
    case .signal: MutableProperty(SignalChannel(of: self, name, value))
    case .observation(let all): MutableProperty(ObservationChannel(of: self, name, value, all))
    }
  }

  /// Makes a signal of this view model's events.
  /// - Parameter name: What it is called.
  public final func signal<Value>(_ name: String) -> Signal<Value> {
    switch exposure {
    case .signal: Signal(SignalEvents(of: self, name))
    case .observation(let all): Signal(ObservedEvents(of: self, name, all))
    }
  }

  /// Ends what it observes: nobody shows it any more.
  open func close() { subscriptions.close() }
}
