public import Runtime

/// A model: owns state, changes it when asked, and tells by notification that it changed. It knows nobody who
/// listens.
open class Model: Participant {
  /// Puts the model on record.
  /// - Parameter name: Its name, where several classes are one model to everybody else; nil takes the type's.
  public init(_ runtime: Runtime, name: String? = nil) { super.init(runtime, .store, name: name) }

  /// Makes a notification that this model posts.
  /// - Parameter name: The notification's name.
  public final func notification<Value>(_ name: String) -> ObserverList<Value> {
    ObserverList(of: self, .notification, name)
  }
}
