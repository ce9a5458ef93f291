import Catalog
import Scenario

// patternbench PATTERN SCENARIO   plays a scenario with nobody recording, prints the seconds that it took

let arguments = CommandLine.arguments
guard arguments.count == 3, let pattern = Pattern.named(arguments[1]) else {
  print("usage: patternbench PATTERN SCENARIO")
  throw Trouble.usage
}
let scenario = try ScenarioFile.scenario(at: arguments[2])
let taken = ContinuousClock().measure { _ = pattern.run(scenario, to: nil) }
print(Double(taken.components.seconds) + Double(taken.components.attoseconds) / 1e18)

enum Trouble: Error { case usage }
