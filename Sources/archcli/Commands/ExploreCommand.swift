import Catalog
import Scenario

/// Plays random scenarios on every pattern and looks for one on which they disagree.
enum ExploreCommand: Command {
  static let seeds = OptionDescription(
    name: "seeds", argument: .value(name: "first..last", .text), defaultValue: "1..200",
    abstract: "The seeds to play.")
  static let shard = OptionDescription(
    name: "shard", argument: .value(name: "part/parts", .text),
    abstract: """
      The part of the seeds to play, from 1/2 to 2/2; else what TEST_SHARD_INDEX (from 0) and TEST_TOTAL_SHARDS say.
      """)
  static let time = OptionDescription(
    name: "time", argument: .value(name: "seconds", .number(atLeast: 1)),
    abstract: "When to stop at the latest.")
  static let jobs = OptionDescription(
    name: "jobs", argument: .value(name: "count", .number(atLeast: 1)),
    abstract: "How many processes play; as many as there are cores where it is not given.")
  static let scenario = OptionDescription(
    name: CommonOptions.scenario.name, argument: .value(name: "scenario", .scenario),
    defaultValue: "random ones",
    abstract: "Play this scenario, a name or a file, and no others.")
  static let prints = OptionDescription(
    name: "print", abstract: "Print the scenario of each seed and play none.")
  /// Set by the program itself where it plays for another process: this seed and every STRIDE-th after it.
  static let stride = OptionDescription(
    name: "stride", argument: .value(name: "stride", .number(atLeast: 1)),
    abstract: "Play for another process.", isHidden: true)

  static let description = CommandDescription(
    name: "explore",
    abstract: "Play random scenarios on every pattern and find one on which they disagree.",
    discussion: """
      A seed makes a world, a network and what happens, the same on every machine. The patterns must show the same \
      screens, ask for the same at the same moments, and keep the laws that all apps keep. Where they do not, the \
      scenario is shrunk to the smallest that still shows it and printed as a scenario file, with what each pattern \
      showed as its comment; several are printed in the order of their seeds.

      Nothing else goes to standard output, so that it is the same whatever the jobs, and the parts of a search, put \
      one after the other, are what the whole prints. With --cut the same numbers are cut in every pattern, and \
      what is printed names the wires. Exit status: 0 nothing disagrees, 1 something does.
      """,
    arguments: [
      ArgumentDescription(
        name: "pattern",
        abstract:
          "The patterns to play, the first being what the others are held against; all where none is given.",
        kind: .pattern, arity: .any)
    ],
    options: [
      seeds, shard, time, jobs, prints, scenario, CommonOptions.world, CommonOptions.cut,
      CommonOptions.output, CommonOptions.quiet, stride,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let search = try Search(arguments, context)
    if arguments.has(scenario) || arguments.has(CommonOptions.world) {
      return try play(RunRequest.scenario(arguments, context), search, arguments, context)
    }
    if let stride = arguments.numbers(of: stride).first {
      return try search.play(for: context.out, stride: stride)
    }
    try search.refuseUnknownCuts()
    try search.noteShard(context)
    return try context.withOutput(arguments.value(of: CommonOptions.output)) { out in
      if arguments.has(prints) { return try search.print(to: out) }
      var jobs = SearchJobs(search, context, out)
      return try jobs.run()
    }
  }

  /// Plays one scenario.
  private static func play(
    _ scenario: Scenario, _ search: Search, _ arguments: ParsedArguments, _ context: Context
  ) throws -> Exit {
    guard arguments.has(Self.scenario) else {
      throw UsageError("'--world' is a scenario's: give '--scenario', too")
    }
    if let other = [seeds, shard, time, jobs, prints].first(where: { arguments.has($0) }) {
      throw UsageError(
        "'--scenario' plays one scenario, and '\(other.spelling)' is about random ones: give one of them")
    }
    return try context.withOutput(arguments.value(of: CommonOptions.output)) { out in
      try search.play(scenario, to: out, context)
    }
  }
}
