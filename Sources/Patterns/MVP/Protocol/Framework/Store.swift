public import Runtime

/// A model: owns state, changes it when asked, and notifies that it changed. It knows nobody who listens.
open class Store: Participant {
  /// Puts the store on record.
  public init(_ runtime: Runtime) { super.init(runtime, .store) }
}

/// One notification for each id, so that a change of one thing is told only to the presenters that show it.
public final class Topics {
  private unowned let store: Store
  private let name: String
  private var lists: [Int: ObserverList<Void>] = [:]
  private var limit = 64

  /// Makes topics that nobody observes.
  /// - Parameters:
  ///   - store: Who posts; it owns the topics.
  ///   - name: What they are about: the notification for 7 is called `name(7)`.
  public init(of store: Store, _ name: String) {
    self.store = store
    self.name = name
  }

  /// The notification for an id.
  public subscript(id: Int) -> ObserverList<Void> {
    if let list = lists[id] { return list }
    if lists.count >= limit { sweep() }
    let list = ObserverList<Void>(of: store, .notification, "\(name)(\(id))")
    lists[id] = list
    return list
  }

  /// Notifies of some ids, in their order.
  public func post(_ ids: [Int]) {
    for id in ids { lists[id]?.send(()) }
  }

  /// Forgets what nobody observes any more, seldom enough to cost nothing.
  private func sweep() {
    lists = lists.filter { !$0.value.isEmpty }
    limit = max(64, lists.count * 2)
  }
}
