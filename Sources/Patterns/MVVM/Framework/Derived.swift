public import Runtime

/// A property that nobody sets: it is computed from others, and again whenever one of them changes.
final class DerivedProperty<Value: Loggable & Equatable>: Property<Value> {
  private let transform: () -> Value

  init(of owner: Participant, _ name: String, height: Int, _ transform: @escaping () -> Value) {
    self.transform = transform
    super.init(of: owner, name, transform(), height: height)
  }

  override func compute() { take(transform()) }
}

extension Binder {
  /// Makes a property of this participant from others, of its own or of those that it owns.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - sources: What it is derived from.
  ///   - transform: Computes the value; pure.
  public func derived<each Source, Value: Loggable & Equatable>(
    _ name: String, from sources: repeat Property<each Source>,
    by transform: @escaping (repeat each Source) -> Value
  ) -> Property<Value> {
    var height = 0
    for source in repeat each sources { height = max(height, source.height) }
    let property = DerivedProperty(of: self, name, height: height + 1) { [sources = (repeat each sources)] in
      transform(repeat (each sources).value)
    }
    for source in repeat each sources { subscriptions.add(source.connect(property, of: self)) }
    return property
  }
}
