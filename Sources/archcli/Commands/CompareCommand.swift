import Catalog
import Scenario

/// Measures what each pattern costs in the same story.
enum CompareCommand: Command {
  /// `--legend`.
  static let legend = OptionDescription(
    name: "legend", abstract: "Print what each row means, and nothing else.")

  static let description = CommandDescription(
    name: "compare",
    abstract: "Measure what each pattern costs in the same story.",
    discussion: """
      One table with a column for each pattern. Every figure is counted when it is printed: in a run of the \
      scenario, and in one more run for each wire, with that wire cut; lines, files and types were counted in the \
      sources that the program was built from.
      """,
    arguments: [FaultsCommand.patterns],
    options: [
      ReportFormat.option, legend, CommonOptions.scenario, CommonOptions.world, CommonOptions.color,
      CommonOptions.output,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let output = arguments.value(of: CommonOptions.output)
    if arguments.has(legend) {
      let width = 2 + (Metric.allCases.map(\.rawValue.columnWidth).max() ?? 0)
      try context.withOutput(output) { out in
        for metric in Metric.allCases {
          out.writeLine(metric.rawValue.padded(to: width) + metric.meaning)
        }
      }
      return .success
    }
    let scenario = try RunRequest.scenario(arguments, context)
    let patterns = try FaultsCommand.patterns(arguments, playing: scenario)
    let comparison = Comparison(
      scenario: scenario.name, measures: patterns.map { PatternMeasures($0, in: scenario) })
    try context.withOutput(output) { comparison.write(ReportFormat(arguments), to: $0) }
    return .success
  }
}
