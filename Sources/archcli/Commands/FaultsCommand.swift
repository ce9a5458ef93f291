import ArchTrace
import Catalog
import Scenario

/// Cuts one wire after the other and says what becomes of the app.
enum FaultsCommand: Command {
  /// `--network`.
  static let network = OptionDescription(
    name: "network",
    abstract: "Let every request go wrong in turn, too: fail, time out, be answered late, or twice.")

  static let description = CommandDescription(
    name: "faults",
    abstract: "Cut every wire in turn and say what becomes of the app.",
    discussion: """
      A wire is whatever must be connected for a change or a tap to arrive. Each is cut in a run of its own, which is \
      compared with the uncut run by what is seen from outside: the screens and the requests. \
      'archcli run PATTERN --cut WIRE' shows a run again.

        reported  ends in an error of the app's own: a trap caught, a leak, a misuse
        visible   wrong from the start: before the app has come to rest with something
                  new on the screen since the wire was made; or a control that does
                  nothing when it is first used
        drift     right at first, wrong after a later change, and nobody says so
        none      the same screens and the same requests

      With --network the patterns must agree, and no screen may be left waiting once nothing is out. As csv the rows of \
      requests follow those of wires, each with its own columns filled. Exit status: 0 so it is, 1 not.
      """,
    arguments: [patterns],
    options: [
      ReportFormat.option, network, CommonOptions.scenario, CommonOptions.world, CommonOptions.color,
      CommonOptions.output, CommonOptions.quiet,
    ])

  /// `[<pattern> ...]`.
  static let patterns = ArgumentDescription(
    name: "pattern", abstract: "The patterns; all six, each in its usual variant, where none is named.",
    kind: .pattern, arity: .any)

  /// The patterns that a command line names, each once.
  static func patterns(_ arguments: ParsedArguments, playing scenario: Scenario) throws -> [Pattern] {
    guard !arguments.operands.isEmpty else {
      return Pattern.all.filter { $0.isDefault && $0.canPlay(scenario) }
    }
    var patterns: [Pattern] = []
    for name in arguments.operands {
      guard let pattern = Pattern.named(name) else { throw UsageError("unknown pattern \(quoted(name))") }
      if !patterns.contains(where: { $0.fullName == pattern.fullName }) { patterns.append(pattern) }
    }
    return patterns
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let scenario = try RunRequest.scenario(arguments, context)
    let patterns = try patterns(arguments, playing: scenario)
    let format = ReportFormat(arguments)
    let wires = patterns.map { WireReport.Entry(pattern: $0, faults: $0.wireFaults(scenario)) }
    let requests = arguments.has(network) ? Pattern.requestFaults(scenario, in: patterns) : nil
    try context.withOutput(arguments.value(of: CommonOptions.output)) { out in
      var report = FaultReport(scenario: scenario.name, wires: WireReport(entries: wires))
      report.requests = requests.map { RequestReport(faults: $0) }
      report.isQuiet = arguments.has(CommonOptions.quiet)
      report.write(format, to: out)
    }
    return (requests ?? []).allSatisfy(\.isHarmless) ? .success : .no
  }
}
