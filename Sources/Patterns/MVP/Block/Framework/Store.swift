public import Runtime

/// A model: owns what the app knows, changes it when asked, and notifies that it changed. It knows nobody, neither who
/// asks nor who listens.
open class Store: Participant {
  /// Puts the model on record.
  public init(_ runtime: Runtime) { super.init(runtime, .store) }

  /// Makes a notification that this model posts.
  /// - Parameter name: The notification's name.
  public final func notification<Value>(_ name: String) -> ObserverList<Value> {
    ObserverList(of: self, .notification, name)
  }
}
