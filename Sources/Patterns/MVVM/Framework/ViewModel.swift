public import Runtime

/// A view model: what a view shows, as values that can be bound to, and what can be done there, as methods. It
/// asks the model and observes it, and knows no view.
open class ViewModel: Participant, Binder {
  /// What it observes.
  public let subscriptions = SubscriptionBag()
  /// How its values are exposed.
  public let exposure: Exposure
  /// The key paths that it declares.
  final var keyPaths: [KeyPathObservers] = []

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
    case .keyValue: MutableProperty(KeyValueChannel(of: self, name, value))
    case .observation(let all): MutableProperty(ObservationChannel(of: self, name, value, all))
    }
  }

  /// Makes a property that stands beside a status: where key paths are observed, the status is, and this is read
  /// when it is told. Otherwise it is a property like any other.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - value: The first value.
  ///   - status: Set after it, with `announce`.
  public final func property<Value, Status>(
    _ name: String, _ value: Value, beside status: MutableProperty<Status>
  ) -> MutableProperty<Value> {
    guard let channel = status.channel as? KeyValueChannel<Status> else { return property(name, value) }
    return MutableProperty(KeyValueChannel(of: self, name, value, beside: channel.observers))
  }

  /// Tells by a status that what stands beside it has been set; where each property tells by itself, there is
  /// nothing to add.
  public final func announce<Status>(_ status: MutableProperty<Status>, _ value: Status) {
    if status.channel is KeyValueChannel<Status> { status.set(value) }
  }

  /// Makes a signal of this view model's events.
  /// - Parameter name: What it is called.
  public final func signal<Value>(_ name: String) -> Signal<Value> {
    switch exposure {
    case .signal: Signal(SignalEvents(of: self, name))
    case .keyValue: Signal(KeyValueEvents(of: self, name))
    case .observation(let all): Signal(ObservedEvents(of: self, name, all))
    }
  }

  /// Makes a key path of this view model observable.
  func declare(_ keyPath: String) -> KeyPathObservers {
    let observers = KeyPathObservers(of: self, keyPath)
    keyPaths.append(observers)
    return observers
  }

  /// Ends what it observes: nobody shows it any more.
  open func close() { subscriptions.close() }
}
