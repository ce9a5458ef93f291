public import Runtime

/// A property that is observed by its name, as Swift's `dynamic` makes one for Objective-C: `@Dynamic var title = ""`.
///
/// It is told of inside of its setter, equal or not, to those registered for its key path, in order of registration.
/// What it holds is state of its view model.
@propertyWrapper
public final class Dynamic<Value: Loggable & Equatable>: DynamicProperty {
  /// The value at first, and until its view model is on record.
  private var first: Value
  private var cell: StateCell<Single<Value>>?
  private var observers: KeyPathObservers?

  /// Makes a property.
  /// - Parameter wrappedValue: Its first value.
  public init(wrappedValue: Value) { first = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { cell?.value.value ?? first }
    set {
      guard let cell, let observers else { return first = newValue }
      let old = cell.value.value
      cell.set(Single(newValue))
      observers.tell(old: old, new: newValue)
    }
  }

  override func declare(in owner: ViewModel, as keyPath: String) -> KeyPathObservers {
    let cell = StateCell(of: owner, at: keyPath, Single(first))
    let observers = KeyPathObservers(of: owner, keyPath)
    observers.current = { cell.value.value }
    self.cell = cell
    self.observers = observers
    return observers
  }
}

/// A property that is observed by its name, of whatever type.
public class DynamicProperty {
  init() {}

  /// Takes its place in the view model that it belongs to.
  /// - Returns: Who observes it.
  func declare(in owner: ViewModel, as keyPath: String) -> KeyPathObservers {
    KeyPathObservers(of: owner, keyPath)
  }
}
