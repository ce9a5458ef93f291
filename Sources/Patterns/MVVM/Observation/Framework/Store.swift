public import Runtime

/// A model: owns state and changes it when asked. What it knows is observed by being read; it knows nobody who does.
open class Store: ObservableModel {
  /// Puts the store on record.
  public init(_ runtime: Runtime) { super.init(runtime, .store) }
}
