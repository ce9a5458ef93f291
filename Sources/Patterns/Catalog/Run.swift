public import ArchTrace
import Runtime
public import Scenario

/// How a scenario is run.
public struct RunOptions: Sendable {
  /// Whether `screen` events are written.
  public var recordsScreens: Bool
  /// Whether reads of state are recorded.
  public var recordsReads: Bool
  /// The numbers of the wires that carry nothing.
  public var cuts: Set<Int>
  /// The same wires as the trace's header names them, as `wires(cut:in:)` finds them.
  public var cutWires: [TraceCut] = []
  /// After which steps the app is put back where it is, compared, and taken on to the end, where it can be.
  public var restoring: RestoringPlan
  /// Whether every earlier state is put into the running tree at the end, where it takes them.
  public var rewinds: Bool

  /// Makes options.
  public init(
    recordsScreens: Bool = true, recordsReads: Bool = false, cuts: Set<Int> = [],
    restoring: RestoringPlan = .never, rewinds: Bool = false
  ) {
    self.recordsScreens = recordsScreens
    self.recordsReads = recordsReads
    self.cuts = cuts
    self.restoring = restoring
    self.rewinds = rewinds
  }
}

extension Pattern {
  /// Plays a scenario on the app in this pattern.
  /// - Parameters:
  ///   - scenario: What is played.
  ///   - sink: Takes the trace; nil where none is wanted.
  ///   - witness: Looks on.
  ///   - onLaunch: Takes the player before the first step, which can be asked for the outcome so far.
  /// - Returns: Which expectations failed, and who leaked.
  public func run(
    _ scenario: Scenario, to sink: (any TraceSink)?, options: RunOptions = RunOptions(),
    witness: (any Witness)? = nil, onLaunch: (Player) -> Void = { _ in }
  ) -> PlayOutcome {
    let player = player(scenario, to: sink, options: options, witness: witness)
    onLaunch(player)
    return player.play()
  }

  /// What a person sees after a scenario's last step, by its path.
  /// - Parameters:
  ///   - scenario: What is played.
  ///   - cuts: The numbers of the wires that carry nothing.
  public func seen(after scenario: Scenario, cuts: Set<Int> = []) -> [(path: String, value: TraceValue)] {
    let player = player(scenario, to: nil, options: RunOptions(cuts: cuts))
    var seen: [(path: String, value: TraceValue)] = []
    _ = player.play {
      player.settle()
      seen = player.seen
    }
    return seen
  }

  func player(
    _ scenario: Scenario, to sink: (any TraceSink)?, options: RunOptions, witness: (any Witness)? = nil
  ) -> Player {
    var header = TraceHeader(pattern: name, variant: variant, scenario: scenario.name)
    header.cuts = options.cutWires
    let runtime = Runtime(
      Recorder(header, to: sink), cuts: options.cuts, recordsReads: options.recordsReads)
    return Player(
      scenario, on: runtime, recordsScreens: options.recordsScreens,
      restoring: options.restoring, rewinds: options.rewinds, witness: witness, launch: launch)
  }
}

/// A wire that a run does not make.
public struct UnknownWire: Error, Hashable, Sendable {
  /// The number asked for.
  public let number: Int
  /// How many wires the run makes.
  public let count: Int
}

extension Pattern {
  /// The wires of some numbers, as the run that cuts them makes them.
  /// - Parameters:
  ///   - numbers: The wires' numbers.
  ///   - scenario: What is played.
  /// - Throws: `UnknownWire` for the first number that no wire of that run has.
  public func wires(cut numbers: Set<Int>, in scenario: Scenario) throws(UnknownWire) -> [TraceCut] {
    let (cuts, count) = find(numbers, in: scenario)
    for number in numbers.sorted() where !cuts.contains(where: { $0.wire == number }) {
      throw UnknownWire(number: number, count: count)
    }
    return cuts
  }

  /// The same, without those numbers that no wire of that run has.
  public func wiresKnown(_ numbers: Set<Int>, in scenario: Scenario) -> [TraceCut] {
    find(numbers, in: scenario).cuts
  }

  /// How many wires a run makes in which some are cut.
  public func wireCount(in scenario: Scenario, cuts: Set<Int>) -> Int {
    course(scenario, cuts: cuts).wires.count
  }

  /// Plays a scenario.
  /// - Returns: The wires of these numbers in their order, and how many wires there are.
  private func find(_ numbers: Set<Int>, in scenario: Scenario) -> (cuts: [TraceCut], count: Int) {
    if numbers.isEmpty { return ([], 0) }
    let wires = course(scenario, cuts: numbers).wires
    let found = wires.filter { numbers.contains($0.number) }
    return (
      found.map { TraceCut(wire: $0.number, name: $0.name, from: $0.from, to: $0.to) }, wires.count
    )
  }
}
