import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MVCVS

/// A run with the app's stores, a server, and as many trees as a test builds.
final class Stage {
  let collector = EventCollector()
  let runtime: Runtime
  let service: Service
  let store: BlogStore
  let user: Int
  let gallery: World.Gallery
  private var step = 0

  init(_ world: World = World(), rules: [NetworkRule] = []) {
    runtime = Runtime(Recorder(TraceHeader(pattern: "mvcvs", variant: nil, scenario: "test"), to: collector))
    service = Service(runtime, name: "BlogAPI", server: BlogServer(world, rules: rules))
    store = BlogStore(service)
    user = world.user.id
    gallery = world.gallery
  }

  /// A tree on the stage's document store.
  func tree(_ viewState: ViewState = ViewState()) -> Tree { Tree(self, viewState) }

  /// Acts as the person does, and lets time pass until nothing is out.
  /// - Parameter settles: Whether time passes.
  func input(_ target: InputTarget, settles: Bool = true) {
    step += 1
    runtime.input(step: step, from: runtime.user, to: target.actor, name: "input") { target.deliver?() }
    if settles { runtime.settle() }
  }

  /// Events of the last step, as `kind from → to name`, by role; without what a person sees and who comes and
  /// goes.
  var lastStep: [String] {
    var roles = ["user": "user", "clock": "clock"]
    for event in collector.events where event.kind == .create { roles[event.to ?? ""] = event.role }
    return collector.events.compactMap { event in
      guard event.id.step == step, ![.create, .destroy, .screen].contains(event.kind) else { return nil }
      let to = event.to.map { " → \(roles[$0] ?? "")" } ?? ""
      return "\(event.kind) \(roles[event.from] ?? "")\(to) \(event.name ?? event.changes.first?.path ?? "")"
    }
  }
}

/// A window with the controllers that fill it, on a view state store of its own.
final class Tree {
  let window: Window
  let viewState: ViewStateStore
  let root: RootController

  init(_ stage: Stage, _ state: ViewState) {
    window = Window(stage.runtime)
    viewState = ViewStateStore(stage.runtime, state)
    root = RootController(
      stage.store, viewState, user: stage.user, gallery: stage.gallery, window: window)
  }
}
