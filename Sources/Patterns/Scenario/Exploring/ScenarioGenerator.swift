/// Makes a random scenario from a seed: a world, a network and what happens, at moments that collide often.
///
/// The same seed makes the same scenario everywhere. A generator knows no app: it follows roughly which screen is
/// on top, so that most of what it does has an effect, and is wrong about it now and then, as a person is.
public enum ScenarioGenerator {
  /// The scenario of a seed.
  /// - Parameter screens: The screens that it may show; another choice makes another scenario.
  public static func scenario(seed: UInt64, screens: [ScreenName] = ScreenName.allCases) -> Scenario {
    var random = SplitMix64(seed: seed)
    let world = random.world(screens)
    let rules = random.rules(world, screens)
    var steps = StepGenerator(random: random, world: world, screens: screens)
    return Scenario(name: "seed-\(seed)", world: world, rules: rules, steps: steps.make())
  }
}
