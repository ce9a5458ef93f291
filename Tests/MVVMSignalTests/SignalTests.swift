import ArchTrace
import Runtime
import Testing

@testable import MVVMSignal

/// Who is told what by a signal, and what of it is on record.
struct SignalTests {
  let trial = Trial()

  @Test func `the value there is and later ones come by one wire, the state before each`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let count = Property(of: owner, "count", 1)
    listener.listen(to: count)
    count.set(2)
    #expect(listener.told == ["1", "2"])
    let kinds: Set<EventKind> = [.subscribe, .notify, .state]
    #expect(
      trial.collector.events.filter { kinds.contains($0.kind) }.map { "\($0.kind.name) \($0.name ?? "")" }
        == ["subscribe count", "notify count", "state ", "notify count"])
    #expect(trial.notified == ["Owner → Listener count(1)", "Owner → Listener count(2)"])
  }

  @Test func `an equal value is no change, another spelling is`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let text = Property(of: owner, "text", "\u{E9}")
    listener.listen(to: text)
    listener.listen(to: text.distinct("same"))
    text.set("\u{E9}")
    #expect(listener.told.count == 2)
    text.set("e\u{301}")
    #expect(listener.told.count == 4)
  }

  @Test func `observers are told in the order in which they subscribed, until they cancel`() {
    let owner = Owner(trial.runtime)
    let first = Listener(trial.runtime), second = Listener(trial.runtime)
    let count = Property(of: owner, "count", 1)
    first.listen(to: count)
    second.listen(to: count)
    count.set(2)
    first.subscriptions.cancel()
    count.set(3)
    #expect(first.told == ["1", "2"] && second.told == ["1", "2", "3"])
    #expect(
      trial.notified.suffix(3) == [
        "Owner → Listener count(2)", "Owner → Listener#2 count(2)", "Owner → Listener#2 count(3)",
      ])
    #expect(trial.lines(.unsubscribe) == ["Listener → Owner count"])
    second.subscriptions.cancel()
    #expect(!count.isObserved)
  }

  @Test func `who cancels another one while it is told has that one told no more`() {
    let owner = Owner(trial.runtime)
    let first = Listener(trial.runtime), second = Listener(trial.runtime)
    let count = Property(of: owner, "count", 1)
    first.bind(count) { _, value in if value == 2 { second.subscriptions.cancel() } }
    second.listen(to: count)
    count.set(2)
    #expect(second.told == ["1"])
  }

  @Test func `a signal keeps no observer alive, and one that is gone is not told`() {
    let owner = Owner(trial.runtime)
    var listener: Listener? = Listener(trial.runtime)
    weak let gone = listener
    let count = Property(of: owner, "count", 1)
    listener?.listen(to: count)
    listener = nil
    #expect(gone == nil && !count.isObserved)
    count.set(2)
    #expect(trial.notified.count == 1)
  }

  @Test func `a cut wire carries nothing, and what would be made of it is not made`() {
    let trial = Trial(cuts: [1, 2])
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime), model = Model(trial.runtime)
    let count = Property(of: owner, "count", 1), other = Property(of: owner, "other", 1)
    listener.listen(to: count)
    let double = model.observe(count).map { $0 * 2 }.distinct("double")
    let both = combine(double, model.observe(other)) { $0 + $1 }
    count.set(2)
    other.set(2)
    #expect(listener.told == [] && double.current == nil && both.current == nil)
    #expect(trial.lines(.state) == ["Owner → Owner ", "Owner → Owner "])
  }

  // MARK: Events

  @Test func `an event is told once, to whoever observes by then`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime), late = Listener(trial.runtime)
    let events = Input<Int>(of: owner, "events")
    listener.listen(to: events.map { $0 * 2 })
    events.send(1)
    events.send(1)
    late.listen(to: events)
    #expect(events.current == nil)
    events.send(3)
    #expect(listener.told == ["2", "2", "6"] && late.told == ["3"])
  }

  @Test func `an event sent in answer to one is told inside of it, and neither is lost`() {
    let owner = Owner(trial.runtime), hasty = Listener(trial.runtime), listener = Listener(trial.runtime)
    let events = Input<Int>(of: owner, "events")
    hasty.bind(events) { _, event in if event == 1 { events.send(2) } }
    listener.listen(to: events)
    let doubled = Listener(trial.runtime)
    doubled.listen(to: events.map { $0 * 10 })
    events.send(1)
    #expect(listener.told == ["2", "1"] && doubled.told == ["20", "10"])
  }

  // MARK: A change in answer to a change

  @Test func `a change in answer to one is told at once, and whoever waited hears of the last only`() {
    let owner = Owner(trial.runtime), hasty = Listener(trial.runtime), listener = Listener(trial.runtime)
    let count = Property(of: owner, "count", 1)
    let double = count.map { $0 * 2 }.distinct("double")
    hasty.bind(count) { _, value in if value == 2 { count.set(3) } }
    listener.listen(to: count)
    listener.listen(to: double)
    listener.told = []
    count.set(2)
    #expect(listener.told == ["3", "6"])
    #expect(count.value == 3 && double.current == 6)
  }

  // MARK: Who reads

  @Test func `a view that binds reads nothing, and a view model reads what it makes its signals of`() {
    let collector = EventCollector()
    let runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvvm", variant: "signal", scenario: "reads"), to: collector),
      recordsReads: true)
    let owner = Owner(runtime), model = Model(runtime), listener = Listener(runtime)
    let count = Property(of: owner, "count", 1)
    runtime.input(step: 1, from: runtime.user, to: listener.actor, name: "bind") {
      listener.listen(to: model.observe(count).map { $0 * 2 }.distinct("double"))
      owner.acting { count.set(2) }
    }
    let reads = Set(
      collector.events.filter { $0.kind == .read }.map { "\($0.from) → \($0.to ?? "") \($0.name ?? "")" })
    #expect(listener.told == ["2", "4"] && reads == ["Model → Owner count"])
  }
}
