import ArchTrace
import BlogDomain
import HeadlessUI
import Runtime

@testable import MVVMSignal

/// A run without a scenario, its events kept.
final class Trial {
  let collector = EventCollector()
  let runtime: Runtime

  init(cuts: Set<Int> = [], recordsReads: Bool = false) {
    runtime = Runtime(
      Recorder(TraceHeader(pattern: "mvvm", variant: "signal", scenario: "test"), to: collector), cuts: cuts,
      recordsReads: recordsReads)
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

/// Whose signals they are in these tests.
final class Owner: Participant, Subscriber {
  let subscriptions = SubscriptionBag()

  init(_ runtime: Runtime) { super.init(runtime, .store) }
}

/// A view model of nothing in particular.
final class Model: ViewModel {}

/// Who is told in these tests, with what it was told.
final class Listener: Participant, Subscriber {
  let subscriptions = SubscriptionBag()
  var told: [String] = []

  init(_ runtime: Runtime) { super.init(runtime, .view) }

  /// Keeps what it is told by a signal.
  func listen(to signal: Signal<some Loggable>) { bind(signal) { $0.told.append($1.logged.short) } }
}

/// The app in a window, as a person sees it.
final class AppTrial {
  let trial: Trial
  let window: Window
  private let app: MVVMSignalApp
  private let server: BlogServer
  private let service: Service
  private var step = 0

  init(_ world: World, _ rules: [NetworkRule] = [], recordsReads: Bool = false) {
    trial = Trial(recordsReads: recordsReads)
    server = BlogServer(world, rules: rules)
    window = Window(trial.runtime, recordsScreens: false)
    service = Service(trial.runtime, name: "BlogAPI", server: server)
    app = MVVMSignalApp(
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
