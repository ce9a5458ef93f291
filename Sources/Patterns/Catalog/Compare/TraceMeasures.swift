public import ArchTrace

/// The figures that a trace alone tells, counted while it streams by.
public struct TraceMeasures: Sendable {
  private var summary = TraceSummary()
  private var edges = EdgeSummary()
  private var idle = IdleNotifications()
  private var roles: Set<ExactText> = []

  /// Makes measures of nothing.
  public init() {}

  /// Counts an event.
  public mutating func count(_ event: borrowing Event) {
    summary.count(event)
    edges.count(event)
    idle.count(event)
    if event.kind == .create, let role = event.role { roles.insert(ExactText(role)) }
  }

  /// A figure; nil where it takes more than a trace to tell: other runs, or the sources.
  public subscript(_ metric: Metric) -> Figure? {
    let count: Int? =
      switch metric {
      case .events: summary.events
      case .edges: edges.edges.count
      case .fanIn: edges.largestFanIn?.count ?? 0
      case .medianHops: summary.medianHops
      case .largestHops: summary.largestHops?.hops ?? 0
      case .notifications: summary.notifications
      case .idleNotifications: idle.count
      case .renders: summary.renders
      case .stateChanges: summary.stateChanges
      case .requests: summary.requests
      case .participants: edges.participants
      case .roles: roles.count
      case .idleRenders, .wires, .drifts, .restorable, .testable, .appLines, .appFiles, .appTypes,
        .appMembers,
        .frameworkLines, .frameworkFiles, .frameworkTypes, .storyboardLines, .typeEdges, .closureDepth, .time,
        .memory, .featureFiles, .featureLines, .featureTypes, .featureStoryboardLines, .featureOtherFiles,
        .featureOtherLines, .featureEdges, .featureWires:
        nil
      }
    return count.map { .count($0) }
  }

  /// How many hops each thing that a person did led to, by its step.
  public var hopsByAction: [(step: Int, hops: Int)] { summary.hopsByAction }

  /// The type that most other types act on or observe; nil where nobody acts on anybody.
  public var mostKnown: String? { edges.largestFanIn?.type }
}
