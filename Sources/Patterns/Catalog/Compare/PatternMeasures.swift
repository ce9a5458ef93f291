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
    self.init(pattern, trace: counter.measures, faults: pattern.wireFaults(scenario))
  }

  /// Puts together what was measured.
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - trace: The figures of its trace.
  ///   - faults: What becomes of it when a wire is cut, for each of its wires.
  public init(_ pattern: Pattern, trace: TraceMeasures, faults: [WireFault]) {
    let (app, framework) = (SourceFacts(.app, of: pattern), SourceFacts(.framework, of: pattern))
    self.pattern = pattern
    mostKnown = trace.mostKnown
    figures = Dictionary(
      uniqueKeysWithValues: Metric.allCases.map { metric in
        let figure =
          switch metric {
          case .wires: faults.count
          case .drifts: faults.count { $0.outcome == .drift }
          case .appLines: app.lines
          case .appFiles: app.files
          case .appTypes: app.types
          case .frameworkLines: framework.lines
          case .frameworkFiles: framework.files
          case .frameworkTypes: framework.types
          case .events, .edges, .fanIn, .medianHops, .largestHops, .notifications, .renders, .stateChanges,
            .requests, .participants:
            trace[metric] ?? 0
          }
        return (metric, figure)
      })
  }

  /// A figure.
  public subscript(_ metric: Metric) -> Int { figures[metric] ?? 0 }
}

/// Counts a trace while it is made.
private final class Counter: TraceSink {
  var measures = TraceMeasures()

  func begin(_ header: TraceHeader) {}

  func receive(_ event: borrowing Event) { measures.count(event) }

  func end(_ footer: TraceFooter) {}
}
