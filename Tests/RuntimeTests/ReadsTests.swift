import ArchTrace
import Runtime
import Testing

/// Who reads whose state, as it is on record.
struct ReadsTests {
  private final class Store: Participant {
    private(set) lazy var cells = (0..<4).map { StateCell(of: self, at: "c\($0)", Single(0)) }
    private(set) lazy var observers = ObserverList<Single<Int>>(of: self, .notification, "value")
    init(_ runtime: Runtime) { super.init(runtime, .store) }
  }

  private final class Reader: Participant {
    init(_ runtime: Runtime) { super.init(runtime, .controller) }
    func read(_ store: Store, _ cell: Int, then body: () -> Void = {}) {
      traced {
        _ = store.cells[cell].value
        body()
        _ = store.cells[cell].value
      }
    }
  }

  private let collector = EventCollector()
  private let runtime: Runtime
  private let store: Store
  private let reader: Reader

  init() {
    runtime = Runtime(Recorder(TraceHeader(pattern: "p", scenario: "s"), to: collector), recordsReads: true)
    store = Store(runtime)
    reader = Reader(runtime)
  }

  private var reads: [String] {
    collector.events.filter { $0.kind == .read }.map {
      "\($0.cause.map { "\($0)" } ?? "–") \($0.from) \($0.name ?? "")"
    }
  }

  private func play(_ body: () -> Void) {
    runtime.input(step: 1, from: runtime.user, to: reader.actor, name: "go", body)
  }

  @Test func `a cell is read once within a handling, and again within the next`() {
    play {
      reader.read(store, 0) {
        reader.read(store, 0)
        reader.read(store, 0) { reader.read(store, 1) }
      }
      reader.read(store, 0)
    }
    #expect(
      reads == [
        "1.1 Reader c0", "1.3 Reader c0", "1.5 Reader c0", "1.7 Reader c1", "1.9 Reader c0",
      ])
  }

  @Test func `what is done off the record forgets no read`() {
    play { reader.read(store, 0) { _ = runtime.aside { reader.read(store, 0) { reader.read(store, 1) } } } }
    #expect(reads == ["1.1 Reader c0"])
  }

  @Test func `a value that comes with a subscription is read by the observer, whoever has it subscribe`() {
    var subscription: Subscription?
    runtime.input(step: 1, from: runtime.world, to: nil, name: "launch") {
      subscription = store.observers.add(reader, to: "part", of: store.cells[2].value, { $0.value }) { _, _ in
      }
    }
    #expect(reads == ["1 Reader c2"])
    withExtendedLifetime(subscription) {}
    let registration = Registration(.binding, "b", of: store, by: reader)
    runtime.input(step: 2, from: runtime.world, to: nil, name: "bind") {
      _ = registration.asObserver { store.cells[3].value }
    }
    #expect(reads == ["1 Reader c2", "2 Reader c3"])
  }

  /// A handling that reads much and makes many calls looks through none of what it has read when a call ends.
  @Test func `the reads of a handling are not gone through at each return`() {
    let time = { (count: Int) -> Duration in
      let runtime = Runtime(
        Recorder(TraceHeader(pattern: "p", scenario: "s"), to: EventCollector()), recordsReads: true)
      let (store, reader) = (Store(runtime), Reader(runtime))
      let cells = (0..<count).map { _ in StateCell(of: store, Single(0)) }
      let other = Reader(runtime)
      return ContinuousClock().measure {
        runtime.input(step: 1, from: runtime.user, to: reader.actor, name: "go") {
          for cell in cells {
            _ = cell.value
            other.traced {}
          }
        }
      }
    }
    let small = (0..<3).map { _ in time(1000) }.min() ?? .zero
    let large = (0..<3).map { _ in time(16_000) }.min() ?? .zero
    #expect(
      large < small * 80,
      "16 times as much takes \(large / small) times as long; 256 times where it is quadratic")
  }
}
