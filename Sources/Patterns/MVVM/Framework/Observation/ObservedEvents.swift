import Runtime

/// Events, where only values can be observed: their count is, and what happened lies beside it until everybody who
/// was told of the count has read it.
final class ObservedEvents<Value>: EventChannel {
  private unowned let owner: ViewModel
  private let name: String
  private let sent = Observed()
  private var recent: [(number: Int, value: Value)] = []
  private let observations: Observations

  init(of owner: ViewModel, _ name: String, _ observations: Observations) {
    self.owner = owner
    self.name = name
    self.observations = observations
  }

  func send(_ value: Value) {
    let number = sent.count + 1
    recent.append((number, value))
    observations.change { sent.count = number }
    // Behind those who read.
    owner.runtime.enqueue { [weak self] in self?.recent.removeAll { $0.number <= number } }
  }

  func observe<Observer: Binder>(
    _ observer: Observer, _ handler: @escaping (Observer, Value) -> Void
  ) -> Subscription {
    var seen = sent.count
    return observer.subscriptions.track(of: owner, name, by: observer, observations, isAlone: true) {
      [unowned(unsafe) observer] in
      let count = self.sent.count
      return {
        let new = self.recent.filter { $0.number > seen }
        seen = count
        for event in new where event.number <= count { handler(observer, event.value) }
      }
    }
  }
}
