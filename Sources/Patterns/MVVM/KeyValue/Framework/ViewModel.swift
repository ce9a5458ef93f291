public import Runtime

/// A view model: asks for what a view shows and holds it, as properties that are observed by key path. It knows no
/// view.
open class ViewModel: Participant {
  /// By its name, who observes each of the dynamic properties.
  private var keyPaths: [String: KeyPathObservers] = [:]
  /// What it is told of by others, until it is closed.
  private var subscriptions: [Subscription] = []

  /// Puts the view model on record. Which dynamic properties it has, its class says, as to the Objective-C runtime.
  public init(_ runtime: Runtime) {
    super.init(runtime, .viewModel)
    var mirror: Mirror? = Mirror(reflecting: self)
    while let known = mirror, known.subjectType != ViewModel.self {
      for (label, value) in known.children {
        guard let property = value as? DynamicProperty, let label else { continue }
        let keyPath = String(label.drop { $0 == "_" })
        keyPaths[keyPath] = property.declare(in: self, as: keyPath)
      }
      mirror = known.superclassMirror
    }
  }

  /// Who observes a key path; nil where there is no such property.
  final func observers(of keyPath: String) -> KeyPathObservers? { keyPaths[keyPath] }

  /// Keeps a subscription to a notification as long as the view model is open.
  public final func keep(_ subscription: Subscription) { subscriptions.append(subscription) }

  /// Ends what it is told of: nobody shows it any more.
  open func close() {
    for subscription in subscriptions { subscription.cancel() }
    subscriptions = []
  }
}
