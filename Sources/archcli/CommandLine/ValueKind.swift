/// What the value of an option or an operand may be: how it is checked, completed and listed in help.
enum ValueKind: Sendable {
  /// Anything.
  case text
  /// The path of a file.
  case file
  /// The path of a directory.
  case directory
  /// A whole number, not below the given one.
  case number(atLeast: Int)
  /// One of these words.
  case choice([String])
  /// Anything, of which these words are completed. A closure, because they are needed for nothing else.
  case suggested(@Sendable () -> [String])
  /// A pattern, perhaps with its variant.
  case pattern
  /// A pattern that is run, perhaps with its variant, and with the wires to be cut: `mvc@cut=8`.
  case run
  /// The name of a scenario, or a file with one.
  case scenario
  /// A trace file, `-`, or a pattern that is run on the spot.
  case trace
  /// A command or a pattern.
  case command
}

/// The scenario that a command line names.
enum ScenarioReference: Equatable, Sendable {
  /// One that the program knows.
  case named(String)
  /// One in a file.
  case file(String)
}

/// The trace that a command line names.
enum TraceReference: Equatable, Sendable {
  /// A pattern, which is to be run; canonical, perhaps with its variant, and with the wires to be cut: `mvc@cut=8`.
  case pattern(String)
  /// Standard input.
  case standardInput
  /// A file.
  case file(String)
}

/// The words of a choice as a person reads them: whole numbers without a gap by the first and the last.
func summary(of words: [String]) -> String {
  let numbers = words.compactMap { Int($0) }
  guard let first = numbers.first, let last = numbers.last, words.count > 2,
    numbers == Array(first..<first + words.count)
  else { return words.joined(separator: ", ") }
  return "\(first) to \(last)"
}
