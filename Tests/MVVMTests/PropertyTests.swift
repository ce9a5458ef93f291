import ArchTrace
import MVVM
import Runtime
import Testing

/// What whoever is bound to a property is told.
struct PropertyTests {
  let trial = Trial()

  @Test func `the value there is comes once, at once, and as later ones do`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let title = MutableProperty(of: owner, "title", "a")
    title.set("b")
    listener.bind(title) { $0.told.append($1) }
    #expect(listener.told == ["b"])
    title.set("c")
    #expect(listener.told == ["b", "c"])
    #expect(trial.notified == ["Owner → Listener title(b)", "Owner → Listener title(c)"])
  }

  @Test func `an equal value is not told again`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let title = MutableProperty(of: owner, "title", "a")
    listener.bind(title) { $0.told.append($1) }
    title.set("a")
    title.set("b")
    title.set("b")
    #expect(listener.told == ["a", "b"])
    #expect(trial.lines(.state).count == 1)
  }

  @Test func `a change made while telling comes after, to everybody, in order`() {
    let owner = Owner(trial.runtime)
    let first = Listener(trial.runtime), second = Listener(trial.runtime)
    let count = MutableProperty(of: owner, "count", 0)
    first.bind(count) { listener, value in
      listener.told.append("\(value)")
      if value == 1 { count.set(2) }
    }
    second.bind(count) { $0.told.append("\($1)") }
    count.set(1)
    #expect(first.told == ["0", "1", "2"])
    #expect(second.told == ["0", "1", "2"])
  }

  @Test func `whoever binds while a change waits is told it once`() {
    let owner = Owner(trial.runtime)
    let first = Listener(trial.runtime), late = Listener(trial.runtime)
    let count = MutableProperty(of: owner, "count", 0)
    first.bind(count) { _, value in
      guard value == 1 else { return }
      count.set(2)
      late.bind(count) { $0.told.append("\($1)") }
    }
    count.set(1)
    #expect(late.told == ["2"])
    count.set(3)
    #expect(late.told == ["2", "3"])
  }

  @Test func `whoever ends a binding while telling is told nothing more, the others are`() {
    let owner = Owner(trial.runtime)
    let first = Listener(trial.runtime), second = Listener(trial.runtime), third = Listener(trial.runtime)
    let count = MutableProperty(of: owner, "count", 0)
    first.bind(count) { listener, value in
      listener.told.append("\(value)")
      if value == 1 {
        listener.subscriptions.empty()
        second.subscriptions.empty()
      }
    }
    second.bind(count) { $0.told.append("\($1)") }
    third.bind(count) { $0.told.append("\($1)") }
    count.set(1)
    count.set(2)
    #expect(first.told == ["0", "1"])
    #expect(second.told == ["0"])
    #expect(third.told == ["0", "1", "2"])
  }

  @Test func `whoever is bound twice is told twice, and ends each alone`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let count = MutableProperty(of: owner, "count", 0)
    let one = count.bind(to: listener) { $0.told.append("one \($1)") }
    let two = count.bind(to: listener) { $0.told.append("two \($1)") }
    one.cancel()
    count.set(1)
    #expect(listener.told == ["one 0", "two 0", "two 1"])
    two.cancel()
    two.cancel()
    count.set(2)
    #expect(listener.told.count == 3)
    #expect(trial.lines(.unsubscribe).count == 2)
  }

  @Test func `a property keeps nobody alive, and the gone are told nothing`() {
    let owner = Owner(trial.runtime)
    var listener: Listener? = Listener(trial.runtime)
    weak let gone = listener
    let count = MutableProperty(of: owner, "count", 0)
    listener?.bind(count) { $0.told.append("\($1)") }
    listener = nil
    #expect(gone == nil)
    count.set(1)
    #expect(trial.notified.count == 1)
  }

  @Test func `a cut binding carries nothing, not even the value there is`() {
    let trial = Trial(cuts: [1])
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let count = MutableProperty(of: owner, "count", 0)
    listener.bind(count) { $0.told.append("\($1)") }
    count.set(1)
    #expect(listener.told == [])
  }
}
