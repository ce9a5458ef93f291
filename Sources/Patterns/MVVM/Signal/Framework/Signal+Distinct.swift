public import Runtime

extension Signal where Value: Loggable & Equatable {
  /// The signal without the values that are as the one before, which it remembers as its owner's state.
  /// - Parameters:
  ///   - name: What it is called: its path in the owner's state.
  ///   - first: What it is as long as this signal has had no value.
  public final func distinct(_ name: String, first: Value? = nil) -> Signal<Value> {
    Distinct(self, name, first)
  }
}

private final class Distinct<Value: Loggable & Equatable>: Signal<Value> {
  private let source: Signal<Value>
  private let cell: StateCell<Single<Value?>>
  /// Whether it may be another than is remembered.
  private var isStale = false
  /// Whether it is another than it was told last.
  private var hasChanged = false

  init(_ source: Signal<Value>, _ name: String, _ first: Value?) {
    let owner = source.owner
    self.source = source
    cell = StateCell(of: owner, at: name, Single(owner.acting { source.current } ?? first))
    super.init(of: owner, name, height: source.height + 1)
    source.add(self)
  }

  override var current: Value? {
    if isStale { update() }
    return cell.value.value
  }

  override func markStale() {
    isStale = true
    super.markStale()
  }

  override func refresh() -> Bool {
    update()
    defer { hasChanged = false }
    return hasChanged
  }

  private func update() {
    isStale = false
    owner.acting {
      guard let value = source.current, !areSame(value, cell.value.value) else { return }
      cell.set(Single(value))
      hasChanged = true
    }
  }
}
