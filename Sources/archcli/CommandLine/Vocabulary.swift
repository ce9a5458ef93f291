/// A pattern as the command line knows it.
struct PatternEntry: Sendable, Equatable {
  /// What is typed, lower case.
  var name: String
  /// Other spellings.
  var aliases: [String] = []
  /// The variants that may follow a slash; the first is what the bare name means.
  var variants: [String] = []
  /// The pattern's full name, without a full stop.
  var title: String
}

/// The names that are not the command line's own: it is told them, so that one list of patterns and one of
/// scenarios exist. Closures, because `--version` needs neither.
struct Vocabulary: Sendable {
  /// The patterns, in the order in which they are listed.
  var patterns: @Sendable () -> [PatternEntry]
  /// The names of the scenarios, in the order in which they are listed; the first is played if none is named.
  var scenarios: @Sendable () -> [String]
  /// Whether there is a file of this name; a name that is nothing else may be one.
  var fileExists: @Sendable (String) -> Bool = { Platform.exists($0) }
}

extension Vocabulary {
  /// Every spelling of every pattern: names, aliases, names with variants.
  var patternSpellings: [String] {
    patterns().flatMap { [$0.name] + $0.aliases + $0.variantSpellings }
  }

  /// The names of the patterns.
  var patternNames: [String] { patterns().map(\.name) }

  /// The pattern of this name or alias, in any case.
  func pattern(named name: some StringProtocol) -> PatternEntry? {
    let name = name.lowercased()
    return patterns().first { $0.name == name || $0.aliases.contains(name) }
  }

  /// The canonical spelling of `text`, as in `MVC+VS` → `mvcvs`; nil where it does not begin with a pattern.
  ///
  /// - Throws: `UsageError` for a pattern that has no such variant.
  func resolvePattern(_ text: String) throws(UsageError) -> String? {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = parts.first, let entry = pattern(named: base) else { return nil }
    guard parts.count == 2 else { return entry.name }
    let variant = parts[1].lowercased()
    if entry.variants.contains(variant) { return "\(entry.name)/\(variant)" }
    if entry.variants.isEmpty {
      throw UsageError("the pattern \(quoted(entry.name)) has no variants")
    }
    throw UsageError(
      "unknown variant \(quoted(String(parts[1]))) of \(quoted(entry.name)) (one of "
        + entry.variantSpellings.joined(separator: ", ") + ")",
      suggestion: nearest(to: variant, among: entry.variants).map { "\(entry.name)/\($0)" })
  }
}

extension PatternEntry {
  /// The pattern's name with each of its variants: `mvc/model`, `mvc/controller`.
  var variantSpellings: [String] { variants.map { "\(name)/\($0)" } }
}
