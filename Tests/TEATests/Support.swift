import ArchTrace
import HeadlessUI
import Runtime

@testable import TEA

/// A program that shows what it is told to: its state is a page of those that it was started with.
enum Toy: Program {
  /// What is shown, listened to and done on a page.
  struct Page {
    var stack: [VirtualScreen<ToyMessage>] = []
    var alert: VirtualAlert<ToyMessage>?
    var toast: String?
    var listeners: [Listener<String, ToyMessage>] = []
    var commands: [TEA.Command<ToyMessage>] = []

    /// A page of one screen with these views.
    static func screen(_ views: VirtualView<ToyMessage>...) -> Page {
      Page(stack: [VirtualScreen(key: 1, name: "screen", views)])
    }
  }

  struct State: Inspectable {
    let pages: [Page]
    var page = 0
    var said: [String] = []

    static func inspect(_ old: State, _ new: State, with inspector: inout Inspector) {
      inspector.field("page", old.page, new.page)
      inspector.field("said", old.said, new.said)
    }
  }

  static func initial(_ pages: [Page]) -> (State, [TEA.Command<ToyMessage>]) {
    (State(pages: pages), pages[0].commands)
  }

  static func update(_ message: ToyMessage, _ state: State) -> (State, [TEA.Command<ToyMessage>]) {
    var state = state
    switch message {
    case .show(let page):
      state.page = page
      return (state, state.pages[page].commands)
    case .say(let text): state.said.append(text)
    case .answered(let call, let response): state.said.append("\(call.path) \(response.isSuccess)")
    }
    return (state, [])
  }

  static func view(_ state: State) -> VirtualWindow<ToyMessage> {
    let page = state.pages[state.page]
    return VirtualWindow(
      stack: page.stack, alert: page.alert, toast: page.toast, onOpen: { .say("open \($0)") },
      onBack: .say("back"))
  }

  static func subscriptions(_ state: State) -> [Listener<String, ToyMessage>] {
    state.pages[state.page].listeners
  }
}

enum ToyMessage: TEA.Message {
  case show(Int)
  case say(String)
  case answered(ToyCall, Response)

  var name: String {
    switch self {
    case .show: "show"
    case .say: "say"
    case .answered: "answered"
    }
  }

  var content: Logged? { if case .say(let text) = self { text.logged } else { nil } }
}

struct ToyCall: TEA.Call {
  let path: String

  var request: Request { Request("GET", path) }
  var task: String { path }
}

/// A server that answers everything after 200 ms.
final class Echo: Server {
  func handle(_ request: Request) -> Answer { Answer(Response(.status(200)), latency: 200) }
}

/// A window, a network, what was recorded, and a program that runs.
final class Stage {
  let collector = EventCollector()
  let runtime: Runtime
  let window: Window
  let service: Service
  let events: ObserverList<String>
  private(set) var driver: Driver<Toy>?
  private var step = 0

  /// Launches the program.
  /// - Parameters:
  ///   - pages: What it shows, the first one first.
  ///   - cuts: The numbers of the wires that carry nothing.
  init(_ pages: [Toy.Page], cuts: Set<Int> = []) {
    let recorder = Recorder(TraceHeader(pattern: "tea", scenario: "test"), to: collector)
    runtime = Runtime(recorder, cuts: cuts, keepsWires: true)
    window = Window(runtime, recordsScreens: false)
    service = Service(runtime, name: "Server", server: Echo())
    events = ObserverList(of: service, .subscription, "news")
    runtime.input(step: 0, from: runtime.world, to: nil, name: "launch") {
      driver = Driver<Toy>(pages, window: window, service: service, events: events)
    }
  }

  var said: [String] { driver?.state.said ?? [] }

  /// Does something as a step of its own, and lets what is queued happen.
  /// - Returns: What was recorded meanwhile.
  @discardableResult
  func act(_ body: () -> Void) -> [Event] {
    step += 1
    let count = collector.events.count
    runtime.input(step: step, from: runtime.user, to: window.actor, name: "act", body)
    return Array(collector.events[count...])
  }

  /// Shows a page.
  @discardableResult
  func show(_ page: Int) -> [Event] { act { driver?.send(.show(page)) } }

  func tap(_ element: ElementName) { act { window.tap(element).deliver?() } }
}

extension [Event] {
  /// The changes that were rendered, `path old new`.
  var renders: [String] {
    filter { $0.kind == .render }.flatMap(\.changes).map {
      "\($0.path) \($0.old?.json ?? "–") \($0.new?.json ?? "–")"
    }
  }

  /// The kinds of what happened, each with its name.
  var lines: [String] { map { "\($0.kind.name) \($0.name ?? "")" } }
}

/// Random numbers, the same for a seed in every run. (SplitMix64.)
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
