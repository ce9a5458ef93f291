import ArchTrace
import Runtime
import Testing

/// Who acts, on record, and what a run that never comes to rest ends with.
struct ActingTests {
  private final class Part: Participant {
    var action: Action<Int>?
    var next: Action<Void>?
    private(set) lazy var count = StateCell(of: self, at: "count", Single(0))
    private(set) lazy var changed = ObserverList<Int>(of: self, .notification, "changed")

    init(_ runtime: Runtime, _ role: Role, _ name: String) { super.init(runtime, role, name: name) }

    func take(_ value: Int) { traced(value) {} }
    func look(at other: Part) -> Int { traced { other.count.value.value } }
    func lookTwice(at other: Part) { traced { _ = (other.count.value, other.count.read { $0.value }) } }
    func again() { traced { runtime.enqueue { [unowned self] in again() } } }
    func later() { traced { _ = runtime.schedule(after: 1, for: self, "again") { $0.later() } } }
    func pass() { traced { next?() } }
    func both() {
      traced { for _ in 0..<2 { runtime.enqueue { [unowned self] in both() } } }
    }
  }

  private final class Silent: Server {
    func handle(_ request: Request) -> Answer { Answer(Response(.status(200)), latency: 10) }
  }

  private let collector = EventCollector()

  private func runtime(recordsReads: Bool = false) -> Runtime {
    Runtime(
      Recorder(TraceHeader(pattern: "p", scenario: "s"), to: collector), recordsReads: recordsReads)
  }

  private func hops(_ kind: EventKind) -> [String] {
    collector.events.filter { $0.kind == kind }.map { "\($0.from) → \($0.to ?? "itself") \($0.name ?? "")" }
  }

  @Test func `an action delivers in its own name, whoever's frame is open`() {
    let runtime = runtime()
    let (cell, table, controller) = (
      Part(runtime, .view, "Cell"), Part(runtime, .view, "Table"), Part(runtime, .controller, "Controller")
    )
    table.action = Action("select", .targetAction, from: table, to: controller) { $0.take($1) }
    runtime.input(step: 1, from: runtime.user, to: cell.actor, name: "tap") { table.action?(7) }
    #expect(hops(.call) == ["Table → Controller take(_:)"])
    #expect(collector.events.last?.cause == collector.events.first { $0.kind == .input }?.id)
  }

  @Test func `a delegate's call is written by whoever makes it, once`() {
    let runtime = runtime()
    let (table, controller) = (Part(runtime, .view, "Table"), Part(runtime, .controller, "Controller"))
    table.action = Action("select", .delegate, from: table, to: controller) { own, _ in own.changed.send(1) }
    runtime.input(step: 1, from: runtime.user, to: table.actor, name: "tap") {
      table.action?(7, method: "didSelectRow(at:)", .int(3))
    }
    #expect(hops(.call) == ["Table → Controller didSelectRow(at:)"])
    #expect(collector.events.last?.value == .int(3))
    // A target-action says by its own method what it is.
    table.action = Action("select", from: table, to: controller) { $0.take($1) }
    table.action?(7, method: "didSelectRow(at:)", .int(3))
    #expect(hops(.call).last == "Table → Controller take(_:)")
  }

  @Test func `a read names reader and owner, once for each cell within one handling`() {
    let runtime = runtime(recordsReads: true)
    let (view, store) = (Part(runtime, .view, "View"), Part(runtime, .store, "Store"))
    runtime.input(step: 1, from: runtime.user, to: view.actor, name: "tap") {
      view.lookTwice(at: store)
      _ = view.look(at: store)
      _ = store.look(at: store)
      _ = view.count.value
    }
    #expect(hops(.read) == ["View → Store count", "View → Store count"])
  }

  @Test func `nobody reads on record where nobody asks for it`() {
    let runtime = runtime()
    let (view, store) = (Part(runtime, .view, "View"), Part(runtime, .store, "Store"))
    runtime.input(step: 1, from: runtime.user, to: view.actor, name: "tap") { view.lookTwice(at: store) }
    #expect(hops(.read) == [])
  }

  @Test(arguments: ["queue", "timer", "wire", "fan"])
  func `a run that never comes to rest ends with an error that names who keeps going`(_ way: String) {
    let runtime = runtime()
    let (one, other) = (Part(runtime, .store, "One"), Part(runtime, .store, "Other"))
    one.next = Action("pass", from: one, to: other) { $0.pass() }
    other.next = Action("pass", from: other, to: one) { $0.pass() }
    runtime.input(step: 1, from: runtime.user, to: one.actor, name: "tap") {
      switch way {
      case "queue": one.again()
      case "timer": one.later()
      case "fan": one.both()
      case _: one.pass()
      }
    }
    runtime.settle()
    #expect(runtime.isHalted)
    #expect(runtime.reports.count == 1)
    #expect(runtime.reports.first?.hasPrefix("the run does not come to rest: ") == true)
    #expect(runtime.reports.first?.contains("One") == true)
    #expect(hops(.error).count == 1)
    #expect(runtime.finish(steps: 1) == [])
  }

  @Test func `a long chain that ends comes to rest`() {
    let runtime = runtime()
    let one = Part(runtime, .store, "One")
    var left = Runtime.longestChain - 1
    func next() {
      guard left > 0 else { return }
      left -= 1
      runtime.enqueue(next)
    }
    runtime.input(step: 1, from: runtime.user, to: one.actor, name: "tap", next)
    runtime.settle()
    #expect(!runtime.isHalted && left == 0)
  }
}
