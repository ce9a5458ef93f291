import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MAVB

/// A run of its own, with what was recorded in it.
final class TestRun {
  let collector = EventCollector()
  let runtime: Runtime
  let service: Service

  init(_ server: any Server = Echo()) {
    runtime = Runtime(Recorder(TraceHeader(pattern: "mavb", scenario: "test"), to: collector))
    service = Service(runtime, name: "Server", server: server)
  }

  /// Does something as a step of its own, and lets what is queued happen.
  func step(_ number: Int = 1, _ body: () -> Void) {
    runtime.input(step: number, from: runtime.user, to: nil, name: "step", body)
  }
}

/// A server that answers everything after 200 ms.
final class Echo: Server {
  func handle(_ request: Request) -> Answer { Answer(Response(.status(200)), latency: 200) }
}

/// Two numbers, and what can be done to them.
enum Counter: Reducer {
  struct State: Inspectable {
    var count = 0
    var total = 0

    static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
      inspector.field("count", old.count, new.count)
      inspector.field("total", old.total, new.total)
    }
  }

  enum Message: AdapterMessage {
    case add(Int)
    case say(Int)
    case ask(accepted: Bool)
    case wait
    case play

    var name: String { "\(self)" }
    var content: Logged? { nil }
  }

  typealias Output = Int

  static func reduce(_ state: inout State, _ message: Message) -> [Effect<Self>] {
    switch message {
    case .add(let number):
      state.count += number
      state.total += number
      return []
    case .say(let number): return [.output(number)]
    case .ask(let accepted):
      state.count += 1
      return [.request(Request("GET", "/count"), accepts: { _ in accepted }) { _ in .add(10) }]
    case .wait: return [.after(50, "later", .add(100))]
    case .play: return [.play(.start(1, duration: 300))]
    }
  }

  static func message(_ event: AudioPlayer.Event) -> Message? {
    switch event {
    case .playing: .add(5)
    case .finished: .add(1000)
    }
  }
}

final class CounterAdapter: Adapter<Counter> {
  convenience init(_ run: TestRun) { self.init(Counter.State(), service: run.service) }
}

/// A binder of one label, which remembers what it was fed with and does something each time.
final class LogBinder: Binder {
  private(set) var log: [String] = []
  private var onFeed: (LogBinder) -> Void = { _ in }

  init(_ run: TestRun, onFeed: @escaping (LogBinder) -> Void = { _ in }) {
    self.onFeed = onFeed
    super.init(run.runtime)
  }

  func bind<Value: Equatable & Loggable>(_ name: String, _ source: Source<Counter, Value>) {
    bind(name, source) { binder, value in
      guard let binder = binder as? LogBinder else { return }
      binder.log.append("\(name) \(value)")
      binder.onFeed(binder)
    }
  }
}

/// The blog app on a simulated server.
final class BlogRun {
  let collector = EventCollector()
  let runtime: Runtime
  let window: Window
  let service: Service
  let app: MAVBApp
  private var number = 0

  init(_ state: AppState? = nil, blogs: Int = 3, rules: [NetworkRule] = []) {
    runtime = Runtime(Recorder(TraceHeader(pattern: "mavb", scenario: "test"), to: collector))
    window = Window(runtime)
    let world = World(
      user: World.User(id: 7, bio: "Notes", followers: 41), blogs: World.numberedBlogs(blogs), pageSize: 20,
      drafts: [World.Draft(id: 1)])
    service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    app = MAVBApp(state ?? AppState(user: 7), window: window, service: service)
  }

  /// Plays an input and waits until nothing is out.
  func play(_ target: InputTarget) {
    start(target)
    runtime.settle()
  }

  /// Plays an input, and leaves what it began under way.
  func start(_ target: InputTarget) {
    number += 1
    runtime.input(step: number, from: runtime.user, to: target.actor, name: "input") { target.deliver?() }
  }

  /// The events of the last step.
  var lastStep: [Event] { collector.events.filter { $0.id.step == number } }
}
