import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

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
struct Counter: AdapterState, Equatable {
  var count = 0
  var total = 0

  enum Message: AdapterMessage {
    case add(Int)
    case say(Int)
    case ask
    case answered(Bool)
    case wait(Int)
    case play

    var name: String { "\(self)" }
    var content: Logged? { nil }
  }

  struct Call: AdapterCall {
    var request: Request { Request("GET", "/count") }
    var task: String { "count" }
  }

  typealias Output = Int

  func reduce(_ message: Message) -> (Counter, [Effect<Counter>]) {
    var state = self
    switch message {
    case .add(let number):
      state.count += number
      state.total += number
      return (state, [])
    case .say(let number): return (state, [.output(number)])
    case .ask:
      state.count += 1
      return (state, [.request(Call())])
    case .answered(let isSuccess):
      if isSuccess, count < 100 { state.count += 10 }
      return (state, [])
    case .wait(let moment): return (state, [.after(50, since: moment, "later", .add(100))])
    case .play: return (state, [.play(.start(1, duration: 300))])
    }
  }

  func resume() -> [Effect<Counter>] { count == 1 ? [.request(Call())] : [] }

  static func answered(_ call: Call, _ response: Response) -> Message { .answered(response.isSuccess) }

  static func played(_ event: AudioPlayer.Event) -> Message? {
    switch event {
    case .playing: .add(5)
    case .finished: .add(1000)
    }
  }

  static func inspect(_ old: Self, _ new: Self, with inspector: inout Inspector) {
    inspector.field("count", old.count, new.count)
    inspector.field("total", old.total, new.total)
  }
}

final class CounterAdapter: Adapter<Counter> {
  convenience init(_ run: TestRun, _ state: Counter = Counter()) { self.init(state, service: run.service) }
}

/// A view that remembers what it was fed with, and does something each time.
final class LogView: View {
  private(set) var log: [String] = []
  private let lifetime = Lifetime()
  private var onFeed: (LogView) -> Void = { _ in }

  convenience init(_ run: TestRun, onFeed: @escaping (LogView) -> Void = { _ in }) {
    self.init(run.runtime)
    self.onFeed = onFeed
  }

  func bind<Value: Equatable & Loggable>(_ name: String, _ signal: Signal<Counter, Value>) {
    let property = Property<LogView, Value>(name) { view, value in
      view.log.append("\(name) \(value)")
      view.onFeed(view)
    }
    (property <-- signal).bind(self, name, lifetime)
  }

  func pause() { lifetime.pause() }
  func resume() { lifetime.resume() }
  func close() { lifetime.end() }
}

/// Numbers that a seed decides, the same in every process.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
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

  init(
    _ saved: Snapshot? = nil, at time: Int = 0, blogs: Int = 3, rules: [NetworkRule] = [],
    recordsReads: Bool = false
  ) throws {
    runtime = Runtime(
      Recorder(TraceHeader(pattern: "mavb", scenario: "test"), to: collector), recordsReads: recordsReads)
    window = Window(runtime)
    let world = World(
      user: World.User(id: 7, bio: "Notes", followers: 41), blogs: World.numberedBlogs(blogs), pageSize: 20,
      drafts: [World.Draft(id: 1)])
    service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    runtime.run(until: time)
    var app: MAVBApp?
    runtime.input(step: 0, from: runtime.world, to: nil, name: "launch") { [window, service] in
      if let saved {
        app = try? MAVBApp(window: window, service: service, user: 7, gallery: .parallel, saved: saved)
      } else {
        app = MAVBApp(window: window, service: service, user: 7, gallery: .parallel)
      }
    }
    self.app = try #require(app)
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
