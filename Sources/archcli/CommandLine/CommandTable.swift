/// The commands of the program.
enum CommandTable {
  /// The commands, in the order in which help lists them.
  static var all: [any Command.Type] {
    [
      RunCommand.self, TraceCommand.self, DiffCommand.self, VerifyCommand.self, AcceptCommand.self,
      CheckCommand.self, DrawCommand.self, FaultsCommand.self, CompareCommand.self, ClaimsCommand.self,
      ReportCommand.self, ExploreCommand.self, PlayCommand.self, ListCommand.self, ExplainCommand.self,
    ]
  }

  /// The program itself: what stands before a command.
  static let root = CommandDescription(
    name: "archcli",
    abstract: "Run one blog app in six UI architectures and see what happens inside.",
    discussion: """
      Who sends what to whom, which state changes, which request goes out, what the screen shows: every hop is \
      recorded, and the record is the same in every run, byte for byte.

      Exit status: 0 done, same, conforms; 1 the answer is no; 2 trouble; 64 wrong usage; 141 cut off, as in \
      'archcli trace tea | head -1', before there was an answer.
      """,
    options: [completionOption, manPageOption])

  /// `--generate-completion-script`.
  static let completionOption = OptionDescription(
    name: "generate-completion-script",
    argument: .value(name: "shell", .choice(Shell.allCases.map(\.rawValue))),
    abstract: "Print a completion script.")
  /// `--generate-man-page`.
  static let manPageOption = OptionDescription(
    name: "generate-man-page", abstract: "Print the manual page.", isHidden: true)
}

/// A word that names a command, looked up.
struct ResolvedCommand {
  /// What does it.
  let command: any Command.Type
  /// What it takes, under the name that it was called by.
  let description: CommandDescription
  /// The operands that the name gives already.
  var operands: [String] = []
  /// Whether the word is a pattern.
  var isPattern = false
}

extension CommandTable {
  /// The commands and, as short forms of `run`, the patterns that `word` may name: all that help lists.
  static func listed(_ vocabulary: Vocabulary) -> [ResolvedCommand] {
    all.map { ResolvedCommand(command: $0, description: $0.description) }
      + vocabulary.patterns().map { shortcut($0, operand: $0.name) }
  }

  /// The command or pattern that `word` names.
  ///
  /// - Throws: `UsageError` where it names none, or an unknown variant of a pattern.
  static func resolve(_ word: String, _ vocabulary: Vocabulary) throws(UsageError) -> ResolvedCommand {
    for command in all + [HelpCommand.self] {
      let description = command.description
      if description.name == word || description.aliases.contains(word) {
        return ResolvedCommand(command: command, description: description)
      }
    }
    if let cut = try CutPattern(word, vocabulary),
      let entry = vocabulary.pattern(named: cut.name.prefix { $0 != "/" })
    {
      return shortcut(entry, operand: cut.text)
    }
    if let pattern = try vocabulary.resolvePattern(word) {
      let base = pattern.split(separator: "/")[0]
      if let entry = vocabulary.pattern(named: base) { return shortcut(entry, operand: pattern) }
    }
    let commands = all.map { $0.description.name }
    let names = all.flatMap { [$0.description.name] + $0.description.aliases } + ["help"]
    throw UsageError(
      "unknown command \(quoted(word)) (one of \(commands.joined(separator: ", ")), or a pattern: "
        + vocabulary.patternNames.joined(separator: ", ") + ")",
      suggestion: nearest(to: word, among: names + vocabulary.patternSpellings))
  }

  /// The pattern as a command: `run` with its first operand given.
  private static func shortcut(_ pattern: PatternEntry, operand: String) -> ResolvedCommand {
    var description = RunCommand.description
    description.name = operand
    description.aliases = operand == pattern.name ? pattern.aliases : []
    description.abstract = "\(pattern.title): short for 'archcli run \(operand)'."
    if pattern.variants.count > 1 {
      let variants = pattern.variantSpellings.joined(separator: ", ")
      description.discussion += "\n\nVariants: \(variants). The first is what '\(pattern.name)' alone means."
    }
    description.arguments.removeFirst()
    return ResolvedCommand(
      command: RunCommand.self, description: description, operands: [operand], isPattern: true)
  }
}
