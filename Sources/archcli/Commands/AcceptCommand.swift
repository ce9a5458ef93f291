/// Takes what `verify` received as the new golden.
enum AcceptCommand: Command {
  /// `--force`.
  static let force = OptionDescription(name: "force", abstract: "Accept under CI too.")

  static let description = CommandDescription(
    name: "accept",
    abstract: "Take what 'verify' received as the new golden traces.",
    arguments: [
      ArgumentDescription(
        name: "name",
        abstract: "The golden traces to replace, such as 'blog-follow.mvc'; all where none is named.",
        arity: .any)
    ],
    options: [CommonOptions.directory, force, CommonOptions.color, CommonOptions.quiet])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    throw NotConnected(command: "accept")
  }
}
