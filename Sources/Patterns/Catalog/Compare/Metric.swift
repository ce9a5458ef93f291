/// A figure by which patterns are compared. Each is a cost: the less, the cheaper.
public enum Metric: String, Hashable, Sendable, CaseIterable {
  case events, edges
  case fanIn = "fan-in"
  case medianHops = "hops-median"
  case largestHops = "hops-largest"
  case notifications, renders
  case stateChanges = "state-changes"
  case requests, participants, wires
  case drifts = "silent-drifts"
  case appLines = "app-lines"
  case appFiles = "app-files"
  case appTypes = "app-types"
  case frameworkLines = "framework-lines"
  case frameworkFiles = "framework-files"
  case frameworkTypes = "framework-types"

  /// What the figure means, in one line.
  public var meaning: String {
    switch self {
    case .events: "Everything on record in the trace, screens included."
    case .edges: "Pairs of types of which one acts on the other or observes it: who has to know whom."
    case .fanIn: "How many types act on or observe the type that most do."
    case .medianHops: "Hops from one participant to another that half of a person's actions stay within."
    case .largestHops: "Hops that the longest of a person's actions leads to."
    case .notifications: "How often an observer was told of a change."
    case .renders: "How often something changed on the screen."
    case .stateChanges: "How often a state changed, by old and new value."
    case .requests: "How many requests went out."
    case .participants: "How many objects and functions took part."
    case .wires: "How many connections had to be made for changes and taps to arrive."
    case .drifts: "How many of them, when cut, leave a screen wrong later without anybody saying so."
    case .appLines: "Lines of code of the blog app, blank ones and comments aside."
    case .appFiles: "Files of the blog app."
    case .appTypes: "Types of the blog app, nested ones included."
    case .frameworkLines: "Lines of code of what another app could use as it is."
    case .frameworkFiles: "Files of what another app could use."
    case .frameworkTypes: "Types of what another app could use."
    }
  }
}
