public import Runtime

/// A model: owns state, changes it when told, and tells by notification that it changed. It knows neither who listens nor
/// the network.
open class Model: Participant {
  /// Puts the model on record.
  public init(_ runtime: Runtime) { super.init(runtime, .store) }

  /// Makes a notification that this model posts.
  /// - Parameter name: The notification's name.
  public final func notification<Value>(_ name: String) -> ObserverList<Value> {
    ObserverList(of: self, .notification, name)
  }
}
