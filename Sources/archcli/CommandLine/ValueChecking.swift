extension Vocabulary {
  /// Checks a value and brings it into its canonical spelling.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - kind: What it must be.
  ///   - place: What it was typed for, as an error names it.
  /// - Throws: `UsageError` that says what is allowed.
  func canonical(_ text: String, _ kind: ValueKind, for place: String) throws(UsageError) -> String {
    switch kind {
    case .text, .suggested: return text
    case .file, .directory:
      // An empty path is an unset variable in somebody's script.
      guard !text.isEmpty else { throw UsageError("the value for \(place) is empty") }
      return text
    case .number(let least):
      guard let number = Int(text), number >= least else {
        throw UsageError(
          "invalid value \(quoted(text)) for \(place): a whole number from \(least) on is needed")
      }
      return String(number)
    case .choice(let words):
      if words.contains(text) { return text }
      throw UsageError(
        "invalid value \(quoted(text)) for \(place) (one of \(summary(of: words)))",
        suggestion: Int(text) == nil ? nearest(to: text, among: words) : nil)
    case .pattern:
      if let cut = try CutPattern(text, self) {
        throw UsageError(
          "\(quoted(text)) is a run with wires that are cut, and \(place) takes a pattern, as \(quoted(cut.name))"
        )
      }
      return try knownPattern(text)
    case .run:
      if let cut = try CutPattern(text, self) { return cut.text }
      return try knownPattern(text)
    case .scenario:
      switch try scenario(text) {
      case .named(let name): return name
      case .file(let path): return path
      }
    case .trace:
      switch try trace(text) {
      case .pattern(let name): return name
      case .standardInput: return "-"
      case .file(let path): return path
      }
    case .command: return text
    }
  }

  private func knownPattern(_ text: String) throws(UsageError) -> String {
    if let pattern = try resolvePattern(text) { return pattern }
    throw UsageError(
      "unknown pattern \(quoted(text)) (one of \(patternNames.joined(separator: ", ")))",
      suggestion: nearest(to: text, among: patternSpellings))
  }

  /// The scenario that `text` names. A word that is neither a known name, nor looks like a path, nor is the name
  /// of a file that exists, is a mistyped name.
  func scenario(_ text: String) throws(UsageError) -> ScenarioReference {
    let names = scenarios()
    if names.contains(text) { return .named(text) }
    if looksLikePath(text) || fileExists(text) { return .file(text) }
    throw UsageError(
      "unknown scenario \(quoted(text)) (one of \(names.joined(separator: ", ")), or a file)",
      suggestion: nearest(to: text, among: names))
  }

  /// The trace that `text` names. A pattern goes before a file of the same name, which is `./mvc`.
  func trace(_ text: String) throws(UsageError) -> TraceReference {
    if text == "-" { return .standardInput }
    if let pattern = try CutPattern(text, self) { return .pattern(pattern.text) }
    do {
      if let pattern = try resolvePattern(text) { return .pattern(pattern) }
    } catch {
      // `tea/old.ndjson` is a file in a directory.
      if text.contains(".") || fileExists(text) { return .file(text) }
      throw error
    }
    if looksLikePath(text) || fileExists(text) { return .file(text) }
    guard let near = nearest(to: text, among: patternSpellings) else {
      guard text.isEmpty else { return .file(text) }
      throw UsageError("the name of a trace is empty")
    }
    throw UsageError(
      "\(quoted(text)) is neither a pattern (\(patternNames.joined(separator: ", "))) nor a file",
      suggestion: near)
  }

  /// What may be given, for a message that something is missing; nil where that is no list.
  func allowed(_ kind: ValueKind) -> String? {
    switch kind {
    case .text, .suggested, .file, .directory, .number, .trace, .command: nil
    case .choice(let words): summary(of: words)
    case .pattern, .run: patternNames.joined(separator: ", ")
    case .scenario: scenarios().joined(separator: ", ") + ", or a file"
    }
  }

  private func looksLikePath(_ text: String) -> Bool { text.contains("/") || text.contains(".") }
}
