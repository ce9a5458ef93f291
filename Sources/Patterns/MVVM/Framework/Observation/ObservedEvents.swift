import Runtime

/// Events, where only values can be observed: their count is, and what happened lies beside it until everybody who
/// was told of the count has read it.
final class ObservedEvents<Value: Loggable & Equatable>: EventChannel {
  private unowned let owner: ViewModel
  private let reference: Reference<ViewModel>
  private let name: String
  private let observed = Observed()
  private let cell: StateCell<SentEvents<Value>>
  private let observations: Observations

  init(of owner: ViewModel, _ name: String, _ observations: Observations) {
    self.owner = owner
    reference = Reference(owner)
    self.name = name
    self.observations = observations
    cell = StateCell(of: owner, at: name, SentEvents())
  }

  /// How many were sent, for whoever tracks it.
  private var count: Int {
    observations.note(reference)
    _ = observed.count
    return cell.value.count
  }

  func send(_ value: Value) {
    observations.change(owner) { observed.count += 1 }
    let number = cell.mutate { $0.send(value) }
    // Behind those who read.
    owner.runtime.enqueue { [weak self] in self?.cell.mutate { $0.forget(upTo: number) } }
  }

  func observe<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    var seen = observer.acting { cell.value.count }
    return observer.subscriptions.track(of: owner, name, by: observer, observations, isAlone: true) {
      [unowned(unsafe) observer] in
      let count = self.count
      return {
        let new = self.cell.value.recent.filter { $0.number > seen }
        seen = count
        for event in new where event.number <= count { handler(observer, event.value) }
      }
    }
  }
}

/// How many events were sent, and those that somebody may not have read yet.
struct SentEvents<Value: Loggable & Equatable> {
  private(set) var count = 0
  private(set) var recent: [(number: Int, value: Value)] = []

  /// Takes an event.
  /// - Returns: Its number.
  mutating func send(_ value: Value) -> Int {
    count += 1
    recent.append((count, value))
    return count
  }

  /// Forgets what everybody has read.
  mutating func forget(upTo number: Int) { recent.removeAll { $0.number <= number } }
}
