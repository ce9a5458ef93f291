extension Signal {
  /// The signal of what a function makes of each value.
  /// - Parameters:
  ///   - name: What it is called on record; nil as this one.
  ///   - transform: Computes the value; pure.
  public final func map<Result>(
    as name: String? = nil, _ transform: @escaping (Value) -> Result
  ) -> Signal<Result> {
    Mapped(self, name, transform)
  }

  /// The same, without the values of which the function makes nothing.
  public final func compactMap<Result>(
    as name: String? = nil, _ transform: @escaping (Value) -> Result?
  ) -> Signal<Result> {
    Mapped(self, name, transform)
  }
}

private final class Mapped<Source, Value>: Signal<Value> {
  private let source: Signal<Source>
  private let transform: (Source) -> Value?

  init(_ source: Signal<Source>, _ name: String?, _ transform: @escaping (Source) -> Value?) {
    self.source = source
    self.transform = transform
    super.init(of: source.owner, name ?? source.name, height: source.height + 1)
    source.add(self)
  }

  override var current: Value? { source.current.flatMap(transform) }

  override var isState: Bool { source.isState }
}
