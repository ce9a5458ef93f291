import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MVVMObservation

/// A run without a scenario, its events kept.
final class Trial {
  let collector = EventCollector()
  let runtime: Runtime

  init(cuts: Set<Int> = []) {
    runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvvm", variant: "observation", scenario: "test"), to: collector),
      cuts: cuts)
  }

  /// Does something as a handled input, so that whoever waits for its end is served.
  func act(_ body: () -> Void) {
    runtime.input(step: 1, from: runtime.world, to: nil, name: "act") { body() }
  }

  /// Notifications as `subject → observer name`, with the value told where there is one.
  var notified: [String] { lines(.notify) }

  func lines(_ kind: EventKind) -> [String] {
    collector.events.filter { $0.kind == kind }.map { event in
      let value = event.value.map { "(\($0.short))" } ?? ""
      return "\(event.from) → \(event.to ?? event.from) \(event.name ?? "")\(value)"
    }
  }
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

/// Who reads in these tests: what, the test says.
final class Reader: Participant, TrackingObserver {
  let tracking = Tracking()
  let read: () -> String
  private(set) var seen: [String] = []

  init(_ runtime: Runtime, _ read: @escaping () -> String) {
    self.read = read
    super.init(runtime, .view)
    beginTracking()
  }

  func updateUI() { seen.append(read()) }
}

/// The app in a window, as a person sees it.
final class AppTrial {
  let trial: Trial
  let window: Window
  private let app: MVVMObservationApp
  private let server: BlogServer
  private let service: Service
  private var step = 0

  init(_ world: World, _ rules: [NetworkRule] = []) {
    trial = Trial()
    server = BlogServer(world, rules: rules)
    window = Window(trial.runtime, recordsScreens: false)
    service = Service(trial.runtime, name: "BlogAPI", server: server)
    app = MVVMObservationApp(
      window: window, service: service, user: world.user.id, gallery: world.gallery)
  }

  /// Plays an input and lets it settle.
  func play(_ name: String, _ target: InputTarget, byWorld: Bool = false) {
    step += 1
    let runtime = trial.runtime
    runtime.input(step: step, from: byWorld ? runtime.world : runtime.user, to: target.actor, name: name) {
      target.deliver?()
    }
    runtime.settle()
  }

  func open(_ screen: String) { play("open", window.open(screen)) }

  func tap(_ path: String) { play(path, window.tap(ElementName(path: path))) }

  func push(_ push: Push) {
    server.push(push)
    play("push", InputTarget(actor: service.actor, .delivered { [app] in app.receive(push) }), byWorld: true)
  }

  /// What a person sees under a path.
  func see(_ path: String) -> String { see(ElementName(path: path)) }

  /// What a person sees of an element.
  func see(_ element: ElementName) -> String { window.value(of: element).short }
}
