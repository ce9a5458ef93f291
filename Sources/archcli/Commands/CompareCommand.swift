import ArchTrace
import Catalog
import Scenario

/// Measures what each pattern costs in the same story.
enum CompareCommand: Command {
  /// `--legend`.
  static let legend = OptionDescription(
    name: "legend", abstract: "Print what each row means, and nothing else.")
  /// `--cost`.
  static let cost = OptionDescription(
    name: "cost", abstract: "Measure time and memory, too, as ratios to the cheapest. Another run differs.")
  /// `--feature`.
  static let feature = OptionDescription(
    name: "feature", argument: .value(name: "screen", .choice(ScreenName.allCases.map(\.rawValue))),
    abstract: "Say what it takes to add this screen instead, by all shipped scenarios or by --scenario.")

  /// Set by the program itself where it measures memory for another process.
  static let copies = OptionDescription(
    name: "copies", argument: .value(name: "copies", .number(atLeast: 1)),
    abstract: "Print the bytes that so many copies of the app hold.", isHidden: true)

  static let description = CommandDescription(
    name: "compare",
    abstract: "Measure what each pattern costs in the same story.",
    discussion: """
      One table with a column for each pattern. Every figure is counted when it is printed: in runs of the scenario, \
      one of them with the app put back after each step, and in one more run for each wire, with that wire cut; \
      lines, files and types were counted in the sources that the program was built from. 'archcli explain METRIC' \
      says what a row means.
      """,
    arguments: [FaultsCommand.patterns],
    options: [
      ReportFormat.option, legend, cost, feature, CommonOptions.scenario, CommonOptions.world,
      CommonOptions.cut, CommonOptions.color, CommonOptions.output, copies,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let screen = arguments.value(of: feature).flatMap(ScreenName.init(rawValue:))
    if screen != nil, arguments.has(cost) {
      throw UsageError("--cost measures a whole story, and --feature a screen: give one of them")
    }
    if screen != nil, arguments.has(CommonOptions.cut) {
      throw UsageError("--cut cuts wires of a whole story, and --feature measures a screen: give one of them")
    }
    if let copies = arguments.numbers(of: copies).first {
      return try MemoryProbe.answer(copies, arguments, context)
    }
    let metrics = metrics(screen, arguments)
    guard !arguments.has(legend) else {
      let width = 2 + (metrics.map(\.rawValue.columnWidth).max() ?? 0)
      try context.withOutput(arguments.value(of: CommonOptions.output)) { out in
        for metric in metrics { out.writeLine(metric.rawValue.padded(to: width) + metric.meaning) }
      }
      return .success
    }
    let comparison =
      if let screen {
        try adding(screen, metrics, arguments, context)
      } else {
        try comparison(metrics, arguments, context)
      }
    try context.withOutput(arguments.value(of: CommonOptions.output)) {
      comparison.write(ReportFormat(arguments), to: $0)
    }
    return .success
  }

  private static func metrics(_ screen: ScreenName?, _ arguments: ParsedArguments) -> [Metric] {
    if screen != nil { return Metric.all(.feature) }
    return Metric.all(.usual) + (arguments.has(cost) ? Metric.all(.cost) : [])
  }

  private static func comparison(
    _ metrics: [Metric], _ arguments: ParsedArguments, _ context: Context
  ) throws -> Comparison {
    let scenario = try RunRequest.scenario(arguments, context)
    let patterns = try FaultsCommand.patterns(arguments, playing: scenario)
    let cuts = Set(arguments.numbers(of: CommonOptions.cut))
    let cutWires = try patterns.map { ($0, try RunRequest.wires(cut: cuts, of: $0, in: scenario)) }
    var measures = patterns.map { PatternMeasures($0, in: scenario, cuts: cuts) }
    if arguments.has(cost) {
      PatternMeasures.addCosts(
        to: &measures, in: scenario, cuts: cuts, memory: { MemoryProbe.memory(of: $0, arguments) })
    }
    var subject: [TraceValue.Member] = [.init("scenario", .string(scenario.name))]
    var titles = ["Compared in \(scenario.name)"]
    if !cuts.isEmpty {
      let numbers = cuts.sorted()
      subject.append(.init("cuts", .array(numbers.map { .int($0) })))
      for (pattern, wires) in cutWires {
        titles += wires.map { "cut in \(pattern.fullName): \($0.text)" }
      }
    }
    return Comparison(subject: subject, titles: titles, metrics: metrics, measures: measures)
  }

  /// What it takes to add a screen.
  private static func adding(
    _ screen: ScreenName, _ metrics: [Metric], _ arguments: ParsedArguments, _ context: Context
  ) throws -> Comparison {
    let scenarios = try scenarios(arguments, context)
    let patterns = try FaultsCommand.patterns(arguments, playing: scenarios[0]).filter {
      !$0.missing.contains(screen)
    }
    guard let first = patterns.first else { throw UsageError("no pattern has the screen \(screen.rawValue)") }
    let telling = scenarios.filter { first.opens(screen, in: $0) }
    guard !telling.isEmpty else {
      throw UsageError(
        "the scenario \(quoted(scenarios[0].name)) never opens \(screen.rawValue) (leave --scenario out to take all)"
      )
    }
    return Comparison(
      subject: [
        .init("feature", .string(screen.rawValue)),
        .init("scenarios", .array(scenarios.map { .string($0.name) })),
      ],
      titles: [
        "What it takes to add \(screen.rawValue), by \(scenarios.map(\.name).joined(separator: ", "))"
      ],
      metrics: metrics, measures: patterns.map { PatternMeasures($0, adding: screen, in: scenarios) })
  }

  private static func scenarios(_ arguments: ParsedArguments, _ context: Context) throws -> [Scenario] {
    if arguments.value(of: CommonOptions.scenario) != nil {
      return [try RunRequest.scenario(arguments, context)]
    }
    let world = try arguments.value(of: CommonOptions.world).map { try ScenarioFile.world(at: $0) }
    return try ShippedScenarios.names.compactMap { try ShippedScenarios.scenario(named: $0) }.map { shipped in
      var scenario = shipped
      if let world { scenario.world = world }
      return scenario
    }
  }
}
