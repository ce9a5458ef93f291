import ArchTrace
import Runtime
import Testing

@testable import MVVMObservation

/// Observation by tracking what is read, with what it is known for.
struct TrackingTests {
  let trial = Trial()

  @Test func `what is there is read at once, and what is new after its change, each time`() {
    let model = Model(trial.runtime)
    let reader = Reader(trial.runtime) { model.title }
    for title in ["b", "c"] {
      trial.act {
        let before = reader.seen
        model.title = title
        #expect(reader.seen == before)
      }
    }
    #expect(reader.seen == ["a", "b", "c"])
    #expect(trial.notified == ["Model → Reader title", "Model → Reader title"])
    #expect(trial.lines(.subscribe).count == 3 && trial.lines(.unsubscribe).count == 2)
  }

  @Test func `told before the change, it reads as the next thing on the main queue`() {
    let model = Model(trial.runtime)
    let reader = Reader(trial.runtime) { model.title }
    trial.act { model.title = "b" }
    let kinds = trial.collector.events.suffix(5).map(\.kind)
    #expect(kinds == [.notify, .unsubscribe, .state, .call, .subscribe])
    #expect(reader.seen == ["a", "b"])
  }

  @Test func `however much changes in one turn, it is told once and reads once`() {
    let model = Model(trial.runtime)
    let reader = Reader(trial.runtime) { model.both }
    trial.act {
      model.title = "b"
      model.count = 1
    }
    #expect(reader.seen == ["a0", "b1"])
    #expect(trial.notified == ["Model → Reader title"])
  }

  @Test func `an equal value is not set`() {
    let model = Model(trial.runtime)
    let reader = Reader(trial.runtime) { model.title }
    trial.act { model.title = "a" }
    #expect(reader.seen == ["a"] && trial.notified == [])
  }

  @Test func `what was not read the last time tells nothing`() {
    let model = Model(trial.runtime)
    let reader = Reader(trial.runtime) { model.count == 0 ? model.title : "" }
    trial.act { model.count = 1 }
    trial.act { model.title = "b" }
    #expect(reader.seen == ["a", ""])
    #expect(trial.notified == ["Model → Reader count"])
  }

  @Test func `what is computed of another's is told by the other`() {
    let inner = Model(trial.runtime)
    let outer = Outer(inner)
    let reader = Reader(trial.runtime) { outer.title }
    trial.act { inner.title = "b" }
    #expect(reader.seen == ["[a]", "[b]"])
    #expect(trial.notified == ["Model → Reader title"])
  }

  @Test func `several are told in the order in which they read, in every process`() {
    let model = Model(trial.runtime)
    let readers = (0..<12).map { _ in Reader(trial.runtime) { model.title } }
    trial.act { model.title = "b" }
    let names = (1...12).map { $0 == 1 ? "Reader" : "Reader#\($0)" }
    #expect(trial.notified == names.map { "Model → \($0) title" })
    #expect(readers.allSatisfy { $0.seen == ["a", "b"] })
  }

  @Test func `ended, it is told nothing; ended once told, it reads nothing`() {
    let model = Model(trial.runtime)
    let reader = Reader(trial.runtime) { model.title }
    trial.act {
      model.title = "b"
      reader.tracking.end()
    }
    trial.act { model.title = "c" }
    #expect(reader.seen == ["a"])
    #expect(trial.notified.count == 1 && trial.lines(.unsubscribe).count == 1)
    reader.beginTracking()
    reader.tracking.end()
    trial.act { model.title = "d" }
    #expect(reader.seen == ["a", "c"] && trial.notified.count == 1)
    #expect(trial.lines(.unsubscribe).count == 2)
  }

  @Test func `it keeps nobody alive`() {
    let model = Model(trial.runtime)
    var reader: Reader? = Reader(trial.runtime) { model.title }
    weak let gone = reader
    #expect(reader?.seen == ["a"])
    reader = nil
    #expect(gone == nil)
    trial.act { model.title = "b" }
    #expect(trial.notified == [])
  }

  @Test func `what is read inside of another's reading is that one's, too, as the toolchain has it`() {
    let model = Model(trial.runtime), runtime = trial.runtime
    var inner: [Reader] = []
    let outer = Reader(runtime) {
      inner.append(Reader(runtime) { model.title })
      return "outer"
    }
    trial.act { model.title = "b" }
    #expect(outer.seen == ["outer", "outer"])
    #expect(trial.notified == ["Model → Reader title", "Model → Reader#2 title"])
    #expect(inner.first?.seen == ["a", "b"])
  }

  @Test func `what is laid out after a reading is read by whoever is laid out`() {
    let model = Model(trial.runtime), runtime = trial.runtime
    let controller = Controller(runtime, model)
    controller.loadView()
    trial.act { model.title = "b" }
    #expect(trial.notified == ["Model → Reader title"])
    #expect(controller.cell?.seen == ["a", "b"])
  }

  @Test func `a cut reading shows what there was, and no change`() {
    let trial = Trial(cuts: [1])
    let model = Model(trial.runtime)
    let reader = Reader(trial.runtime) { model.both }
    trial.act { model.title = "b" }
    #expect(reader.seen == ["a0"])
    trial.act { model.count = 1 }
    #expect(reader.seen == ["a0", "b1"])
    #expect(trial.notified == ["Model → Reader count"])
  }
}

private final class Model: ViewModel {
  @Observed("title") var title = "a"
  @Observed("count") var count = 0

  var both: String { "\(title)\(count)" }
}

private final class Outer: ViewModel {
  private let inner: Model

  init(_ inner: Model) {
    self.inner = inner
    super.init(inner.runtime)
  }

  var title: String { acting { "[\(inner.title)]" } }
}

private final class Controller: ViewController {
  private(set) var cell: Reader?
  private let model: Model

  init(_ runtime: Runtime, _ model: Model) {
    self.model = model
    super.init(runtime)
  }

  override func updateUI() { layout { self.cell = Reader(self.runtime) { self.model.title } } }
}
