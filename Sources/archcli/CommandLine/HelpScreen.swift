/// Help for a person, laid out as users of swift-argument-parser know it.
enum HelpScreen {
  /// Where the explanations begin.
  static let labelColumns = 26

  /// The help screen of a command, or of the program.
  ///
  /// - Parameter columns: The width of the screen.
  static func text(_ command: ResolvedCommand?, _ vocabulary: Vocabulary, columns: Int) -> String {
    let description = command?.description ?? CommandTable.root
    var blocks = ["OVERVIEW: \(description.abstract)".wrapped(to: columns).joined(separator: "\n")]
    if !description.discussion.isEmpty {
      blocks.append(description.discussion.wrapped(to: columns).joined(separator: "\n"))
    }
    blocks.append("USAGE: \(synopsis(description))")
    blocks += section(
      "ARGUMENTS",
      description.arguments.map {
        ("<\($0.name)>", explanation($0.abstract, $0.kind, $0.defaultValue, vocabulary))
      }, columns)
    blocks += section(
      "OPTIONS",
      description.visibleOptions.map {
        (label($0), explanation($0.abstract, $0.value?.kind, $0.defaultValue, vocabulary))
      }, columns)
    if command == nil {
      let listed = CommandTable.listed(vocabulary)
      blocks += section("SUBCOMMANDS", listed.filter { !$0.isPattern }.map(label), columns)
      blocks += section("PATTERN SUBCOMMANDS", listed.filter(\.isPattern).map(label), columns)
      blocks.append("  See '\(CommandTable.root.name) help <subcommand>' for detailed help.")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// What is typed for a command: `archcli run`.
  static func path(_ command: CommandDescription) -> String {
    let root = CommandTable.root.name
    return command.name == root ? root : "\(root) \(command.name)"
  }

  /// The usage line, without its heading.
  static func synopsis(_ command: CommandDescription) -> String {
    var words = [path(command)]
    for option in command.options where !option.isHidden {
      switch (option.value?.name, option.occurrence) {
      case (let name?, .once): words.append("[\(option.spelling) <\(name)>]")
      case (let name?, .list): words.append("[\(option.spelling) <\(name)> ...]")
      case (nil, _): words.append("[\(option.spelling)]")
      }
    }
    for argument in command.arguments {
      switch argument.arity {
      case .exactly(let count): words += Array(repeating: "<\(argument.name)>", count: count)
      case .optional: words.append("[<\(argument.name)>]")
      case .any: words.append("[<\(argument.name)> ...]")
      }
    }
    if command.name == CommandTable.root.name { words.append("<subcommand>") }
    return words.joined(separator: " ")
  }

  /// An option with all its names and its value: `-o, --output <file>`.
  static func label(_ option: OptionDescription) -> String {
    option.spellings.joined(separator: ", ") + (option.value.map { " <\($0.name)>" } ?? "")
  }

  private static func label(_ command: ResolvedCommand) -> (String, String) {
    let description = command.description
    return (([description.name] + description.aliases).joined(separator: ", "), description.abstract)
  }

  /// The abstract, followed by what may be given and what holds otherwise.
  static func explanation(
    _ abstract: String, _ kind: ValueKind?, _ defaultValue: String?, _ vocabulary: Vocabulary
  ) -> String {
    var notes: [String] = []
    switch kind {
    case .choice(let words)?: notes.append("values: \(summary(of: words))")
    case .pattern?, .run?: notes.append("values: \(vocabulary.patternNames.joined(separator: ", "))")
    case .text?, .suggested?, .file?, .directory?, .number?, .scenario?, .trace?, .command?, nil: break
    }
    var defaultValue = defaultValue
    if case .scenario? = kind { defaultValue = defaultValue ?? vocabulary.scenarios().first }
    if let defaultValue { notes.append("default: \(defaultValue)") }
    return notes.isEmpty ? abstract : "\(abstract) (\(notes.joined(separator: "; ")))"
  }

  private static func section(
    _ title: String, _ rows: [(label: String, text: String)], _ columns: Int
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    let indent = String(repeating: " ", count: labelColumns)
    var lines = ["\(title):"]
    for row in rows {
      let label = "  \(row.label)"
      let text = row.text.wrapped(to: columns - labelColumns)
      if label.columnWidth < labelColumns {
        lines.append(label.padded(to: labelColumns) + (text.first ?? ""))
        lines += text.dropFirst().map { indent + $0 }
      } else {
        lines.append(label)
        lines += text.map { indent + $0 }
      }
    }
    return [lines.joined(separator: "\n")]
  }
}
