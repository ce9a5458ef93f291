public import Runtime

/// A property that is observed by being read: `@Observed("feed") var feed = Feed()`.
///
/// What it holds is state of its owner. Set to what it holds already, it is not set, as the toolchain's `@Observable`
/// has it for what can be compared.
@propertyWrapper
public final class Observed<Value: Equatable> {
  private typealias Cell = (get: () -> Value, set: (Value) -> Void)

  private let name: String
  private let first: Value
  private let makeCell: (ObservableModel) -> Cell
  private var madeCell: Cell?

  /// Makes a property of fields that are compared one by one.
  /// - Parameters:
  ///   - wrappedValue: Its first value.
  ///   - name: What it is called, in the state of its owner and where it is read.
  public init(wrappedValue: Value, _ name: String) where Value: Inspectable {
    self.name = name
    first = wrappedValue
    makeCell = { owner in
      let cell = StateCell(of: owner, at: name, wrappedValue)
      return ({ cell.value }, { cell.set($0) })
    }
  }

  /// Makes a property of a single value; parameters as above.
  public init(wrappedValue: Value, _ name: String) where Value: Loggable {
    self.name = name
    first = wrappedValue
    makeCell = { owner in
      let cell = StateCell(of: owner, at: name, Single(wrappedValue))
      return ({ cell.value.value }, { cell.set(Single($0)) })
    }
  }

  private func cell(of owner: ObservableModel) -> Cell {
    if let madeCell { return madeCell }
    let made = makeCell(owner)
    madeCell = made
    return made
  }

  /// The value, read and set in its owner's name for it.
  public static subscript<Owner: ObservableModel>(
    _enclosingInstance owner: Owner, wrapped keyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Observed<Value>>
  ) -> Value {
    get {
      let property = owner[keyPath: storage]
      owner.access(keyPath, property.name)
      return property.cell(of: owner).get()
    }
    set {
      let property = owner[keyPath: storage]
      let cell = property.cell(of: owner)
      guard !areSame(newValue, cell.get()) else { return }
      owner.withMutation(of: [owner.mutation(of: keyPath, property.name)]) { cell.set(newValue) }
    }
  }

  /// Nobody's: a property that is observed is one of an observable model.
  @available(*, unavailable, message: "a property that is observed is one of an observable model")
  public var wrappedValue: Value {
    get { first }
    set {}
  }
}
