import ArchTrace
import MVVM
import Runtime
import Testing

/// Observation by tracking what is read, with what it is known for.
struct ObservationTests {
  let trial = Trial()

  @Test func `the value there is is read at once, and each later one after its change`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    #expect(listener.told == ["a"])
    trial.act {
      model.title.set("b")
      #expect(listener.told == ["a"])
    }
    #expect(listener.told == ["a", "b"])
  }

  @Test func `it is armed again after each change`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    for title in ["b", "c", "d"] { trial.act { model.title.set(title) } }
    #expect(listener.told == ["a", "b", "c", "d"])
    #expect(trial.notified == Array(repeating: "Model → Listener title", count: 3))
    #expect(trial.lines(.subscribe).count == 4)
    #expect(trial.lines(.unsubscribe).count == 3)
  }

  @Test func `told before the change, it ends, and begins anew with the reading after it`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    trial.act { model.title.set("b") }
    let kinds = trial.collector.events.suffix(4).map(\.kind)
    #expect(kinds == [.notify, .unsubscribe, .state, .subscribe])
  }

  @Test func `two properties changed in one go are told once and read once`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bindTogether {
      listener.bind(model.title) { $0.told.append($1) }
      listener.bind(model.count) { $0.told.append("\($1)") }
    }
    trial.act {
      model.title.set("b")
      model.count.set(1)
      model.title.set("c")
    }
    #expect(listener.told == ["a", "0", "c", "1"])
    #expect(trial.notified == ["Model → Listener onChange"])
  }

  @Test func `bound apart, each is told by itself`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    listener.bind(model.count) { $0.told.append("\($1)") }
    trial.act { model.title.set("b") }
    #expect(listener.told == ["a", "0", "b"])
    trial.act { model.count.set(1) }
    #expect(listener.told == ["a", "0", "b", "1"])
  }

  @Test func `an equal value is not told`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    trial.act { model.title.set("a") }
    #expect(listener.told == ["a"])
    #expect(trial.notified == [])
  }

  @Test func `a change made while what was read is taken over is not missed`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.count) { listener, value in
      listener.told.append("\(value)")
      if value == 1 { model.count.set(2) }
    }
    trial.act { model.count.set(1) }
    #expect(listener.told == ["0", "1", "2"])
  }

  @Test func `who reads inside another's reading does not make that one depend on it`() {
    let outer = Model(trial.runtime), inner = Model(trial.runtime)
    let table = Listener(trial.runtime), cell = Listener(trial.runtime)
    table.bind(outer.title) { table, _ in
      table.told.append("table")
      cell.subscriptions.empty()
      cell.bind(inner.title) { $0.told.append($1) }
    }
    trial.act { inner.title.set("b") }
    #expect(table.told == ["table"])
    #expect(cell.told == ["a", "b"])
  }

  @Test func `after the end nothing is read, even where the change was told before`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    trial.act {
      model.title.set("b")
      listener.subscriptions.close()
    }
    trial.act { model.title.set("c") }
    #expect(listener.told == ["a"])
    #expect(trial.notified.count == 1)
    #expect(trial.lines(.unsubscribe).count == 1)
  }

  @Test func `ended before a change it is told nothing, and its end is on record`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    listener.subscriptions.empty()
    trial.act { model.title.set("b") }
    #expect(listener.told == ["a"])
    #expect(trial.notified == [])
    #expect(trial.lines(.unsubscribe) == ["Listener → Model title"])
  }

  @Test func `it keeps nobody alive, and the gone read nothing`() {
    let model = Model(trial.runtime)
    var listener: Listener? = Listener(trial.runtime)
    weak let gone = listener
    listener?.bind(model.title) { $0.told.append($1) }
    listener = nil
    #expect(gone == nil)
    trial.act { model.title.set("b") }
    #expect(trial.notified == [])
  }

  @Test func `a view model that is gone leaves nothing behind`() {
    var model: Model? = Model(trial.runtime)
    weak let gone = model
    let listener = Listener(trial.runtime)
    if let model { listener.bind(model.title) { $0.told.append($1) } }
    model = nil
    #expect(gone == nil)
    listener.subscriptions.close()
    #expect(trial.lines(.unsubscribe) == [])
  }

  @Test func `several observers are told in the order in which they read, in every process`() {
    let model = Model(trial.runtime)
    let listeners = (0..<12).map { _ in Listener(trial.runtime) }
    for listener in listeners { listener.bind(model.title) { $0.told.append($1) } }
    trial.act { model.title.set("b") }
    let names = (1...12).map { $0 == 1 ? "Listener" : "Listener#\($0)" }
    #expect(trial.notified == names.map { "Model → \($0) title" })
  }

  @Test func `what is derived is computed when read, never from an old and a new value`() {
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    let both = model.derived("both", from: model.title, model.count) { "\($0)\($1)" }
    listener.bind(both) { $0.told.append($1) }
    trial.act {
      model.title.set("b")
      #expect(both.value == "b0")
      model.count.set(1)
    }
    #expect(listener.told == ["a0", "b1"])
  }

  @Test func `events are all told, once, and none to whoever comes later`() {
    let model = Model(trial.runtime)
    let early = Listener(trial.runtime), other = Listener(trial.runtime), late = Listener(trial.runtime)
    let asked: Signal<String> = model.signal("asked")
    early.observe(asked) { $0.told.append($1) }
    other.observe(asked) { listener, value in
      listener.told.append(value)
      if value == "sure?" { asked.send("really?") }
    }
    trial.act {
      asked.send("sure?")
      asked.send("yes")
    }
    late.observe(asked) { $0.told.append($1) }
    trial.act { asked.send("yes") }
    #expect(early.told == ["sure?", "yes", "really?", "yes"])
    #expect(other.told == early.told)
    #expect(late.told == ["yes"])
  }

  @Test func `a cut tracking shows what there was, and no change`() {
    let trial = Trial(cuts: [1])
    let model = Model(trial.runtime), listener = Listener(trial.runtime)
    listener.bind(model.title) { $0.told.append($1) }
    trial.act { model.title.set("b") }
    #expect(listener.told == ["a"])
  }
}

private final class Model: ViewModel {
  private(set) lazy var title = property("title", "a")
  private(set) lazy var count = property("count", 0)

  init(_ runtime: Runtime) { super.init(runtime, .observation(Observations())) }
}
