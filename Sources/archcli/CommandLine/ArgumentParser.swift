/// Reads the words after a command's name by its description.
///
/// Understood are `--name value`, `--name=value`, `-n value`, `-nvalue`, short flags in one word (`-qo FILE`),
/// `--` before operands that begin with a dash, `-` and negative numbers as operands, and options before, between
/// and after operands. Options are not shortened: a script that does so breaks when the next option comes.
struct ArgumentParser {
  /// What is read by.
  var description: CommandDescription
  /// The names of patterns and scenarios.
  var vocabulary: Vocabulary
  /// Whether the first operand ends the reading, as it does where it names a subcommand.
  var stopsAtOperand = false

  private var parsed: ParsedArguments
  private var newOperands: [String] = []
  private var words: ArraySlice<String> = []

  /// Makes a parser.
  ///
  /// - Parameter operands: Operands that are already known.
  init(
    _ description: CommandDescription, _ vocabulary: Vocabulary, operands: [String] = [],
    stopsAtOperand: Bool = false
  ) {
    self.description = description
    self.vocabulary = vocabulary
    self.stopsAtOperand = stopsAtOperand
    parsed = ParsedArguments(operands: operands)
  }

  /// Reads the words.
  ///
  /// - Returns: What they say, and the words from the first operand on, where that ends the reading.
  /// - Throws: `UsageError` for the first thing that is wrong.
  mutating func parse(
    _ arguments: ArraySlice<String>
  ) throws(UsageError) -> (ParsedArguments, rest: ArraySlice<String>) {
    words = arguments
    while let word = words.first {
      if word == "--" {
        words = words.dropFirst()
        if stopsAtOperand { break }
        newOperands += words
        words = []
      } else if isOption(word) {
        words = words.dropFirst()
        if word.hasPrefix("--") { try parseLong(word) } else { try parseShort(word) }
      } else {
        if stopsAtOperand { break }
        newOperands.append(word)
        words = words.dropFirst()
      }
    }
    if !stopsAtOperand { try checkOperands() }
    return (parsed, words)
  }

  private func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    return !isNegativeNumber(word)
  }

  /// `-5` and `-0.5` are operands and values: no option's name begins with a digit.
  private func isNegativeNumber(_ word: String) -> Bool {
    guard let first = word.dropFirst().first, first.isNumber || first == "." else { return false }
    return Double(word) != nil
  }

  // MARK: Options

  private mutating func parseLong(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = description.allOptions.first(where: { $0.name == name }) else {
      throw unknownOption("--\(name)")
    }
    if parts.count == 2 {
      guard option.value != nil else {
        let given = quoted(String(parts[1]))
        throw UsageError("the option '\(option.spelling)' takes no value, but \(given) was given")
      }
      try note(option, String(parts[1]))
    } else {
      try noteWithNextWord(option, spelling: option.spelling)
    }
  }

  private mutating func parseShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = description.allOptions.first(where: { $0.short == letter }) else {
        // `-output` is a long option with a dash too few.
        if word.count > 2, let long = optionNear(String(word.dropFirst())) {
          throw UsageError("unknown option \(quoted(word))", suggestion: long)
        }
        throw word.count == 2
          ? unknownOption(word) : UsageError("unknown option \(quoted("-\(letter)")) in \(quoted(word))")
      }
      if option.value != nil, !letters.isEmpty {
        if letters.first == "=" { letters = letters.dropFirst() }
        return try note(option, String(letters))
      }
      try noteWithNextWord(option, spelling: "-\(letter)")
    }
  }

  private mutating func noteWithNextWord(
    _ option: OptionDescription, spelling: String
  ) throws(UsageError) {
    guard let value = option.value else { return try note(option, nil) }
    guard let next = words.first, !isOption(next) else {
      let allowed = vocabulary.allowed(value.kind).map { " (one of \($0))" } ?? ""
      throw UsageError("missing value for '\(spelling) <\(value.name)>'\(allowed)")
    }
    words = words.dropFirst()
    try note(option, next)
  }

  private mutating func note(_ option: OptionDescription, _ text: String?) throws(UsageError) {
    if let group = option.exclusiveGroup {
      for other in description.options where other.exclusiveGroup == group && other.name != option.name {
        guard !parsed.has(other) else {
          throw UsageError("the options '\(other.spelling)' and '\(option.spelling)' exclude each other")
        }
      }
    }
    guard let text, let kind = option.value?.kind else { return parsed.note(option) }
    switch option.occurrence {
    case .once:
      guard !parsed.has(option) else {
        throw UsageError("the option '\(option.spelling)' is given twice")
      }
      parsed.note(option, [try vocabulary.canonical(text, kind, for: "'\(option.spelling)'")])
    case .list:
      var values: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        values.append(try vocabulary.canonical(String(part), kind, for: "'\(option.spelling)'"))
      }
      parsed.note(option, values)
    }
  }

  private func unknownOption(_ spelling: String) -> UsageError {
    let typed = spelling.drop { $0 == "-" }
    if stopsAtOperand, CommandTable.all.contains(where: { $0.description.takes(String(typed)) }) {
      return UsageError("the option \(quoted(spelling)) belongs after the command")
    }
    return UsageError(
      "unknown option \(quoted(spelling))", suggestion: typed.count > 1 ? optionNear(String(typed)) : nil)
  }

  private func optionNear(_ name: String) -> String? {
    nearest(to: name, among: description.visibleOptions.map(\.name)).map { "--\($0)" }
  }

  // MARK: Operands

  private mutating func checkOperands() throws(UsageError) {
    var rest = newOperands[...]
    for argument in description.arguments {
      let count: Int
      switch argument.arity {
      case .exactly(let wanted):
        guard rest.count >= wanted else { throw missing(argument, wanted: wanted, given: rest.count) }
        count = wanted
      case .optional: count = min(1, rest.count)
      case .any: count = rest.count
      }
      for word in rest.prefix(count) {
        parsed.operands.append(try vocabulary.canonical(word, argument.kind, for: "<\(argument.name)>"))
      }
      if count == 0, let value = argument.defaultValue { parsed.operands.append(value) }
      rest = rest.dropFirst(count)
    }
    if let extra = rest.first { throw UsageError("unexpected argument \(quoted(extra))") }
  }

  private func missing(_ argument: ArgumentDescription, wanted: Int, given: Int) -> UsageError {
    let allowed = vocabulary.allowed(argument.kind).map { " (one of \($0))" } ?? ""
    let count = wanted > 1 ? ": \(wanted) are needed, \(given) given" : ""
    return UsageError("missing argument '<\(argument.name)>'\(count)\(allowed)")
  }
}
