import ArchTrace
import Runtime
import Testing

@testable import MVCVS

/// What an observer may rely on, whatever other observers do meanwhile.
struct StoreTests {
  private let collector = EventCollector()
  private let runtime: Runtime
  private let store: Counts

  init() {
    runtime = Runtime(Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: "test"), to: collector))
    store = Counts(runtime)
  }

  @Test func `the initial value comes once, and is the current one`() {
    store.set(3, 0)
    let observer = Observer(runtime)
    let observation = store.observe(observer, "a", \.a) { observer, a, _ in observer.told.append(a) }
    #expect(observer.told == [3])
    store.set(4, 0)
    #expect(observer.told == [3, 4])
    withExtendedLifetime(observation) {}
  }

  @Test func `a part that stays equal is not told again`() {
    let observer = Observer(runtime)
    let observation = store.observe(observer, "a", \.a) { observer, a, _ in observer.told.append(a) }
    store.set(0, 5)
    store.set(0, 6)
    #expect(observer.told == [0])
    withExtendedLifetime(observation) {}
  }

  @Test func `an action mutates, then persists, then notifies`() {
    let observer = Observer(runtime)
    let observation = store.observe(observer, "a", \.a) { [store] observer, a, _ in
      #expect(store.persisted.a == a)
      #expect(store.value.a == a)
    }
    store.set(7, 0)
    #expect(collector.events.map(\.kind).suffix(3) == [.call, .state, .notify])
    withExtendedLifetime(observation) {}
  }

  @Test func `a store that starts with what was persisted goes on from there`() {
    store.set(7, 8)
    #expect(Counts(runtime, store.persisted).value == store.value)
  }

  @Test func `a change in the middle of a notification is told first, and who comes later hears of it once`()
  {
    let first = Observer(runtime)
    let second = Observer(runtime)
    let observations = [
      store.observe(first, "a", \.a) { [store] observer, a, _ in
        observer.told.append(a)
        if a == 1 { store.set(2, 0) }
      },
      store.observe(second, "a", \.a) { observer, a, _ in observer.told.append(a) },
    ]
    store.set(1, 0)
    #expect(first.told == [0, 1, 2])
    #expect(second.told == [0, 2])
    withExtendedLifetime(observations) {}
  }

  @Test func `whoever is cancelled while others are told is told nothing more`() {
    let first = Observer(runtime)
    let second = Observer(runtime)
    var observations: [Subscription] = []
    observations.append(
      store.observe(first, "a", \.a) { observer, a, _ in
        observer.told.append(a)
        if a == 1 { observations[1].cancel() }
      })
    observations.append(store.observe(second, "a", \.a) { observer, a, _ in observer.told.append(a) })
    store.set(1, 0)
    store.set(2, 0)
    #expect(first.told == [0, 1, 2])
    #expect(second.told == [0])
  }

  @Test func `whoever subscribes while others are told starts with the newest value and never goes back`() {
    let first = Observer(runtime)
    let late = Observer(runtime)
    var observations: [Subscription] = []
    observations.append(
      store.observe(first, "a", \.a) { [store] observer, a, _ in
        guard a == 1 else { return }
        store.set(2, 0)
        store.set(3, 0)
        observations.append(store.observe(late, "a", \.a) { observer, a, _ in observer.told.append(a) })
      })
    store.set(1, 0)
    #expect(late.told == [3])
    store.set(4, 0)
    #expect(late.told == [3, 4])
  }

  @Test func `whoever subscribes twice is told twice, until one of the two ends`() {
    let observer = Observer(runtime)
    let kept = store.observe(observer, "a", \.a) { observer, a, _ in observer.told.append(a) }
    let ended = store.observe(observer, "a", \.a) { observer, a, _ in observer.told.append(a) }
    store.set(1, 0)
    ended.cancel()
    ended.cancel()
    store.set(2, 0)
    #expect(observer.told == [0, 0, 1, 1, 2])
    #expect(collector.events.filter { $0.kind == .unsubscribe }.count == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `two parts that change as one are told without a state between`() {
    let observer = Observer(runtime)
    let note: (Observer, Int, Change?) -> Void = { [store] observer, _, _ in
      observer.told.append(store.value.a + store.value.b)
    }
    let observations = [
      store.observe(observer, "a", \.a, note), store.observe(observer, "b", \.b, note),
      store.observe(observer, "sum", { $0.a + $0.b }, note),
    ]
    observer.told = []
    store.set(10, -10)
    #expect(observer.told == [0, 0])  // the sum is what it was
    withExtendedLifetime(observations) {}
  }

  @Test func `the action stands beside the part, and nil says that the whole value is another`() {
    let observer = Observer(runtime)
    var actions: [Change?] = []
    let observation = store.observe(observer, "a", \.a) { actions.append($2) }
    store.set(1, 0)
    store.load(Pair(a: 2, b: 0))
    #expect(actions == [nil, .set])
    store.reloaded()
    #expect(actions == [nil, .set, nil])
    withExtendedLifetime((observer, observation)) {}
  }

  @Test func `of two stores that go back together neither is looked at before both are back`() {
    let other = Counts(runtime)
    let observer = Observer(runtime)
    let observations = [store, other].map { one in
      one.observe(observer, "a", \.a) { [store] observer, _, _ in
        observer.told.append(store.value.a * 10 + other.value.a)
      }
    }
    observer.told = []
    store.load(Pair(a: 3, b: 0))
    other.load(Pair(a: 4, b: 0))
    store.reloaded()
    other.reloaded()
    #expect(observer.told == [34, 34])
    withExtendedLifetime(observations) {}
  }

  @Test func `whoever is gone is told nothing`() {
    var observer: Observer? = Observer(runtime)
    let observation = observer.map { store.observe($0, "a", \.a) { _, _, _ in } }
    observer = nil
    let count = collector.events.filter { $0.kind == .notify }.count
    store.set(1, 0)
    #expect(collector.events.filter { $0.kind == .notify }.count == count)
    withExtendedLifetime(observation) {}
  }

  @Test func `a cut wire carries nothing, the initial value neither`() {
    let runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: "test"), to: nil), cuts: [1])
    let store = Counts(runtime)
    let observer = Observer(runtime)
    let observation = store.observe(observer, "a", \.a) { observer, a, _ in observer.told.append(a) }
    store.set(1, 0)
    #expect(observer.told == [])
    withExtendedLifetime(observation) {}
  }
}

/// Two numbers.
private struct Pair: Inspectable, Equatable, Codable {
  var a = 0
  var b = 0

  static func inspect(_ old: Pair, _ new: Pair, with inspector: inout Inspector) {
    inspector.field("a", old.a, new.a)
    inspector.field("b", old.b, new.b)
  }
}

/// What is done to the numbers.
private enum Change {
  case set
}

/// A store that knows nothing of blogs.
private final class Counts: Store<Pair, Change> {
  init(_ runtime: Runtime, _ pair: Pair = Pair()) { super.init(runtime, .store, pair) }

  func set(_ a: Int, _ b: Int) { traced([a, b]) { act(.set) { $0 = Pair(a: a, b: b) } } }
}

/// Keeps what it is told.
private final class Observer: Participant {
  var told: [Int] = []

  init(_ runtime: Runtime) { super.init(runtime, .controller) }
}
