import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MVPBlock

/// The whole app on a window, with a server, as a person sees it.
final class AppTrial {
  let collector = EventCollector()
  let runtime: Runtime
  let window: Window
  private let app: MVPBlockApp
  private let server: BlogServer
  private let service: Service
  private var step = 0

  init(_ world: World, _ rules: [NetworkRule] = [], cuts: Set<Int> = []) {
    runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvp", variant: "block", scenario: "test"), to: collector), cuts: cuts,
      keepsWires: true)
    server = BlogServer(world, rules: rules)
    window = Window(runtime, recordsScreens: false)
    service = Service(runtime, name: "BlogAPI", server: server)
    app = MVPBlockApp(window: window, service: service, user: world.user.id, gallery: world.gallery)
  }

  /// Plays an input.
  func act(_ name: String, _ target: InputTarget, byWorld: Bool = false) {
    step += 1
    runtime.input(step: step, from: byWorld ? runtime.world : runtime.user, to: target.actor, name: name) {
      target.deliver?()
    }
  }

  /// Plays an input and lets it settle.
  func play(_ name: String, _ target: InputTarget, byWorld: Bool = false) {
    act(name, target, byWorld: byWorld)
    runtime.settle()
  }

  func open(_ screen: String) { play("open", window.open(screen)) }

  func tap(_ path: String) { play(path, window.tap(ElementName(path: path))) }

  func push(_ push: Push) {
    server.push(push)
    play("push", InputTarget(actor: service.actor, .delivered { [app] in app.receive(push) }), byWorld: true)
  }

  /// What a person sees under a path.
  func see(_ path: String) -> String { window.value(of: ElementName(path: path)).short }

  /// The events of the latest step.
  var latest: [Event] { collector.events.filter { $0.id.step == step } }

  /// The latest step, hop by hop.
  var hops: [String] {
    latest.filter { $0.kind != .create }.map { event in
      let name = event.kind == .render || event.kind == .state ? event.changes[0].path : event.name ?? ""
      let to = event.to.map { " → \($0)" } ?? ""
      return "\(event.kind.name) \(event.from)\(to) \(name)"
    }
  }

  /// What presenters told views in the latest step.
  var told: [String] {
    latest.filter { $0.kind == .call && roles[$0.from] == "presenter" && $0.to.map { roles[$0] } == "view" }
      .compactMap(\.name)
  }

  /// Who is what: role by name.
  var roles: [String: String] {
    var roles = ["user": "user", "world": "world", "clock": "clock"]
    for event in collector.events where event.kind == .create { roles[event.to ?? ""] = event.role }
    return roles
  }
}

extension World {
  /// A page with some of everything.
  static let ada = World(
    user: .init(id: 7, name: "Ada", bio: "Notes", followers: 41), blogs: World.numberedBlogs(23),
    drafts: [.init(id: 1)], following: World.numberedFollowing(2), suggested: World.numberedSuggested(12),
    voices: World.numberedVoices(2), images: 8, articles: 2, gallery: .chained)
}

extension TraceValue {
  /// The value in a few characters.
  var short: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .string(let value): value
    case .array(let values): values.map(\.short).joined(separator: ",")
    case .object(let members): members.map { "\($0.key): \($0.value.short)" }.joined(separator: ", ")
    case _: "\(self)"
    }
  }
}
