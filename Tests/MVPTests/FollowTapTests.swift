import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime
import Testing

@testable import MVP

/// The whole app on a window.
struct FollowTapTests {
  private let trace = EventCollector()
  private let runtime: Runtime
  private let window: Window
  private let app: MVPApp

  init() {
    runtime = Runtime(Recorder(TraceHeader(pattern: "mvp", scenario: "test"), to: trace))
    window = Window(runtime)
    let service = Service(runtime, name: "BlogAPI", server: BlogServer(.ada))
    app = MVPApp(window: window, service: service, user: 7, gallery: .parallel)
  }

  private func play(_ step: Int, _ name: String, _ target: InputTarget) {
    runtime.input(step: step, from: runtime.user, to: target.actor, name: name) { target.deliver?() }
    runtime.settle()
  }

  /// Who is what: role by name.
  private var roles: [String: String] {
    var roles = ["user": "user", "world": "world", "clock": "clock"]
    for event in trace.events where event.kind == .create { roles[event.to ?? ""] = event.role }
    return roles
  }

  /// A step's events as `from → to kind`, by roles, renderings of one view once.
  private func hops(_ step: Int) -> [String] {
    let roles = roles
    var hops: [String] = []
    for event in trace.events where event.id.step == step && event.kind != .screen && event.kind != .create {
      let to = event.to.map { " → \(roles[$0] ?? "?")" } ?? ""
      let hop = "\(roles[event.from] ?? "?")\(to) \(event.kind.name)"
      if hop != hops.last || event.kind != .render { hops.append(hop) }
    }
    return hops
  }

  @Test func `a tap on Follow goes to the presenter, which tells the view, then asks the server`() {
    play(1, "open", window.open("profile"))
    play(2, "header.follow", window.tap("header.follow"))
    #expect(
      hops(2) == [
        "user → view input",
        "view → view call",
        "view → presenter call",
        "presenter → store call",
        "store state",
        "store → presenter notify",
        "presenter → view call",
        "view render",
        "presenter → service request",
        "service → presenter response",
        "presenter → store call",
        "store state",
        "store → presenter notify",
        "presenter → view call",
        "view render",
      ])
  }

  @Test func `a tap in scene A goes up the chain to the scene, which asks, then calls the presenter`() {
    play(1, "open", window.open("following"))
    play(2, "following[0].follow", window.tap("following[0].follow"))
    #expect(
      hops(2) == [
        "user → view input",
        "view → view route",
        "view → view route",
        "view → scene route",
        "scene → presenter call",
        "scene → view navigate",
      ])
    play(3, "alert", window.tapAlert("Unfollow"))
    #expect(
      hops(3).prefix(9) == [
        "user → view input",
        "view navigate",
        "view → scene call",
        "scene → presenter call",
        "presenter → store call",
        "store state",
        "presenter → view call",
        "view render",
        "presenter → service request",
      ])
  }

  @Test func `a cell used for another row acts on what it shows by then`() {
    play(1, "open", window.open("profile"))
    play(2, "blogs", window.scroll("blogs", to: 2))
    play(3, "blogs[11].like", window.tap("blogs[11].like"))
    #expect(window.value(of: "blogs[11].likes") == "Like 13".logged)
    #expect(trace.events.contains { $0.name == "POST /blogs/12/like" })
    #expect(trace.events.filter { $0.name == "likeTapped(_:)" }.map(\.value) == [12.logged])
  }
}
