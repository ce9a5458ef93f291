/// Lists what there is.
enum ListCommand: Command {
  /// What can be listed.
  enum Subject: String, CaseIterable {
    case patterns, scenarios, paths
  }

  static let description = CommandDescription(
    name: "list",
    abstract: "List the patterns, the scenarios, or the paths of the screens' elements.",
    arguments: [
      ArgumentDescription(
        name: "what", abstract: "What to list; everything where nothing is named.",
        kind: .choice(Subject.allCases.map(\.rawValue)), arity: .optional)
    ],
    options: [CommonOptions.color])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    throw NotConnected(command: "list")
  }
}
