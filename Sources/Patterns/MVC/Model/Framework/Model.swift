public import Runtime

/// A model: owns state, changes it when asked, and tells by notification that it changed. It knows nobody who
/// listens.
open class Model: Participant {
  /// Puts the model on record.
  public init(_ runtime: Runtime) { super.init(runtime, .store) }

  /// Makes a notification that this model posts.
  /// - Parameter name: The notification's name.
  public final func notification<Value>(_ name: String) -> ObserverList<Value> {
    ObserverList(of: self, .notification, name)
  }
}
