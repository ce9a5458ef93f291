import ArchTrace
import MVVM
import Runtime
import Testing

/// Properties that are computed from others.
struct DerivedTests {
  let trial = Trial()

  @Test func `a diamond is told once, and never from an old and a new value`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let source = MutableProperty(of: owner, "source", 1)
    let left = owner.derived("left", from: source) { $0 * 10 }
    let right = owner.derived("right", from: source) { $0 * 100 }
    let both = owner.derived("both", from: left, right) { "\($0)+\($1)" }
    listener.bind(both) { $0.told.append($1) }
    source.set(2)
    source.set(3)
    #expect(listener.told == ["10+100", "20+200", "30+300"])
  }

  @Test func `sides of unequal length make no difference`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let source = MutableProperty(of: owner, "source", 1)
    let long = owner.derived("long", from: owner.derived("half", from: source) { $0 * 10 }) { $0 * 10 }
    let early = owner.derived("early", from: source, long) { "\($0)+\($1)" }
    let all = owner.derived("all", from: early, source, long) { "\($0) \($1) \($2)" }
    listener.bind(all) { $0.told.append($1) }
    source.set(2)
    #expect(listener.told == ["1+100 1 100", "2+200 2 200"])
  }

  @Test func `whoever is told of the source reads what is derived from it`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let source = MutableProperty(of: owner, "source", 1)
    let double = owner.derived("double", from: source) { $0 * 2 }
    listener.bind(source) { $0.told.append("\($1) \(double.value)") }
    source.set(2)
    #expect(listener.told == ["1 2", "2 4"])
  }

  @Test func `an answer to a change comes after it, in what is derived as well`() {
    let owner = Owner(trial.runtime)
    let hasty = Listener(trial.runtime), listener = Listener(trial.runtime)
    let source = MutableProperty(of: owner, "source", 1)
    let double = owner.derived("double", from: source) { $0 * 2 }
    hasty.bind(source) { _, value in if value == 2 { source.set(3) } }
    listener.bind(source) { $0.told.append("\($1)") }
    listener.bind(double) { $0.told.append("double \($1)") }
    source.set(2)
    #expect(listener.told.filter { !$0.hasPrefix("double") } == ["1", "2", "3"])
    #expect(listener.told.filter { $0.hasPrefix("double") } == ["double 2", "double 4", "double 6"])
  }

  @Test func `what comes out equal is not told`() {
    let owner = Owner(trial.runtime), listener = Listener(trial.runtime)
    let source = MutableProperty(of: owner, "source", 1)
    let isBig = owner.derived("isBig", from: source) { $0 > 10 }
    let text = owner.derived("text", from: isBig) { $0 ? "big" : "small" }
    listener.bind(text) { $0.told.append($1) }
    source.set(2)
    source.set(20)
    #expect(listener.told == ["small", "big"])
    #expect(trial.lines(.state).count == 4)
  }

  @Test func `a value goes from one owner to the other by a wire`() {
    let part = Owner(trial.runtime), whole = Owner(trial.runtime), listener = Listener(trial.runtime)
    let state = MutableProperty(of: part, "state", "loading")
    let isLoading = whole.derived("isLoading", from: state) { $0 == "loading" }
    listener.bind(isLoading) { $0.told.append("\($1)") }
    state.set("loaded")
    #expect(
      trial.notified == [
        "Owner#2 → Listener isLoading(true)", "Owner → Owner#2 state(loaded)",
        "Owner#2 → Listener isLoading(false)",
      ])
    #expect(trial.lines(.subscribe).first == "Owner#2 → Owner state(initial: false)")
  }

  @Test func `a cut wire leaves the others`() {
    let trial = Trial(cuts: [1])
    let owner = Owner(trial.runtime)
    let one = MutableProperty(of: owner, "one", 1), two = MutableProperty(of: owner, "two", 1)
    let sum = owner.derived("sum", from: one, two) { $0 + $1 }
    one.set(2)
    #expect(sum.value == 2)
    two.set(2)
    #expect(sum.value == 4)
  }

  @Test func `nothing is derived for an owner that was closed or is gone`() {
    let source = Owner(trial.runtime)
    let count = MutableProperty(of: source, "count", 1)
    var owner: Owner? = Owner(trial.runtime)
    let double = owner?.derived("double", from: count) { $0 * 2 }
    owner?.close()
    count.set(2)
    #expect(double?.value == 2)
    owner = nil
    count.set(3)
    #expect(trial.notified == [])
  }
}
