/// The signal of what a function makes of two values, the latest of each; both signals have one owner.
/// - Parameters:
///   - first: One of them.
///   - second: The other.
///   - transform: Computes the value; pure.
public func combine<First, Second, Value>(
  _ first: Signal<First>, _ second: Signal<Second>, _ transform: @escaping (First, Second) -> Value
) -> Signal<Value> {
  Combined(of: [first, second], first.name) {
    guard let first = first.current, let second = second.current else { return nil }
    return transform(first, second)
  }
}

/// The signal of several values, the latest of each, once all have one; all signals have one owner.
/// - Parameters:
///   - first: One of them.
///   - others: The others.
public func combine<Value>(_ first: Signal<Value>, _ others: Signal<Value>...) -> Signal<[Value]> {
  let signals = [first] + others
  return Combined(of: signals, first.name) {
    let values = signals.compactMap(\.current)
    return values.count == signals.count ? values : nil
  }
}

private final class Combined<Value>: Signal<Value> {
  private let compute: () -> Value?

  init(of sources: [Node], _ name: String, _ compute: @escaping () -> Value?) {
    self.compute = compute
    let height = sources.map(\.height).max() ?? 0
    super.init(of: sources[0].owner, name, height: height + 1)
    for source in sources { source.add(self) }
  }

  override var current: Value? { compute() }
}
