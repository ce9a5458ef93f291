import ArchTrace
import Runtime
import Testing

@testable import MVVMKeyValue

/// Observation by key path, with what it is known for: misuse that ends a program elsewhere is reported.
struct KeyValueObservingTests {
  let trial = Trial()

  @Test func `initial tells the value there is, which is no change and has no old one`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.title = "b"
    model.addObserver(observer, forKeyPath: "title", options: [.initial, .old, .new])
    #expect(observer.told == ["title new b"])
    #expect(trial.notified == ["Model → Observer title(new: b)"])
    #expect(trial.lines(.subscribe) == ["Observer → Model title(initial: true)"])
  }

  @Test func `without initial nothing is told until there is a change`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title", options: .new)
    #expect(observer.told == [])
    model.title = "b"
    #expect(observer.told == ["title new b"])
  }

  @Test(arguments: [
    (KeyValueOptions(), "title"), (KeyValueOptions.old, "title old a"), (KeyValueOptions.new, "title new b"),
    (KeyValueOptions.old.union(.new), "title old a new b"),
  ])
  func `a change has the values asked for`(_ options: KeyValueOptions, _ told: String) {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title", options: options)
    model.title = "b"
    #expect(observer.told == [told])
  }

  @Test func `an equal value is told again, though it is no change of state`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title", options: [.old, .new])
    model.title = "a"
    model.title = "a"
    #expect(observer.told == ["title old a new a", "title old a new a"])
    #expect(trial.lines(.state) == [])
  }

  @Test func `removing who is not registered is reported, and ends nothing`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view),
      other = Observer(trial.runtime, .view)
    model.addObserver(other, forKeyPath: "title")
    model.removeObserver(observer, forKeyPath: "title")
    #expect(
      trial.lines(.error) == [
        "Model → Model removeObserver(keyPath: title, observer: Observer, reason: not registered)"
      ])
    #expect(trial.runtime.reports.count == 1)
    model.title = "b"
    #expect(other.told == ["title"])
  }

  @Test func `removed twice, the second time is reported`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title")
    model.removeObserver(observer, forKeyPath: "title")
    #expect(trial.lines(.error) == [])
    model.removeObserver(observer, forKeyPath: "title")
    #expect(trial.lines(.error).count == 1)
    #expect(trial.lines(.unsubscribe) == ["Observer → Model title"])
  }

  @Test func `a registration that is cut was never made: it tells nothing, and removing it is reported`() {
    let trial = Trial(cuts: [1])
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title", options: [.initial, .new])
    model.title = "b"
    #expect(observer.told == [] && trial.lines(.error) == [])
    model.removeObserver(observer, forKeyPath: "title")
    #expect(
      trial.lines(.error) == [
        "Model → Model removeObserver(keyPath: title, observer: Observer, reason: not registered)"
      ])
    #expect(trial.lines(.unsubscribe) == [])
  }

  @Test func `removed from another key path it stays registered, and the key path must exist`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title")
    model.removeObserver(observer, forKeyPath: "count")
    model.addObserver(observer, forKeyPath: "titel")
    #expect(
      trial.lines(.error) == [
        "Model → Model removeObserver(keyPath: count, observer: Observer, reason: not registered)",
        "Model → Model addObserver(keyPath: titel, reason: no such key path)",
      ])
    model.title = "b"
    #expect(observer.told == ["title"])
  }

  @Test func `registered twice it is told twice, and must be removed twice`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title")
    model.addObserver(observer, forKeyPath: "title", options: .new)
    model.title = "b"
    #expect(observer.told == ["title", "title new b"])
    model.removeObserver(observer, forKeyPath: "title")
    model.title = "c"
    #expect(observer.told == ["title", "title new b", "title"])
  }

  @Test func `an observer that went without removing itself is reported at the next change, once`() {
    let model = Model(trial.runtime)
    var observer: Observer? = Observer(trial.runtime, .view)
    if let observer { model.addObserver(observer, forKeyPath: "title") }
    weak let gone = observer
    observer = nil
    #expect(gone == nil)
    #expect(trial.lines(.error) == [])
    model.title = "b"
    model.title = "c"
    #expect(
      trial.lines(.error) == [
        "Model → Model observeValue(keyPath: title, observer: Observer, reason: observer is gone)"
      ])
  }

  @Test func `a change made by an observer is told inside of the one that it answers`() {
    let model = Model(trial.runtime), hasty = Observer(trial.runtime, .view),
      observer = Observer(trial.runtime, .view)
    hasty.answer = { if model.count == 1 { model.count = 2 } }
    model.addObserver(hasty, forKeyPath: "count", options: [.old, .new])
    model.addObserver(observer, forKeyPath: "count", options: [.old, .new])
    model.count = 1
    #expect(hasty.told == ["count old 0 new 1", "count old 1 new 2"])
    #expect(observer.told == ["count old 1 new 2", "count old 0 new 1"])
  }

  @Test func `whoever is removed while others are told is told nothing more`() {
    let model = Model(trial.runtime), first = Observer(trial.runtime, .view),
      second = Observer(trial.runtime, .view)
    first.answer = { [weak second] in if let second { model.removeObserver(second, forKeyPath: "count") } }
    model.addObserver(first, forKeyPath: "count")
    model.addObserver(second, forKeyPath: "count")
    model.count = 1
    #expect(first.told == ["count"])
    #expect(second.told == [])
  }

  @Test
  func `all are told of a change in the order in which they registered last`() {
    let model = Model(trial.runtime)
    let observers = (0..<3).map { _ in Observer(trial.runtime, .view) }
    for observer in observers { model.addObserver(observer, forKeyPath: "count", options: .new) }
    model.removeObserver(observers[0], forKeyPath: "count")
    model.addObserver(observers[0], forKeyPath: "count", options: .new)
    model.count = 5
    #expect(
      trial.notified == [
        "Model → Observer#2 count(new: 5)", "Model → Observer#3 count(new: 5)",
        "Model → Observer count(new: 5)",
      ])
    withExtendedLifetime(observers) {}
  }

  @Test func `the value is set before it is told, and on record before that`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime, .view)
    var read: [Int] = []
    observer.answer = { read.append(model.count) }
    model.addObserver(observer, forKeyPath: "count", options: .new)
    model.count = 1
    #expect(read == [1])
    let kinds = trial.collector.events.map(\.kind)
    #expect(kinds.suffix(2) == [.state, .notify])
  }

  @Test func `whoever registers while others are told is told of the next change`() {
    let model = Model(trial.runtime)
    let first = Observer(trial.runtime, .view), late = Observer(trial.runtime, .view)
    first.answer = { [weak first] in
      first?.answer = nil
      model.addObserver(late, forKeyPath: "count", options: .new)
    }
    model.addObserver(first, forKeyPath: "count", options: .new)
    model.count = 1
    #expect(late.told == [])
    model.count = 2
    #expect(late.told == ["count new 2"])
  }

  @Test func `a property of a base class is observed like one of its own`() {
    let model = Derived(trial.runtime), observer = Observer(trial.runtime, .view)
    model.addObserver(observer, forKeyPath: "title", options: .new)
    model.addObserver(observer, forKeyPath: "more", options: .new)
    model.title = "b"
    model.more = true
    #expect(observer.told == ["title new b", "more new true"])
    #expect(trial.lines(.state) == ["Derived → Derived ", "Derived → Derived "])
    #expect(trial.lines(.error) == [])
  }
}

private class Model: ViewModel {
  @Dynamic var title = "a"
  @Dynamic var count = 0
}

private final class Derived: Model {
  @Dynamic var more = false
}
