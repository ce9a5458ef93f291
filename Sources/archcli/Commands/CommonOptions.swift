/// Options that several commands take.
enum CommonOptions {
  /// `--scenario`.
  static let scenario = OptionDescription(
    name: "scenario", argument: .value(name: "scenario", .scenario),
    abstract: "The scenario to play: a name, as 'archcli list scenarios' shows them, or a file.")
  /// `--world`.
  static let world = OptionDescription(
    name: "world", argument: .value(name: "file", .file),
    abstract: "A file with the world to play in, in the place of the scenario's own.")
  /// `--no-screens`.
  static let noScreens = OptionDescription(name: "no-screens", abstract: "Leave out what the screen shows.")
  /// `--cut`.
  static let cut = OptionDescription(
    name: "cut", argument: .value(name: "wire", .number(atLeast: 1)), occurrence: .list,
    abstract: "Cut the wire of this number, to see what no longer arrives. May be repeated, or a list.")
  /// `--reads`.
  static let reads = OptionDescription(
    name: "reads", abstract: "Record who reads whose state, too.")
  /// `--color`.
  static let color = OptionDescription(
    name: "color", argument: .value(name: "when", .choice(ColorMode.allCases.map(\.rawValue))),
    defaultValue: ColorMode.auto.rawValue, abstract: "When to use colour.")
  /// `-o`.
  static let output = OptionDescription(
    name: "output", short: "o", argument: .value(name: "file", .file),
    abstract: "Write to this file, whole or not at all, rather than to standard output.", isWritten: true)
  /// `-q`.
  static let quiet = OptionDescription(
    name: "quiet", short: "q", abstract: "Print only what was asked for: no summary, no hints.")
  /// `--dir`.
  static let directory = OptionDescription(
    name: "dir", argument: .value(name: "dir", .directory), defaultValue: goldenDirectory,
    abstract: "The directory with the golden traces.")

  /// Where golden traces are, if nothing else is said.
  static let goldenDirectory = "Fixtures/traces"

  /// The scenario that a command line asks for: the first that the program knows, if it names none.
  static func scenario(
    _ arguments: ParsedArguments, _ vocabulary: Vocabulary
  ) throws(UsageError) -> ScenarioReference {
    try vocabulary.scenario(arguments.value(of: scenario) ?? vocabulary.scenarios().first ?? "")
  }

  /// The words that have another process of this program cut wires.
  static func words(cutting numbers: [Int]) -> [String] { numbers.flatMap { [cut.spelling, "\($0)"] } }

  /// What every command that runs a pattern takes.
  static let running = [scenario, world, noScreens, reads, cut, color, output, quiet]

  /// `<pattern>`.
  static let pattern = ArgumentDescription(
    name: "pattern",
    abstract: """
      The pattern, in any case; a variant may follow after a slash, as in 'mvc/model', and wires to be cut, as in \
      'mvc@cut=8'.
      """,
    kind: .run)
}
