import ArchTrace
import Runtime
public import Scenario

extension PatternMeasures {
  /// Measures what it takes to add a screen: in the sources, and in runs with and without it.
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - screen: The screen.
  ///   - scenarios: The stories that are played; the first that opens the screen says in which world.
  public init(_ pattern: Pattern, adding screen: ScreenName, in scenarios: [Scenario]) {
    self.init(pattern)
    let sources = SourceFacts(of: pattern)
    let own = sources.files(of: screen)
    let others = sources.sharedFiles(naming: screen)
    let views = sources.storyboard.filter { $0.screens.contains(screen) }
    let stories = scenarios.filter { pattern.canPlay($0) }.map { ScreenStory($0, of: pattern) }
    let without = stories.reduce(into: Set()) { $0.formUnion(pattern.edges($1.without(screen))) }
    let with = stories.reduce(into: Set()) { $0.formUnion(pattern.edges($1.with(screen))) }
    let wires = stories.lazy.compactMap { pattern.wiresMade(by: $0, opening: screen) }.first
    for metric in Metric.all(.feature) {
      let figure: Int? =
        switch metric {
        case .featureFiles: own.count
        case .featureLines: own.lines
        case .featureTypes: own.types
        case .featureStoryboardLines: views.lines
        case .featureOtherFiles: others.count
        case .featureOtherLines: others.reduce(0) { $0 + $1.lines(naming: screen) }
        case .featureEdges: with.subtracting(without).count
        case .featureWires: wires
        case .events, .edges, .fanIn, .medianHops, .largestHops, .notifications, .idleNotifications, .renders,
          .idleRenders, .stateChanges, .requests, .participants, .roles, .wires, .drifts, .restorable,
          .testable,
          .appLines,
          .appFiles, .appTypes, .appMembers, .frameworkLines, .frameworkFiles, .frameworkTypes,
          .storyboardLines,
          .typeEdges, .closureDepth, .time, .memory:
          nil
        }
      if let figure { self[metric] = .count(figure) }
    }
  }
}

extension Pattern {
  /// Whether a scenario leads to a screen.
  public func opens(_ screen: ScreenName, in scenario: Scenario) -> Bool {
    ScreenStory(scenario, of: self).opening(screen) != nil
  }

  fileprivate func edges(_ scenario: Scenario) -> [EdgeSummary.Edge] {
    let counter = EdgeCounter()
    _ = run(scenario, to: counter, options: RunOptions(recordsScreens: false))
    return counter.edges.edges
  }

  /// How many wires are made when a story first opens a screen and nothing fails.
  fileprivate func wiresMade(by story: ScreenStory, opening screen: ScreenName) -> Int? {
    guard let step = story.opening(screen) else { return nil }
    var (before, after) = (story.scenario, story.scenario)
    before.rules = []
    after.rules = []
    before.steps.removeSubrange(step...)
    after.steps.removeSubrange((step + 1)...)
    return course(after).wires.count - course(before).wires.count
  }
}

/// A scenario with the screens that are open at each of its steps, as a run shows them.
private struct ScreenStory {
  /// The scenario, its repetitions unrolled.
  let scenario: Scenario
  /// For each step the screens that are open before or after it.
  private let screens: [Set<ScreenName>]

  init(_ scenario: Scenario, of pattern: Pattern) {
    let watcher = NavigationWatcher()
    _ = pattern.run(scenario.withoutExpectations, to: watcher, options: RunOptions(recordsScreens: false))
    var story = scenario.withoutExpectations
    story.steps = story.numberedSteps.map(\.step)
    self.scenario = story
    var stack: [ScreenName] = []
    screens = story.steps.indices.map { index in
      var open = Set(stack)
      for change in watcher.changes[index + 1] ?? [] {
        change.apply(to: &stack)
        open.formUnion(stack)
      }
      return open
    }
  }

  /// The first step after which the screen is open, counted from 0.
  func opening(_ screen: ScreenName) -> Int? { screens.firstIndex { $0.contains(screen) } }

  /// The story with the screen; of the one that all others are opened from, without the others.
  func with(_ screen: ScreenName) -> Scenario {
    screen == .profile ? keeping { $0.subtracting([.profile]).isEmpty } : scenario
  }

  /// The story without what happens while the screen is open. What the server does by itself goes on.
  func without(_ screen: ScreenName) -> Scenario { keeping { !$0.contains(screen) } }

  private func keeping(_ isKept: (Set<ScreenName>) -> Bool) -> Scenario {
    var story = scenario
    story.steps = zip(scenario.steps, screens).filter { isKept($1) || $0.isWorld }.map(\.0)
    return story
  }
}

extension Step {
  fileprivate var isWorld: Bool {
    switch action {
    case .push, .wait: true
    case .open, .tap, .alert, .back, .pull, .scroll, .type, .detach, .attach, .expect, .repeat: false
    }
  }
}

/// Counts the edges of a run.
private final class EdgeCounter: TraceSink {
  var edges = EdgeSummary()

  func begin(_ header: TraceHeader) {}
  func receive(_ event: borrowing Event) { edges.count(event) }
  func end(_ footer: TraceFooter) {}
}

/// Sees which screens come and go, by step.
private final class NavigationWatcher: TraceSink {
  enum Change {
    case push(ScreenName), pop, show([ScreenName])

    func apply(to stack: inout [ScreenName]) {
      switch self {
      case .push(let screen): stack.append(screen)
      case .pop: _ = stack.popLast()
      case .show(let screens): stack = screens
      }
    }
  }

  var changes: [Int: [Change]] = [:]

  func begin(_ header: TraceHeader) {}

  func receive(_ event: borrowing Event) {
    guard event.kind == .navigate, case .string(let name)? = event.value else { return }
    let change: Change? =
      switch event.name {
      case "push": ScreenName(rawValue: name).map { .push($0) }
      case "pop": .pop
      case "show": .show(name.split(separator: " ").compactMap { ScreenName(rawValue: String($0)) })
      case _: nil
      }
    if let change { changes[event.id.step, default: []].append(change) }
  }

  func end(_ footer: TraceFooter) {}
}
