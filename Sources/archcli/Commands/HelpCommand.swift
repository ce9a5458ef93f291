/// Shows help: for a command, a pattern, or the program.
enum HelpCommand: Command {
  static let description = CommandDescription(
    name: "help",
    abstract: "Show help for a subcommand.",
    arguments: [
      ArgumentDescription(
        name: "subcommand", abstract: "A command or a pattern.", kind: .command, arity: .optional)
    ])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let command = try arguments.operands.first.map { word throws(UsageError) in
      try CommandTable.resolve(word, context.vocabulary)
    }
    context.out.write(HelpScreen.text(command, context.vocabulary, columns: context.columns))
    return .success
  }
}
