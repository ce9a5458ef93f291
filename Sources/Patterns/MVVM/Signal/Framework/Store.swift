public import Runtime

/// A model: owns state, changes it when asked, and exposes it as signals. It knows nobody who observes.
open class Store: Participant, Subscriber {
  /// What it observes itself.
  public let subscriptions = SubscriptionBag()

  /// Puts the store on record.
  public init(_ runtime: Runtime) { super.init(runtime, .store) }
}

/// A signal for each id, so that a change of one thing is told only to those who show it. A signal is there as long as
/// somebody has it.
public final class Topics<Value> {
  private unowned let store: Store
  private let name: String
  private let read: (Int) -> Value?
  private var links: [Int: Link] = [:]
  private var limit = 64

  private struct Link {
    weak var signal: Signal<Value>?
  }

  /// Makes topics that nobody observes.
  /// - Parameters:
  ///   - store: Whose state it is; it owns the topics.
  ///   - name: What they are about: the signal for 7 is called `name(7)`.
  ///   - read: Reads the value of an id from the state; nil where there is none.
  public init(of store: Store, _ name: String, _ read: @escaping (Int) -> Value?) {
    self.store = store
    self.name = name
    self.read = read
  }

  /// The signal for an id.
  public subscript(id: Int) -> Signal<Value> {
    if let signal = links[id]?.signal { return signal }
    if links.count >= limit { sweep() }
    let signal = Reading(of: store, "\(name)(\(id))") { [read] in read(id) }
    links[id] = Link(signal: signal)
    return signal
  }

  /// The signals for some ids that somebody has, in the order of the ids.
  public func signals(of ids: [Int]) -> [Node] { ids.compactMap { links[$0]?.signal } }

  /// Forgets what nobody has any more, seldom enough to cost nothing.
  private func sweep() {
    links = links.filter { $0.value.signal != nil }
    limit = max(64, links.count * 2)
  }
}
