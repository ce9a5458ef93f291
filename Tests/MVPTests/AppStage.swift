import ArchTrace
import BlogDomain
import HeadlessUI
import MVP
import Runtime

/// The whole app on a window, with a server.
final class AppStage {
  let trace = EventCollector()
  let runtime: Runtime
  let window: Window
  let service: Service
  let receive: (Push) -> Void

  init(
    _ world: World = .ada, isBlock: Bool = false, rules: [NetworkRule] = [], cuts: Set<Int> = []
  ) {
    runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvp", scenario: "test"), to: trace), cuts: cuts, keepsWires: true)
    window = Window(runtime)
    service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    receive =
      isBlock
      ? MVPBlockApp(window: window, service: service, user: 7, gallery: world.gallery).receive
      : MVPApp(window: window, service: service, user: 7, gallery: world.gallery).receive
  }

  /// Plays a step and waits until everything is answered.
  func play(_ step: Int, _ name: String, _ target: InputTarget) {
    act(step, name, target)
    runtime.settle()
  }

  /// Plays a step.
  func act(_ step: Int, _ name: String, _ target: InputTarget) {
    runtime.input(step: step, from: runtime.user, to: target.actor, name: name) { target.deliver?() }
  }

  /// A step's events as `from → to kind`, by roles, renderings of one view once.
  func hops(_ step: Int) -> [String] {
    let roles = roles
    var hops: [String] = []
    for event in trace.events where event.id.step == step && event.kind != .screen && event.kind != .create {
      let to = event.to.map { " → \(roles[$0] ?? "?")" } ?? ""
      let hop = "\(roles[event.from] ?? "?")\(to) \(event.kind.name)"
      if hop != hops.last || event.kind != .render { hops.append(hop) }
    }
    return hops
  }

  /// What the presenters told their views in a step.
  func told(_ step: Int) -> [String] {
    let roles = roles
    return trace.events.filter {
      $0.id.step == step && $0.kind == .call && roles[$0.from] == "presenter"
        && $0.to.map { roles[$0] } == "view"
    }.compactMap(\.name)
  }

  /// Who is what: role by name.
  var roles: [String: String] {
    var roles = ["user": "user", "world": "world", "clock": "clock"]
    for event in trace.events where event.kind == .create { roles[event.to ?? ""] = event.role }
    return roles
  }
}
