import ArchTrace
import BlogDomain
public import Runtime
import Scenario

/// What somebody outside the app saw of a run: the screens, and what the network was asked. It takes no trace, so
/// that a pattern can be run once for each of its wires.
struct Course {
  /// When something was seen: in which step, and how long after that step began.
  ///
  /// Not the time since the launch: a step waits until the app has come to rest, so one request that is not sent
  /// would shift everything that follows it.
  struct Moment: Hashable, Comparable {
    var step: Int
    var offset: Int

    static func < (a: Moment, b: Moment) -> Bool { (a.step, a.offset) < (b.step, b.offset) }
  }

  /// The screen from a moment on.
  struct Sight: Hashable {
    var moment: Moment
    @ByCodePoints var lines: [String]
  }

  /// A request.
  struct Asked: Hashable {
    var moment: Moment
    @ByCodePoints var route: String
    /// What the scenario says about its answer.
    var rule: NetworkRule?
  }

  /// The screens, each where it differs from the one before.
  let screens: [Sight]
  /// The requests in the order sent.
  let requests: [Asked]
  /// The wires in the order made.
  let wires: [WireFacts]
  /// Who leaked, and what was reported.
  let outcome: PlayOutcome
  /// The paths that still wait for something after the last step, though nothing is out.
  let waiting: [String]

  /// The errors of the app's own: what participants reported, and who outlived the app.
  var errors: [String] { outcome.errors + outcome.leaks.map { "\($0): leak" } }

  /// What was on the screen at a moment.
  func lines(at moment: Moment) -> [String] { screens.last { $0.moment <= moment }?.lines ?? [] }
}

/// A wire of a run, after it.
public struct WireFacts: Hashable, Sendable {
  /// Its number, as `--cut` takes it.
  public let number: Int
  /// What sort of connection it is.
  public let kind: Wire.Kind
  /// What it carries.
  public let name: String
  /// Where it starts.
  public let from: String
  /// Where it ends.
  public let to: String
  /// What stands at its start in the pattern; nil where nobody does.
  public let fromRole: Role?
  /// What stands at its end.
  public let toRole: Role?
  /// The scenario step in which it was made; 0 is the launch.
  public let step: Int
  /// Whether it carries what a person does, rather than what is to be shown: it starts at a view.
  public let isInput: Bool

  init(_ wire: Wire, in runtime: Runtime) {
    number = wire.number
    kind = wire.kind
    name = wire.name
    from = runtime.name(of: wire.from)
    to = runtime.name(of: wire.to)
    step = wire.step
    fromRole = runtime.role(of: wire.from)
    toRole = runtime.role(of: wire.to)
    isInput = (fromRole ?? .view) == .view
  }
}

extension Pattern {
  /// Plays a scenario without a trace and without its expectations, and watches.
  /// - Parameters:
  ///   - cuts: The numbers of the wires that carry nothing.
  ///   - looksAtEnd: Whether every path is looked up in the end, to see what waits; that takes as long as the run.
  func course(_ scenario: Scenario, cuts: Set<Int> = [], looksAtEnd: Bool = false) -> Course {
    let header = TraceHeader(pattern: name, variant: variant, scenario: scenario.name)
    let runtime = Runtime(Recorder(header, to: nil), cuts: cuts, keepsWires: true)
    let player = Player(scenario.withoutExpectations, on: runtime, recordsScreens: false, launch: launch)
    var screens: [Course.Sight] = []
    var requests: [Course.Asked] = []
    var waiting: [String] = []
    player.watch(
      onScreen: { [unowned runtime] in screens.append(.init(moment: runtime.moment, lines: $0)) },
      onRequest: { [unowned runtime] request, rule in
        requests.append(.init(moment: runtime.moment, route: request.route, rule: rule))
      })
    let outcome = player.play {
      guard looksAtEnd else { return }
      runtime.settle()
      waiting = waitingPaths(player.seen)
    }
    return Course(
      screens: screens, requests: requests, wires: runtime.wires.map { WireFacts($0, in: runtime) },
      outcome: outcome, waiting: waiting)
  }
}

extension Runtime {
  fileprivate var moment: Course.Moment { .init(step: openStep.number, offset: now - openStep.time) }
}

/// The paths that say that an answer is still to come: something loads, or a button that sends something is disabled
/// until then. (A blog that is liked has a button that stays disabled.)
private func waitingPaths(_ seen: [(path: String, value: TraceValue)]) -> [String] {
  var title = TraceValue.null
  return seen.filter { path, value in
    defer { title = value }
    if path.hasSuffix(".state") { return value == .string("loading") }
    if path == "hud" || path.hasSuffix(".refreshing") || path.hasSuffix(".loadingMore") {
      return value == .bool(true)
    }
    guard value == .bool(false) else { return false }
    if path.hasSuffix(".like.enabled") { return title == .string("Like") }
    return path.hasSuffix(".follow.enabled") || path.hasSuffix(".share.enabled")
  }.map(\.path)
}
