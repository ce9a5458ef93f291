import ArchTrace
import MVVM
import Runtime
import Testing

/// Events, subscriptions that end together, and notifications for one id.
struct SignalTests {
  let trial = Trial()

  @Test func `an event is told once, and not to whoever comes later`() {
    let owner = Owner(trial.runtime)
    let early = Listener(trial.runtime), late = Listener(trial.runtime)
    let asked = Signal<String>(of: owner, "asked")
    early.observe(asked) { $0.told.append($1) }
    asked.send("sure?")
    late.observe(asked) { $0.told.append($1) }
    #expect(early.told == ["sure?"])
    #expect(late.told == [])
  }

  @Test func `equal events are all told, those sent while telling after`() {
    let owner = Owner(trial.runtime)
    let first = Listener(trial.runtime), second = Listener(trial.runtime)
    let asked = Signal<String>(of: owner, "asked")
    first.observe(asked) { listener, value in
      if listener.told.isEmpty { asked.send("second") }
      listener.told.append(value)
    }
    second.observe(asked) { $0.told.append($1) }
    asked.send("first")
    asked.send("second")
    #expect(first.told == ["first", "second", "second"])
    #expect(second.told == ["first", "second", "second"])
  }

  @Test func `a closed bag ends what is added later`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let count = MutableProperty(of: owner, "count", 0)
    listener.subscriptions.close()
    listener.bind(count) { $0.told.append("\($1)") }
    count.set(1)
    #expect(listener.told == ["0"])
  }

  @Test func `an emptied bag is filled again`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let count = MutableProperty(of: owner, "count", 0)
    listener.bind(count) { $0.told.append("old \($1)") }
    listener.subscriptions.empty()
    listener.bind(count) { $0.told.append("new \($1)") }
    count.set(1)
    #expect(listener.told == ["old 0", "new 0", "new 1"])
  }

  @Test func `a closed view model is told nothing more`() {
    let store = Store(trial.runtime), viewModel = Owner(trial.runtime)
    let changed: ObserverList<Int> = store.notification("changed")
    var told: [Int] = []
    viewModel.observe(changed) { told.append($1) }
    changed.send(1)
    viewModel.close()
    changed.send(2)
    #expect(told == [1])
    #expect(trial.lines(.unsubscribe) == ["Owner → Store changed"])
  }

  @Test func `a topic is told to those who observe its id`() {
    let store = Store(trial.runtime)
    let topics = Topics(of: store, "user")
    let seven = Listener(trial.runtime), eight = Listener(trial.runtime)
    seven.observe(topics[7]) { listener, _ in listener.told.append("7") }
    eight.observe(topics[8]) { listener, _ in listener.told.append("8") }
    topics.post([6, 7, 9])
    #expect(seven.told == ["7"])
    #expect(eight.told == [])
    #expect(trial.notified == ["Store → Listener user(7)"])
  }

  @Test func `topics that nobody observes are forgotten, and the others are not`() {
    let store = Store(trial.runtime)
    let topics = Topics(of: store, "user")
    let listener = Listener(trial.runtime), passing = Listener(trial.runtime)
    listener.observe(topics[0]) { listener, _ in listener.told.append("0") }
    for id in 1...1000 {
      passing.observe(topics[id]) { _, _ in }
      passing.subscriptions.empty()
    }
    topics.post([0])
    #expect(listener.told == ["0"])
  }
}
