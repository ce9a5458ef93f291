import ArchTrace
import Catalog
import Scenario

/// A run that a command line asks for: which pattern, which scenario, how.
struct RunRequest {
  /// The pattern.
  var pattern: Pattern
  /// The scenario, in the world that it is to be played in.
  var scenario: Scenario
  /// How it is run.
  var options: RunOptions

  /// Reads what the command line names.
  /// - Parameter pattern: The pattern's canonical spelling, perhaps with wires to be cut.
  /// - Throws: `UsageError` for names and wires that there are not, `ScenarioError` for files that cannot be used.
  init(_ pattern: String, _ arguments: ParsedArguments, _ context: Context) throws {
    let operand = CutPattern(canonical: pattern)
    guard let pattern = Pattern.named(operand.name) else {
      throw UsageError("unknown pattern \(quoted(operand.name))")
    }
    self.pattern = pattern
    scenario = try Self.scenario(arguments, context)
    options = RunOptions(
      recordsScreens: !arguments.has(CommonOptions.noScreens),
      recordsReads: arguments.has(CommonOptions.reads),
      cuts: Set(arguments.numbers(of: CommonOptions.cut) + operand.cuts))
    options.cutWires = try Self.wires(cut: options.cuts, of: pattern, in: scenario)
  }

  /// The wires that are to be cut in a run.
  /// - Throws: `UsageError` for a number that no wire of that run has.
  static func wires(
    cut numbers: Set<Int>, of pattern: Pattern, in scenario: Scenario
  ) throws(UsageError) -> [TraceCut] {
    if numbers.isEmpty { return [] }
    do throws(UnknownWire) {
      return try pattern.wires(cut: numbers, in: scenario)
    } catch {
      throw UsageError(
        "there is no wire \(error.number) to cut: \(pattern.fullName) makes \(error.count) in \(scenario.name), as "
          + "'archcli faults \(pattern.fullName) --format csv' lists them")
    }
  }

  /// The scenario that the command line asks for.
  static func scenario(_ arguments: ParsedArguments, _ context: Context) throws -> Scenario {
    var scenario: Scenario
    switch try CommonOptions.scenario(arguments, context.vocabulary) {
    case .named(let name):
      guard let shipped = try ShippedScenarios.scenario(named: name) else {
        throw UsageError("unknown scenario \(quoted(name))")
      }
      scenario = shipped
    case .file(let path): scenario = try ScenarioFile.scenario(at: path)
    }
    if let path = arguments.value(of: CommonOptions.world) {
      scenario.world = try ScenarioFile.world(at: path)
    }
    return scenario
  }

  /// The run as messages name it: the pattern, and the wires that are cut.
  func name(of operand: String) -> String {
    let canonical = CutPattern(canonical: operand)
    return CutPattern(name: canonical.name, cuts: options.cuts.sorted()).text
  }

  /// Plays it.
  /// - Parameters:
  ///   - sink: Takes the trace.
  ///   - progress: Told how it goes.
  func play(to sink: any TraceSink, _ progress: RunProgress? = nil) -> PlayOutcome {
    pattern.run(scenario, to: sink, options: options) { progress?.player = $0 }
  }
}

/// How a run goes, for whoever must end it in the middle.
final class RunProgress {
  /// What plays it; nil until it has begun.
  var player: Player?

  /// Says on standard error what was not as expected so far.
  /// - Returns: The exit status that follows; nil where nothing went wrong.
  func exit(_ context: Context) -> Exit? {
    guard let outcome = player?.outcomeSoFar, !outcome.isSuccess else { return nil }
    return context.report(outcome)
  }
}

extension Context {
  /// Says on standard error what was not as expected.
  /// - Returns: The exit status that follows.
  func report(_ outcome: PlayOutcome) -> Exit {
    for failure in outcome.failures {
      err.writeLine(escapedForTerminal(parts: failure.text))
    }
    for name in outcome.leaks { err.writeLine("leak: \(escapedForTerminal(name)) outlived its app") }
    for error in outcome.errors { err.writeLine("error: \(escapedForTerminal(error))") }
    if let restoring = outcome.restoring { report(restoring) }
    return outcome.isSuccess ? .success : .no
  }
}

extension Failure {
  /// Where it is, and what was expected and found, in a line that is not escaped yet.
  var text: String {
    let (expected, found) = Spelling.distinct(expected, actual)
    return "\(stepPlace(place + ".expect", step)): \(path): expected \(expected), found \(found)"
  }
}
