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

  /// Measures what is always measured: in a run of the scenario, in one run for each of its wires, in one that puts the
  /// app back after each step, in tests of its parts, and in the sources.
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - scenario: What is played.
  ///   - cuts: The numbers of wires that carry nothing in all of these runs.
  public init(_ pattern: Pattern, in scenario: Scenario, cuts: Set<Int> = []) {
    self.init(pattern, in: scenario, cuts: cuts, faults: pattern.wireFaults(scenario, cuts: cuts))
  }

  /// The same, where every wire was cut before.
  public init(_ pattern: Pattern, in scenario: Scenario, cuts: Set<Int> = [], faults: [WireFault]) {
    let (trace, idleRenders) = pattern.counted(scenario, cuts)
    self.init(pattern, trace: trace, faults: faults)
    self[.idleRenders] = .count(idleRenders)
    self[.restorable] = .verdict(pattern.isRestored(in: scenario, cuts))
    // A test rules out that a behaviour cannot be read; a pattern without a seam has no figure.
    self[.testable] = ((try? SeamReport(pattern)) ?? nil).map { .percent($0.percent) }
  }

  /// Puts together what was measured, and counts in the sources.
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - trace: The figures of its trace.
  ///   - faults: What becomes of it when a wire is cut, for each of its wires.
  public init(_ pattern: Pattern, trace: TraceMeasures, faults: [WireFault]) {
    self.init(pattern)
    mostKnown = trace.mostKnown
    let sources = SourceFacts(of: pattern)
    for metric in Metric.all(.usual) {
      let figure: Int? =
        switch metric {
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
        case .events, .edges, .fanIn, .medianHops, .largestHops, .notifications, .idleNotifications, .renders,
          .idleRenders, .stateChanges, .requests, .participants, .roles, .restorable, .testable, .time,
          .memory,
          .featureFiles, .featureLines, .featureTypes, .featureStoryboardLines, .featureOtherFiles,
          .featureOtherLines, .featureEdges, .featureWires:
          nil
        }
      self[metric] = figure.map { .count($0) } ?? trace[metric]
    }
  }

  /// A figure; nil where it was not measured.
  public internal(set) subscript(_ metric: Metric) -> Figure? {
    get { figures[metric] }
    set { figures[metric] = newValue }
  }
}

extension Pattern {
  /// Plays a scenario and counts its trace, and how often a view was set to what it showed already.
  fileprivate func counted(_ scenario: Scenario, _ cuts: Set<Int>) -> (TraceMeasures, idleRenders: Int) {
    let counter = Counter()
    let header = TraceHeader(pattern: name, variant: variant, scenario: scenario.name)
    let runtime = Runtime(Recorder(header, to: counter), cuts: cuts, recordsReads: true)
    _ = Player(scenario, on: runtime, launch: launch).play()
    return (counter.measures, runtime.idleRenders)
  }

  /// Whether the app, put back after each step of a scenario, was each time what it was.
  fileprivate func isRestored(in scenario: Scenario, _ cuts: Set<Int>) -> Bool {
    run(scenario, to: nil, options: RunOptions(cuts: cuts, restoring: .eachStep)).restoring?.isSuccess
      == true
  }
}

/// Counts a trace while it is made.
private final class Counter: TraceSink {
  var measures = TraceMeasures()

  func begin(_ header: TraceHeader) {}

  func receive(_ event: borrowing Event) { measures.count(event) }

  func end(_ footer: TraceFooter) {}
}
