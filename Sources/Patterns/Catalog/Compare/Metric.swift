/// A figure by which patterns are compared.
public enum Metric: String, Hashable, Sendable, CaseIterable {
  case events, edges
  case fanIn = "fan-in"
  case medianHops = "hops-median"
  case largestHops = "hops-largest"
  case notifications
  case idleNotifications = "idle-notifications"
  case renders
  case idleRenders = "idle-renders"
  case stateChanges = "state-changes"
  case requests, participants, roles, wires
  case drifts = "silent-drifts"
  case restorable
  case testable = "testable-percent"
  case appLines = "app-lines"
  case appFiles = "app-files"
  case appTypes = "app-types"
  case appMembers = "app-members"
  case frameworkLines = "framework-lines"
  case frameworkFiles = "framework-files"
  case frameworkTypes = "framework-types"
  case storyboardLines = "storyboard-lines"
  case typeEdges = "type-edges"
  case closureDepth = "closure-depth"
  case time = "time-ratio"
  case memory = "memory-ratio"
  case featureFiles = "feature-files"
  case featureLines = "feature-lines"
  case featureTypes = "feature-types"
  case featureStoryboardLines = "feature-storyboard-lines"
  case featureOtherFiles = "feature-other-files"
  case featureOtherLines = "feature-other-lines"
  case featureEdges = "feature-edges"
  case featureWires = "feature-wires"

  /// When a figure is measured.
  public enum Group: Sendable, CaseIterable {
    /// In every comparison: counted in runs and in the sources.
    case usual
    /// Where it is asked for, since a clock is not the same twice.
    case cost
    /// For one screen.
    case feature
  }

  /// When it is measured.
  public var group: Group {
    switch self {
    case .events, .edges, .fanIn, .medianHops, .largestHops, .notifications, .idleNotifications, .renders,
      .idleRenders, .stateChanges, .requests, .participants, .roles, .wires, .drifts, .restorable, .testable,
      .appLines, .appFiles, .appTypes, .appMembers, .frameworkLines, .frameworkFiles, .frameworkTypes,
      .storyboardLines,
      .typeEdges, .closureDepth:
      .usual
    case .time, .memory: .cost
    case .featureFiles, .featureLines, .featureTypes, .featureStoryboardLines, .featureOtherFiles,
      .featureOtherLines, .featureEdges, .featureWires:
      .feature
    }
  }

  /// The metrics of a group, in the order of the rows.
  public static func all(_ group: Group) -> [Metric] { allCases.filter { $0.group == group } }

  /// Whether more of it is better; of all others, less.
  public var isGain: Bool { self == .restorable || self == .testable }
}
