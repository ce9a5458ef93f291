import ArchTrace
import Runtime
public import Scenario

/// What a pattern costs and gives, by metric.
public struct PatternMeasures: Sendable {
  /// The pattern.
  public let pattern: Pattern
  /// The type that most other types act on or observe; nil where nobody acts on anybody, or it was not measured.
  public private(set) var mostKnown: String?
  private var figures: [Metric: Figure] = [:]

  /// Makes measures without a figure.
  init(_ pattern: Pattern) { self.pattern = pattern }

  /// Measures what is always measured: in a run of the scenario, in one run for each of its wires, and in the sources.
  public init(_ pattern: Pattern, in scenario: Scenario) {
    self.init(pattern)
    let (counter, idleRenders) = pattern.counted(scenario)
    mostKnown = counter.edges.largestFanIn?.type
    let faults = pattern.wireFaults(scenario)
    let sources = SourceFacts(of: pattern)
    for metric in Metric.all(.usual) {
      let figure: Int? =
        switch metric {
        case .events: counter.summary.events
        case .edges: counter.edges.edges.count
        case .fanIn: counter.edges.largestFanIn?.count ?? 0
        case .medianHops: counter.summary.medianHops
        case .largestHops: counter.summary.largestHops?.hops ?? 0
        case .notifications: counter.summary.notifications
        case .idleNotifications: counter.idle.count
        case .renders: counter.summary.renders
        case .idleRenders: idleRenders
        case .stateChanges: counter.summary.stateChanges
        case .requests: counter.summary.requests
        case .participants: counter.edges.participants
        case .roles: counter.roles.count
        case .wires: faults.count
        case .drifts: faults.count { $0.outcome == .drift }
        case .appLines: sources.app.lines
        case .appFiles: sources.app.count
        case .appTypes: sources.app.types
        case .appMembers: sources.app.members
        case .frameworkLines: sources.framework.lines
        case .frameworkFiles: sources.framework.count
        case .frameworkTypes: sources.framework.types
        case .storyboardLines: sources.storyboard.lines
        case .typeEdges: sources.edges.count
        case .closureDepth: sources.files.closureDepth
        case .restorable, .time, .memory, .featureFiles, .featureLines, .featureTypes,
          .featureStoryboardLines,
          .featureOtherFiles, .featureOtherLines, .featureEdges, .featureWires:
          nil
        }
      if let figure { self[metric] = .count(figure) }
    }
    self[.restorable] = .verdict(pattern.isRestored(in: scenario))
  }

  /// A figure; nil where it was not measured.
  public internal(set) subscript(_ metric: Metric) -> Figure? {
    get { figures[metric] }
    set { figures[metric] = newValue }
  }
}

extension Pattern {
  /// Plays a scenario and counts its trace, and how often a view was set to what it showed already.
  fileprivate func counted(_ scenario: Scenario) -> (Counter, idleRenders: Int) {
    let counter = Counter()
    let header = TraceHeader(pattern: name, variant: variant, scenario: scenario.name)
    let runtime = Runtime(Recorder(header, to: counter))
    _ = Player(scenario, on: runtime, launch: launch).play()
    return (counter, runtime.idleRenders)
  }

  /// Whether the app, put back after each step of a scenario, was each time what it was.
  fileprivate func isRestored(in scenario: Scenario) -> Bool {
    run(scenario, to: nil, options: RunOptions(restoresEachStep: true)).restoring?.isSuccess == true
  }
}

/// Counts a trace while it is made.
private final class Counter: TraceSink {
  var summary = TraceSummary()
  var edges = EdgeSummary()
  var idle = IdleNotifications()
  var roles: Set<String> = []

  func begin(_ header: TraceHeader) {}

  func receive(_ event: borrowing Event) {
    summary.count(event)
    edges.count(event)
    idle.count(event)
    if let role = event.role { roles.insert(role) }
  }

  func end(_ footer: TraceFooter) {}
}
