/// A command: what it is called and takes, and what it does. To add one, write a type in `Commands/` and name it in
/// `CommandTable.all`; parsing, help, completions and the man page follow.
protocol Command {
  /// What it is called, does and takes.
  static var description: CommandDescription { get }

  /// Does it.
  ///
  /// - Parameters:
  ///   - arguments: What the command line said, checked against the description.
  ///   - context: Where to write, and what else the command may know of its surroundings.
  /// - Returns: The answer: `success` or `no`.
  /// - Throws: `TroubleError`, `WriteError` or any other error for what ends the program with 2, `UsageError` for
  ///   what the description cannot say of the command line.
  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit
}
