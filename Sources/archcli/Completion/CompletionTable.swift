/// What is completed, shell-independent.
struct CompletionTable {
  /// What may be typed at a place.
  struct Candidates: Equatable {
    /// Words.
    var words: [String] = []
    /// Whether the names of files, and of directories, are possible too.
    var files = false, directories = false
  }

  /// A command, or a pattern in its place.
  struct Entry {
    /// All its spellings.
    var names: [String]
    /// What it takes.
    var description: CommandDescription
  }

  /// The names of patterns and scenarios.
  let vocabulary: Vocabulary
  /// The program itself.
  let root = CommandTable.root
  /// The commands and patterns. Patterns take the same options, so they share one entry.
  let entries: [Entry]
  /// All that may stand in the place of a command, with its explanation.
  let commands: [(name: String, abstract: String)]

  /// Makes the table.
  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let listed = CommandTable.listed(vocabulary)
    let help = HelpCommand.description
    commands =
      listed.flatMap { command in
        ([command.description.name] + command.description.aliases).map {
          ($0, command.description.abstract)
        }
      }
      + vocabulary.patterns().flatMap { pattern in
        pattern.variantSpellings.map { ($0, "\(pattern.title).") }
      } + [(help.name, help.abstract)]
    var entries: [Entry] = []
    for command in listed where !command.isPattern {
      let description = command.description
      entries.append(Entry(names: [description.name] + description.aliases, description: description))
    }
    entries.append(Entry(names: [help.name], description: help))
    if let pattern = listed.first(where: \.isPattern) {
      entries.append(Entry(names: vocabulary.patternSpellings, description: pattern.description))
    }
    self.entries = entries
  }

  /// What a value may be.
  func candidates(_ kind: ValueKind) -> Candidates {
    switch kind {
    case .text, .number: Candidates()
    case .file: Candidates(files: true)
    case .directory: Candidates(directories: true)
    case .choice(let words): Candidates(words: words)
    case .suggested(let words): Candidates(words: words())
    case .pattern, .run: Candidates(words: vocabulary.patternSpellings)
    case .scenario: Candidates(words: vocabulary.scenarios(), files: true)
    case .trace: Candidates(words: vocabulary.patternSpellings, files: true)
    case .command: Candidates(words: commands.map(\.name))
    }
  }

  /// What the operands of a command may be, all places taken together.
  func operands(_ command: CommandDescription) -> Candidates {
    var result = Candidates()
    for argument in command.arguments {
      let some = candidates(argument.kind)
      result.words += some.words
      result.files = result.files || some.files
      result.directories = result.directories || some.directories
    }
    return result
  }
}
