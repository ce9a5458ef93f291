import ArchTrace
import Runtime
public import Scenario

extension PatternMeasures {
  /// Adds what each pattern takes of the machine in a scenario, by what the cheapest takes.
  ///
  /// The patterns take turns, so that whatever else the machine does hits all of them alike. Nothing is on record
  /// meanwhile, and a scenario has the same actions in every pattern, so a ratio of runs is one of actions.
  /// - Parameters:
  ///   - measures: Those of the patterns.
  ///   - scenario: What is played.
  ///   - cuts: The numbers of the wires that carry nothing.
  ///   - memory: How much memory a pattern holds in it; nil where nobody knows.
  public static func addCosts(
    to measures: inout [PatternMeasures], in scenario: Scenario, cuts: Set<Int> = [],
    memory: (Pattern) -> Int?
  ) {
    let patterns = measures.map(\.pattern)
    let memory = patterns.map(memory)
    var times = patterns.map { _ in [Duration]() }
    let clock = ContinuousClock()
    let start = clock.now
    repeat {
      for (index, pattern) in patterns.enumerated() {
        times[index].append(clock.measure { pattern.play(scenario, cuts) {} })
      }
    } while times[0].count < 9 || times[0].count < 101 && clock.now - start < .seconds(2)
    let nanoseconds = times.map { Int($0.sorted()[$0.count / 2] / .nanoseconds(1)) }
    for index in measures.indices {
      measures[index][.time] = ratio(nanoseconds[index], nanoseconds)
      measures[index][.memory] = memory[index].flatMap { ratio($0, memory.compactMap(\.self)) }
    }
  }

  private static func ratio(_ figure: Int, _ all: [Int]) -> Figure? {
    guard let least = all.min(), least > 0 else { return nil }
    return .ratio(hundredths: (figure * 100 + least / 2) / least)
  }
}

extension Pattern {
  /// Plays a scenario with nothing on record.
  fileprivate func play(_ scenario: Scenario, _ cuts: Set<Int>, atEnd: () -> Void) {
    let header = TraceHeader(pattern: name, variant: variant, scenario: scenario.name)
    let runtime = Runtime(Recorder(header, to: nil), cuts: cuts)
    _ = Player(scenario, on: runtime, recordsScreens: false, launch: launch).play(atEnd: atEnd)
  }

  /// How many bytes more the process holds while so many copies of the app have played a scenario to its last step
  /// and none has quit. Only the first call in a process says it right: memory that was given back is used again.
  /// - Parameters:
  ///   - copies: How many.
  ///   - scenario: What they play.
  ///   - cuts: The numbers of the wires that carry nothing.
  ///   - resident: How many bytes the process holds; nil where nobody knows.
  public func memoryHeld(
    by copies: Int, in scenario: Scenario, cuts: Set<Int> = [], resident: () -> Int?
  ) -> Int? {
    // What is made once for all runs, and code that is read in, is there after a first one.
    play(scenario, cuts) {}
    guard let before = resident() else { return nil }
    var most: Int?
    func launch(_ rest: Int) {
      if rest == 0 { most = resident() } else { play(scenario, cuts) { launch(rest - 1) } }
    }
    launch(copies)
    return most.map { $0 - before }
  }
}
