import ArchTrace
import MVVM
import Runtime
import Testing

/// Observation by key path, with what it is known for.
struct KeyValueObservingTests {
  let trial = Trial()

  @Test func `initial tells the value there is, which is no change and has no old one`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.title.set("b")
    model.addObserver(observer, forKeyPath: "title", options: [.initial, .old, .new])
    #expect(observer.told == ["title new b"])
    #expect(trial.notified == ["Model → Observer title(new: b)"])
    #expect(trial.lines(.subscribe) == ["Observer → Model title(initial: true)"])
  }

  @Test func `without initial nothing is told until there is a change`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.addObserver(observer, forKeyPath: "title", options: .new)
    #expect(observer.told == [])
    model.title.set("b")
    #expect(observer.told == ["title new b"])
  }

  @Test(arguments: [
    (KeyValueOptions(), "title"), (KeyValueOptions.old, "title old a"), (KeyValueOptions.new, "title new b"),
    (KeyValueOptions.old.union(.new), "title old a new b"),
  ])
  func `a change has the values asked for`(_ options: KeyValueOptions, _ told: String) {
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.addObserver(observer, forKeyPath: "title", options: options)
    model.title.set("b")
    #expect(observer.told == [told])
  }

  @Test func `an equal value is told again, though it is no change of state`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.addObserver(observer, forKeyPath: "title", options: [.old, .new])
    model.title.set("a")
    model.title.set("a")
    #expect(observer.told == ["title old a new a", "title old a new a"])
    #expect(trial.lines(.state) == [])
  }

  @Test func `removing who is not registered is reported, and ends nothing`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime), other = Observer(trial.runtime)
    model.addObserver(other, forKeyPath: "title")
    model.removeObserver(observer, forKeyPath: "title")
    #expect(
      trial.lines(.error) == [
        "Model → Model removeObserver(keyPath: title, observer: Observer, reason: not registered)"
      ])
    #expect(trial.runtime.reports.count == 1)
    model.title.set("b")
    #expect(other.told == ["title"])
  }

  @Test func `removed twice, the second time is reported`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.addObserver(observer, forKeyPath: "title")
    model.removeObserver(observer, forKeyPath: "title")
    #expect(trial.lines(.error) == [])
    model.removeObserver(observer, forKeyPath: "title")
    #expect(trial.lines(.error).count == 1)
    #expect(trial.lines(.unsubscribe) == ["Observer → Model title"])
  }

  @Test func `a registration that is cut was never made: it tells nothing, and removing it is reported`() {
    let trial = Trial(cuts: [1])
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.addObserver(observer, forKeyPath: "title", options: [.initial, .new])
    model.title.set("b")
    #expect(observer.told == [] && trial.lines(.error) == [])
    model.removeObserver(observer, forKeyPath: "title")
    #expect(
      trial.lines(.error) == [
        "Model → Model removeObserver(keyPath: title, observer: Observer, reason: not registered)"
      ])
    #expect(trial.lines(.unsubscribe) == [])
  }

  @Test func `removed from another key path it stays registered, and the key path must exist`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.addObserver(observer, forKeyPath: "title")
    model.removeObserver(observer, forKeyPath: "count")
    model.addObserver(observer, forKeyPath: "titel")
    #expect(
      trial.lines(.error) == [
        "Model → Model removeObserver(keyPath: count, observer: Observer, reason: not registered)",
        "Model → Model addObserver(keyPath: titel, reason: no such key path)",
      ])
    model.title.set("b")
    #expect(observer.told == ["title"])
  }

  @Test func `registered twice it is told twice, and must be removed twice`() {
    let model = Model(trial.runtime), observer = Observer(trial.runtime)
    model.addObserver(observer, forKeyPath: "title")
    model.addObserver(observer, forKeyPath: "title", options: .new)
    model.title.set("b")
    #expect(observer.told == ["title", "title new b"])
    model.removeObserver(observer, forKeyPath: "title")
    model.title.set("c")
    #expect(observer.told == ["title", "title new b", "title"])
  }

  @Test func `an observer that went without removing itself is reported at the next change, once`() {
    let model = Model(trial.runtime)
    var observer: Observer? = Observer(trial.runtime)
    if let observer { model.addObserver(observer, forKeyPath: "title") }
    weak let gone = observer
    observer = nil
    #expect(gone == nil)
    #expect(trial.lines(.error) == [])
    model.title.set("b")
    model.title.set("c")
    #expect(
      trial.lines(.error) == [
        "Model → Model observeValue(keyPath: title, observer: Observer, reason: observer is gone)"
      ])
  }

  @Test func `an observer bound as a binder is removed when it closes, and not when it merely goes`() {
    let model = Model(trial.runtime)
    let closed = Listener(trial.runtime)
    var gone: Listener? = Listener(trial.runtime)
    closed.bind(model.title) { $0.told.append($1) }
    gone?.bind(model.title) { $0.told.append($1) }
    closed.subscriptions.close()
    gone = nil
    model.title.set("b")
    #expect(closed.told == ["a"])
    #expect(trial.lines(.error).count == 1)
  }

  @Test func `a change made by an observer is told inside of the one that it answers`() {
    let model = Model(trial.runtime), hasty = Observer(trial.runtime), observer = Observer(trial.runtime)
    hasty.answer = { if model.count.value == 1 { model.count.set(2) } }
    model.addObserver(hasty, forKeyPath: "count", options: [.old, .new])
    model.addObserver(observer, forKeyPath: "count", options: [.old, .new])
    model.count.set(1)
    #expect(hasty.told == ["count old 0 new 1", "count old 1 new 2"])
    #expect(observer.told == ["count old 1 new 2", "count old 0 new 1"])
  }

  @Test func `whoever is removed while others are told is told nothing more`() {
    let model = Model(trial.runtime), first = Observer(trial.runtime), second = Observer(trial.runtime)
    first.answer = { [weak second] in if let second { model.removeObserver(second, forKeyPath: "count") } }
    model.addObserver(first, forKeyPath: "count")
    model.addObserver(second, forKeyPath: "count")
    model.count.set(1)
    #expect(first.told == ["count"])
    #expect(second.told == [])
  }

  @Test func `what stands beside a status is read when the status is told, by one registration`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bindTogether {
      listener.bind(model.rows) { $0.told.append("rows \($1)") }
      listener.bind(model.hasMore) { $0.told.append("more \($1)") }
    }
    #expect(listener.told == ["rows []", "more false"])
    model.rows.set([1, 2])
    #expect(listener.told.count == 2)
    model.announce(model.status, "success")
    model.announce(model.status, "success")
    #expect(listener.told.dropFirst(2) == ["rows [1, 2]", "more false", "rows [1, 2]", "more false"])
    #expect(trial.lines(.subscribe) == ["Listener → Model status(initial: true)"])
    listener.subscriptions.empty()
    #expect(trial.lines(.unsubscribe) == ["Listener → Model status"])
    #expect(trial.lines(.error) == [])
  }

  @Test func `one change of several sources shows what is derived in between`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    let both = model.derived("both", from: model.title, model.count) { "\($0)\($1)" }
    listener.bind(both) { $0.told.append($1) }
    model.title.set("b")
    model.count.set(1)
    #expect(listener.told == ["a0", "b0", "b1"])
  }

  @Test func `events that are equal are all told, and none to whoever comes later`() {
    let model = Model(trial.runtime), early = Listener(trial.runtime), late = Listener(trial.runtime)
    let asked: Signal<String> = model.signal("asked")
    early.observe(asked) { $0.told.append($1) }
    asked.send("sure?")
    asked.send("sure?")
    late.observe(asked) { $0.told.append($1) }
    #expect(early.told == ["sure?", "sure?"])
    #expect(late.told == [])
  }

  @Test func `a cut registration carries nothing, not even the value there is`() {
    let trial = Trial(cuts: [1])
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    model.title.set("b")
    #expect(listener.told == [])
  }
}

private final class Model: ViewModel {
  private(set) lazy var title = property("title", "a")
  private(set) lazy var count = property("count", 0)
  private(set) lazy var status = property("status", "none")
  private(set) lazy var rows = property("rows", [Int](), beside: status)
  private(set) lazy var hasMore = property("hasMore", false, beside: status)

  init(_ runtime: Runtime) {
    super.init(runtime, .keyValue)
    _ = (title, count)  // a key path is declared with its property
  }
}

private final class Observer: Participant, KeyValueObserver {
  var told: [String] = []
  var answer: (() -> Void)?

  init(_ runtime: Runtime) { super.init(runtime, .view) }

  func observeValue(forKeyPath keyPath: String, of object: ViewModel, change: KeyValueChange) {
    let values = [("old", change.old), ("new", change.new)].compactMap { name, value in
      value.map { "\(name) \($0)" }
    }
    told.append(([keyPath] + values).joined(separator: " "))
    answer?()
  }
}
