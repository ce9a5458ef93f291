import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MVCController

/// The whole app on a window, since in MVC nothing can be tested with less.
final class Stage {
  let window: Window
  private let trace = EventCollector()
  private let runtime: Runtime
  private let app: MVCApp
  private var step = 0

  init(_ world: World = .ada, rules: [NetworkRule] = []) {
    let header = TraceHeader(pattern: "mvc", variant: "controller", scenario: "test")
    runtime = Runtime(Recorder(header, to: trace))
    window = Window(runtime)
    let service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    app = MVCApp(window: window, service: service, user: world.user.id, gallery: world.gallery)
  }

  /// Acts as the person does.
  func act(_ target: InputTarget) {
    step += 1
    runtime.input(step: step, from: runtime.user, to: target.actor, name: "input") { target.deliver?() }
  }

  /// Acts as the person does, and waits until everything is answered.
  func settle(_ target: InputTarget) {
    act(target)
    runtime.settle()
  }

  /// Lets time pass.
  func wait(_ time: Int) { runtime.run(until: runtime.now + time) }

  /// What a person sees of an element.
  func read(_ element: ElementName) -> TraceValue { window.value(of: element) }

  /// Whether a person sees that button enabled.
  func isEnabled(_ button: ElementName) -> Bool { window.readEnabled(button) == .bool(true) }

  /// The text of the alert shown; nil where there is none.
  var alert: String? { window.alert?.title }

  /// The events so far but who comes and goes and what is seen as a whole.
  private var events: [Event] {
    trace.events.filter { ![.create, .destroy, .screen].contains($0.kind) }
  }

  /// The last step's events, as `kind from → to name`; that a table asks for its rows is left out.
  var lastStep: [String] {
    events.filter { $0.id.step == step && $0.name != "cellForRow(at:)" }.map { event in
      let to = event.to.map { " → \($0)" } ?? ""
      return "\(event.kind.name) \(event.from)\(to) \(event.name ?? event.changes.first?.path ?? "")"
    }
  }

  /// How many answers were dropped so far.
  var droppedAnswers: Int {
    events.count { $0.kind == .response && $0.value?["stale"] == true.logged }
  }

  /// The edges used so far, as a table of rules has them: `from -> to: kind`.
  var edges: Set<String> {
    var roles = ["user": "user", "world": "world", "clock": "clock"]
    for event in trace.events where event.kind == .create { roles[event.to ?? ""] = event.role }
    return Set(
      events.filter { ![.input, .timer, .render].contains($0.kind) }.map {
        "\(roles[$0.from] ?? "") -> \(roles[$0.to ?? $0.from] ?? ""): \($0.kind.name)"
      })
  }
}

extension World {
  static let ada = World(
    user: .init(id: 7, name: "Ada", followers: 41), blogs: numberedBlogs(3),
    drafts: [.init(id: 1, title: "Draft")], following: numberedFollowing(2),
    voices: [.init(id: 1, duration: 1000), .init(id: 2)], images: 8, articles: 1, gallery: .chained)
}

extension NetworkRule {
  /// The answer takes that long, and may be a failure.
  static func answer(_ route: String, after latency: Int = usualLatency, fail: Outcome? = nil) -> Self {
    NetworkRule(match: RoutePattern(route), latency: latency, failure: fail)
  }
}
