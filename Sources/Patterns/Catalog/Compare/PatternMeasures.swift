import ArchTrace
public import Scenario

/// What a pattern costs in one scenario, counted in a run of it and in one run for each of its wires,
/// and to write.
public struct PatternMeasures: Sendable {
  /// The pattern.
  public let pattern: Pattern
  /// The type that most other types act on or observe; nil where nobody acts on anybody.
  public let mostKnown: String?
  private let figures: [Metric: Int]

  /// Measures a pattern.
  public init(_ pattern: Pattern, in scenario: Scenario) {
    let counter = Counter()
    _ = pattern.run(scenario, to: counter)
    let (summary, edges) = (counter.summary, counter.edges)
    let faults = pattern.wireFaults(scenario)
    let sources = SourceFacts(of: pattern)
    let (app, framework) = (sources.app, sources.framework)
    self.pattern = pattern
    mostKnown = edges.largestFanIn?.type
    figures = Dictionary(
      uniqueKeysWithValues: Metric.allCases.map { metric in
        let figure =
          switch metric {
          case .events: summary.events
          case .edges: edges.edges.count
          case .fanIn: edges.largestFanIn?.count ?? 0
          case .medianHops: summary.medianHops
          case .largestHops: summary.largestHops?.hops ?? 0
          case .notifications: summary.notifications
          case .renders: summary.renders
          case .stateChanges: summary.stateChanges
          case .requests: summary.requests
          case .participants: edges.participants
          case .wires: faults.count
          case .drifts: faults.count { $0.outcome == .drift }
          case .appLines: app.lines
          case .appFiles: app.count
          case .appTypes: app.types
          case .frameworkLines: framework.lines
          case .frameworkFiles: framework.count
          case .frameworkTypes: framework.types
          }
        return (metric, figure)
      })
  }

  /// A figure.
  public subscript(_ metric: Metric) -> Int { figures[metric] ?? 0 }
}

/// Counts a trace while it is made.
private final class Counter: TraceSink {
  var summary = TraceSummary()
  var edges = EdgeSummary()

  func begin(_ header: TraceHeader) {}

  func receive(_ event: borrowing Event) {
    summary.count(event)
    edges.count(event)
  }

  func end(_ footer: TraceFooter) {}
}
