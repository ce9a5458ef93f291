import ArchTrace
import Catalog
import Scenario

/// Puts traces into one page to look at.
enum ReportCommand: Command {
  static let description = CommandDescription(
    name: "report",
    abstract: "Put traces into one page to look at: lanes, time travel, side by side.",
    discussion: """
      One file that opens from disk and asks nobody for anything: lanes by role, the screen and the state at every \
      moment, two traces side by side, the figures of 'compare' and what 'check' finds. For a pattern every wire is \
      cut in a run of its own, as 'compare' does. In the page, ? lists its keys.
      """,
    arguments: [
      ArgumentDescription(
        name: "trace",
        abstract: "Traces: a file, '-' for standard input, or a pattern, which is run on the spot; all six "
          + "patterns, each in its usual variant, where none is named.",
        kind: .trace, arity: .any)
    ],
    options: CommonOptions.running)

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    guard arguments.operands.filter({ $0 == "-" }).count < 2 else {
      throw UsageError("standard input ('-') can be read only once")
    }
    let output = arguments.value(of: CommonOptions.output)
    guard output != nil || !context.isTerminal.out() else {
      throw UsageError("a page is for a browser, not for a terminal: name a file, as in '-o report.html'")
    }
    var operands = arguments.operands
    if operands.isEmpty {
      let scenario = try RunRequest.scenario(arguments, context)
      operands = Pattern.all.filter { $0.isDefault && $0.canPlay(scenario) }.map(\.fullName)
    }
    var exit = Exit.success
    var traces: [PageTrace] = []
    for operand in operands {
      let (trace, answer) = try trace(operand, arguments, context)
      traces.append(trace)
      if answer == .no { exit = .no }
    }
    try context.withOutput(output) { PageWriter(traces).write(to: $0) }
    return exit
  }

  /// The trace that an operand names; `no` where it was made by a run that was not as expected.
  private static func trace(
    _ operand: String, _ arguments: ParsedArguments, _ context: Context
  ) throws -> (PageTrace, Exit) {
    switch try context.vocabulary.trace(operand) {
    case .pattern(let name):
      let request = try RunRequest(name, arguments, context)
      let writer = TraceWriter()
      let answer = context.report(request.play(to: writer))
      var trace = try PageTrace(writer.bytes, name: request.name(of: name), file: nil)
      if request.options.cuts.isEmpty {
        let faults = request.pattern.wireFaults(request.scenario)
        trace.pattern = (PatternMeasures(request.pattern, in: request.scenario, faults: faults), faults)
      }
      return (trace, answer)
    case .standardInput:
      return (try PageTrace(try InputFile.bytes("-"), name: "<stdin>", file: "stdin"), .success)
    case .file(let path):
      let file = path.split(separator: "/").last.map(String.init) ?? path
      return (try PageTrace(try InputFile.bytes(path), name: path, file: file), .success)
    }
  }
}
