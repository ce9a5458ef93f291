public import Runtime

extension Signal {
  /// The signal of whichever signal a function makes of the latest value. The one before is let go, so that whatever it
  /// still has to say is not told any more.
  /// - Parameter transform: Makes a signal, of this owner or another, and may begin what that one tells of.
  public final func flatMapLatest<Result: Loggable>(
    _ transform: @escaping (Value) -> Signal<Result>
  ) -> Signal<Result> {
    let latest = Latest(self, transform)
    latest.follow()
    return latest
  }
}

private final class Latest<Source, Value: Loggable>: Signal<Value> {
  private let source: Signal<Source>
  private let transform: (Source) -> Signal<Value>
  private var link: Switch?
  private var inner: Signal<Value>?
  private var observation: Subscription?

  init(_ source: Signal<Source>, _ transform: @escaping (Source) -> Signal<Value>) {
    self.source = source
    self.transform = transform
    super.init(of: source.owner, source.name, height: source.height + 2)
    let link = Switch(of: owner, height: source.height + 1) { [weak self] in self?.follow() }
    self.link = link
    source.add(link)
    owner.subscriptions.add(Subscription { [weak self] _ in self?.leave() })
  }

  override var current: Value? { inner?.current }

  override var isState: Bool { source.isState }

  /// Follows the signal made of the latest value, in place of the one before.
  func follow() {
    guard let inner = owner.acting({ source.current.map(transform) }) else { return }
    leave()
    if inner.owner === owner {
      self.inner = inner
      inner.add(self)
      return Node.propagate([self])
    }
    let observed = Observed(inner, by: owner)
    self.inner = observed
    observed.add(self)
    let observation = observed.begin()
    // Whoever was told the value there is may have made it follow another one by now.
    if self.inner === observed { self.observation = observation } else { observation.cancel() }
  }

  private func leave() {
    inner?.remove(self)
    inner = nil
    observation?.cancel()
    observation = nil
  }
}

/// Where a signal that follows others learns that it must follow another one.
private final class Switch: Node {
  private let follow: () -> Void

  init(of owner: any Subscriber, height: Int, _ follow: @escaping () -> Void) {
    self.follow = follow
    super.init(of: owner, height: height)
  }

  override func refresh() -> Bool {
    follow()
    return false
  }
}
