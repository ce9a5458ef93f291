import ArchTrace
public import Scenario

/// What a test of a pattern holds with no view built: every behaviour, played on the pattern's own parts.
public struct SeamReport: Sendable {
  /// A behaviour and what came of it.
  public struct Entry: Sendable {
    /// The behaviour.
    public let behaviour: Behaviour
    /// What came of it.
    public let outcome: SeamOutcome
    /// What sorts of wires stand between the parts that it takes.
    let wires: Set<WireSort>
  }

  /// The pattern.
  public let pattern: Pattern
  /// The behaviours.
  public let entries: [Entry]
  /// Who stood in for production parts, by their types, in the order made.
  public let doubles: [String]
  /// How many views were built where behaviours were held; 0, or nothing here is true.
  public let viewsBuilt: Int
  /// Whether every test, run twice, was the same hop by hop.
  public let isDeterministic: Bool

  /// Tests a pattern in every behaviour; nil where it has no seam to test at.
  /// - Throws: What is wrong with a behaviour's text, which a test rules out.
  public init?(_ pattern: Pattern) throws(ScenarioError) {
    self.init(pattern, in: try Behaviour.all())
  }

  /// Tests a pattern in some behaviours; nil where it has no seam to test at.
  public init?(_ pattern: Pattern, in behaviours: [Behaviour]) {
    guard let source = pattern.seam else { return nil }
    var entries: [Entry] = []
    var doubles: [String] = []
    var views = 0
    var isDeterministic = true
    for behaviour in behaviours {
      let run = SeamRun(source, behaviour, of: pattern)
      entries.append(Entry(behaviour: behaviour, outcome: run.outcome, wires: run.wires))
      for double in run.doubles where !doubles.contains(double) { doubles.append(double) }
      if run.outcome.isHeld { views += run.views }
      let again = SeamRun(source, behaviour, of: pattern)
      if again.outcome != run.outcome || again.trace.events != run.trace.events { isDeterministic = false }
    }
    self.pattern = pattern
    self.entries = entries
    self.doubles = doubles
    viewsBuilt = views
    self.isDeterministic = isDeterministic
  }

  /// What came of the behaviour with an id; nil where there is none.
  public subscript(id: String) -> SeamOutcome? { entries.first { $0.behaviour.id == id }?.outcome }

  /// How many behaviours there are.
  public var count: Int { entries.count }

  /// How many are held as a view would be told them.
  public var told: Int { entries.count { $0.outcome == .told } }

  /// How many are held with no view built, be it only by the state behind them.
  public var held: Int { entries.count { $0.outcome.isHeld } }

  /// How many no test holds with no view built.
  public var unheld: Int { count - held }

  /// How many of a hundred are held.
  public var percent: Int { count == 0 ? 0 : held * 100 / count }

  /// The fewest views with which the part is made that tells a view something; 0 where none is needed.
  public var fewestViews: Int {
    entries.map(\.outcome.views).min() ?? 0
  }
}
