/// Why a file is no scenario or no world: where, what was found, and what would have been allowed.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The file as the person named it.
  public var file: String
  /// The line, counted from 1; nil where the file as a whole is meant.
  public var line: Int?
  /// The column in characters, counted from 1; known where the text itself is malformed.
  public var column: Int?
  /// Where in the file's structure: `steps[3].tap`; nil where the file as a whole is meant.
  public var keyPath: String?
  /// The number of the step that the key path leads to; nil where it leads to none.
  public var step: Int?
  /// What is wrong with what was found: `unknown path 'header.folow'`.
  public var problem: String
  /// What is allowed there.
  public var allowed: String?
  /// The nearest name that is allowed, for a typo.
  public var suggestion: String?

  /// Makes an error.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, keyPath: String? = nil, step: Int? = nil,
    problem: String, allowed: String? = nil, suggestion: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.keyPath = keyPath
    self.step = step
    self.problem = problem
    self.allowed = allowed
    self.suggestion = suggestion
  }
}

extension ScenarioError: CustomStringConvertible {
  /// One line, in the form that editors and CI find places by:
  /// `FILE:LINE: error: steps[3].tap (step 4): unknown path 'header.folow'; did you mean 'header.follow'? (allowed: …)`.
  public var description: String {
    let place = ([escaped(file)] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    let subject = keyPath.map { stepPlace(escaped($0), step) + ": " } ?? ""
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    let limits = allowed.map { " (allowed: \($0))" } ?? ""
    return "\(place): error: \(subject)\(problem)\(hint)\(limits)"
  }
}
