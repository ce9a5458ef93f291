import ArchTrace
import Runtime
import Testing

/// A notification is delivered in the middle of what posts it, as by a notification centre.
@Suite final class ObserverListTests {
  private let runtime = Runtime(
    Recorder(TraceHeader(pattern: "list", scenario: "test"), to: EventCollector()))
  private lazy var store = Participant(runtime, .store)
  private lazy var first = Participant(runtime, .view)
  private lazy var second = Participant(runtime, .view)
  private lazy var list = ObserverList<Int>(of: store, .notification, "changed")
  private var seen: [String] = []
  private var kept: [Subscription] = []

  private func observe(_ observer: Participant, _ name: String, then: @escaping (Int) -> Void = { _ in }) {
    kept.append(
      list.add(observer) { [unowned self] _, value in
        seen.append("\(name)\(value)")
        then(value)
      })
  }

  @Test func whatAnObserverSendsIsDeliveredBeforeTheRestHearOfTheFirst() {
    observe(first, "a") { [unowned self] in if $0 == 1 { list.send(2) } }
    observe(second, "b")
    list.send(1)
    #expect(seen == ["a1", "a2", "b2", "b1"])
  }

  @Test func whoSubscribesMeanwhileHearsOnlyWhatIsSentLater() {
    observe(first, "a") { [unowned self] in if $0 == 1 { observe(second, "b") } }
    list.send(1)
    #expect(seen == ["a1"])
    list.send(2)
    #expect(seen == ["a1", "a2", "b2"])
  }

  @Test func whoUnsubscribesMeanwhileHearsNothingMore() {
    observe(first, "a") { [unowned self] _ in kept.last?.cancel() }
    observe(second, "b")
    list.send(1)
    #expect(seen == ["a1"])
  }
}
