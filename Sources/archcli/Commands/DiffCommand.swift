/// Compares two traces by what they mean.
enum DiffCommand: Command {
  /// What is compared.
  enum Aspect: String, CaseIterable {
    case flow, state, requests, screens
  }

  /// `--on`.
  static let on = OptionDescription(
    name: "on", argument: .value(name: "aspect", .choice(Aspect.allCases.map(\.rawValue))),
    occurrence: .list, defaultValue: Aspect.flow.rawValue,
    abstract: "What to compare. Different patterns have state, requests and screens in common, not the "
      + "flow. May be repeated, or a list.")
  /// `--json`.
  static let json = OptionDescription(name: "json", abstract: "Print the differences as JSON.")

  static let description = CommandDescription(
    name: "diff",
    abstract: "Compare two traces by what happened.",
    discussion: """
      Events are aligned by step, then by what they are, never by their number. The first that diverges is \
      named with the chain of its causes. Exit status: 0 the same, 1 different.
      """,
    arguments: [
      ArgumentDescription(
        name: "trace",
        abstract: "The old trace and the new one: a file, '-' for standard input, or a pattern, which is run "
          + "on the spot. A file that is named as a pattern is written './mvc'.",
        kind: .trace, arity: .exactly(2))
    ],
    options: [
      on, json, CommonOptions.scenario, CommonOptions.world, CommonOptions.noScreens, CommonOptions.cut,
      CommonOptions.color, CommonOptions.output, CommonOptions.quiet,
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    guard arguments.operands != ["-", "-"] else {
      throw UsageError("standard input ('-') can be read only once")
    }
    throw NotConnected(command: "diff")
  }
}
