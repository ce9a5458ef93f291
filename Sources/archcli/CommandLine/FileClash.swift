/// The refusal to write over what is read, or twice to the same file: told by which file it is, not by its name.
enum FileClash {
  /// A file that a command line names.
  private struct Use {
    /// For what: `--output`, `'a.ndjson'`.
    var place: String
    var identity: FileIdentity
  }

  /// Holds the files that a command line names against each other.
  ///
  /// - Throws: `UsageError` where one would be overwritten.
  static func check(
    _ arguments: ParsedArguments, _ command: ResolvedCommand, _ vocabulary: Vocabulary
  ) throws(UsageError) {
    let outputs = outputs(arguments, command.description)
    guard !outputs.isEmpty else { return }
    let inputs = inputs(arguments, command, vocabulary)
    for (index, output) in outputs.enumerated() {
      if let input = inputs.first(where: { $0.identity == output.identity }) {
        throw UsageError("\(output.place) would overwrite what is read as \(input.place)")
      }
      if let other = outputs[..<index].first(where: { $0.identity == output.identity }) {
        throw UsageError("\(output.place) and \(other.place) are the same file")
      }
    }
  }

  /// What is written; standard output only where it is a file and the command has not been given another.
  private static func outputs(_ arguments: ParsedArguments, _ description: CommandDescription) -> [Use] {
    var outputs: [Use] = []
    var output: String?
    for option in description.options where option.isWritten {
      guard let path = arguments.value(of: option) else { continue }
      if option.name == CommonOptions.output.name { output = path }
      if path == "-", option.name == CommonOptions.output.name { continue }
      if let identity = FileIdentity(path) {
        outputs.append(Use(place: "\(option.spelling) \(quoted(path))", identity: identity))
      }
    }
    if output ?? "-" == "-", let identity = FileIdentity(Platform.standardOutput) {
      outputs.append(Use(place: "standard output", identity: identity))
    }
    return outputs
  }

  /// What is read.
  private static func inputs(
    _ arguments: ParsedArguments, _ command: ResolvedCommand, _ vocabulary: Vocabulary
  ) -> [Use] {
    var inputs: [Use] = []
    let kinds = command.description.arguments
    for (index, operand) in arguments.operands.dropFirst(command.operands.count).enumerated() {
      guard let argument = index < kinds.count ? kinds[index] : kinds.last,
        let use = use(operand, argument.kind, quoted(operand), vocabulary)
      else { continue }
      inputs.append(use)
    }
    for option in command.description.options where !option.isWritten {
      guard let kind = option.value?.kind, let path = arguments.value(of: option),
        let use = use(path, kind, "\(option.spelling) \(quoted(path))", vocabulary)
      else { continue }
      inputs.append(use)
    }
    return inputs
  }

  /// A value as a file that is read; nil where it names none.
  private static func use(
    _ text: String, _ kind: ValueKind, _ place: String, _ vocabulary: Vocabulary
  ) -> Use? {
    let path: String
    switch kind {
    case .file: path = text
    case .scenario:
      guard case .file(let file)? = try? vocabulary.scenario(text) else { return nil }
      path = file
    case .trace:
      switch try? vocabulary.trace(text) {
      case .file(let file)?: path = file
      case .standardInput?:
        return FileIdentity(Platform.standardInput).map { Use(place: "standard input", identity: $0) }
      case .pattern?, nil: return nil
      }
    case .text, .directory, .number, .choice, .suggested, .pattern, .run, .command: return nil
    }
    // What is not there yet is not read either.
    guard Platform.exists(path) else { return nil }
    return FileIdentity(path).map { Use(place: place, identity: $0) }
  }
}
