public import ArchTrace
import Runtime
public import Scenario

/// How a scenario is run.
public struct RunOptions: Sendable {
  /// Whether `screen` events are written.
  public var recordsScreens: Bool
  /// The numbers of the wires that carry nothing.
  public var cuts: Set<Int>
  /// Whether the app is put back after each step where it is, and compared, where it can be.
  public var restoresEachStep: Bool

  /// Makes options.
  public init(recordsScreens: Bool = true, cuts: Set<Int> = [], restoresEachStep: Bool = false) {
    self.recordsScreens = recordsScreens
    self.cuts = cuts
    self.restoresEachStep = restoresEachStep
  }
}

extension Pattern {
  /// Plays a scenario on the app in this pattern.
  /// - Parameters:
  ///   - scenario: What is played.
  ///   - sink: Takes the trace; nil where none is wanted.
  ///   - witness: Looks on.
  /// - Returns: Which expectations failed, and who leaked.
  public func run(
    _ scenario: Scenario, to sink: (any TraceSink)?, options: RunOptions = RunOptions(),
    witness: (any Witness)? = nil
  ) -> PlayOutcome {
    player(scenario, to: sink, options: options, witness: witness).play()
  }

  /// What a person sees after a scenario's last step, by its path.
  public func seen(after scenario: Scenario) -> [(path: String, value: TraceValue)] {
    let player = player(scenario, to: nil, options: RunOptions())
    var seen: [(path: String, value: TraceValue)] = []
    _ = player.play { seen = player.seen }
    return seen
  }

  func player(
    _ scenario: Scenario, to sink: (any TraceSink)?, options: RunOptions, witness: (any Witness)? = nil
  ) -> Player {
    let header = TraceHeader(pattern: name, variant: variant, scenario: scenario.name)
    let runtime = Runtime(Recorder(header, to: sink), cuts: options.cuts)
    return Player(
      scenario, on: runtime, recordsScreens: options.recordsScreens,
      restoresEachStep: options.restoresEachStep, witness: witness, launch: launch)
  }
}
