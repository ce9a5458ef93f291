public import BlogDomain

/// A story to be played on an app: the world it begins with, how its network behaves, and what happens.
public struct Scenario: Hashable, Sendable {
  /// The scenario's name, as a trace's header gives it.
  public var name: String
  /// What the server knows at the start.
  public var world: World
  /// How answers come back, tried in order.
  public var rules: [NetworkRule]
  /// What happens, in order; `numberedSteps` unrolls the repetitions.
  public var steps: [Step]

  /// Makes a scenario.
  public init(name: String, world: World = World(), rules: [NetworkRule] = [], steps: [Step]) {
    self.name = name
    self.world = world
    self.rules = rules
    self.steps = steps
  }

  /// The steps as they are played, numbered from 1, made one at a time.
  public var numberedSteps: NumberedSteps { NumberedSteps(steps) }

  /// The same story with nothing expected: every step keeps its number and its time.
  public var withoutExpectations: Scenario {
    var scenario = self
    scenario.steps = steps.map(\.withoutExpectations)
    return scenario
  }
}
