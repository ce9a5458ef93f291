import ArchTrace
import Runtime
import Testing

@testable import MVCVS

/// Controllers that are closed, with everything below them.
struct ControllerTests {
  private let collector = EventCollector()
  private let runtime: Runtime

  init() {
    runtime = Runtime(Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: "test"), to: collector))
  }

  @Test func `a controller that is removed observes nothing more, nor do those below it`() {
    let store = Flag(runtime)
    let root = Watcher(store)
    let parent = Watcher(store)
    let child = Watcher(store)
    root.add(parent)
    parent.add(child)
    root.loadView()
    store.raise(1)
    root.remove(parent)
    store.raise(2)
    #expect(root.told == [0, 1, 2])
    #expect(parent.told == [0, 1])
    #expect(child.told == [0, 1])
    let ended = collector.events.filter { $0.kind == .unsubscribe }.map(\.from)
    #expect(ended == ["Watcher#2", "Watcher#2", "Watcher#3", "Watcher#3"])
  }

  @Test func `an announcement is no state: whoever comes later is not told`() {
    let store = Flag(runtime)
    store.announced.send(1)
    let watcher = Watcher(store)
    watcher.loadView()
    store.announced.send(2)
    #expect(watcher.announced == [2])
    watcher.close()
    store.announced.send(3)
    #expect(watcher.announced == [2])
  }
}

/// A number that can be kept.
private struct Level: Inspectable, Codable {
  var value = 0

  static func inspect(_ old: Level, _ new: Level, with inspector: inout Inspector) {
    inspector.field("", old.value, new.value)
  }
}

/// What is done to it.
private enum Change {
  case raised
}

/// A store that knows nothing of blogs.
private final class Flag: Store<Level, Change> {
  private(set) lazy var announced = ObserverList<Int>(of: self, .notification, "announced")

  init(_ runtime: Runtime) { super.init(runtime, .store, Level()) }

  func raise(_ value: Int) { traced(value) { act(.raised) { $0.value = value } } }
}

/// Keeps what it is told.
private final class Watcher: Controller {
  var told: [Int] = []
  var announced: [Int] = []
  private let store: Flag

  init(_ store: Flag) {
    self.store = store
    super.init(store.runtime)
  }

  override func viewDidLoad() {
    observe(store, "flag", { $1.value }) { $0.told.append($1) }
    observe(store.announced) { $0.announced.append($1) }
    super.viewDidLoad()
  }
}
