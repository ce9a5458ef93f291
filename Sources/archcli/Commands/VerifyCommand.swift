/// Runs every golden trace again and compares.
enum VerifyCommand: Command {
  static let description = CommandDescription(
    name: "verify",
    abstract: "Run every golden trace again and compare.",
    discussion: """
      Each golden is run twice. Mismatched, missing and orphaned ones are listed apart; what was received is written \
      beside the golden, except under CI. Exit status: 0 all match, 1 not all do.
      """,
    arguments: [
      ArgumentDescription(
        name: "dir", abstract: "The directory with the golden traces.", kind: .directory, arity: .optional,
        defaultValue: CommonOptions.goldenDirectory)
    ],
    options: [CommonOptions.color, CommonOptions.quiet])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    throw NotConnected(command: "verify")
  }
}
