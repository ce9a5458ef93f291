/// A rule of a pattern, as the pattern's `Rules.swift` states it: data only, checked by whoever reads traces.
public struct RuleText: Sendable {
  /// What a trace is searched for.
  public enum Check: Sendable {
    /// Nobody acts so: one edge a line, `from role -> to role: kinds`; `*` is any role, no kinds are all.
    case never(String)
    /// An order that the trace checker knows by this name.
    case order(String)
  }

  /// Its name after the pattern's: `viewmodel-knows-no-view`.
  public var name: String
  /// What is looked for.
  public var check: Check
  /// What it says, in one sentence without a full stop.
  public var statement: String
  /// Why it is there.
  public var why: String
  /// What to do where it is broken.
  public var fix: String
  /// Where it comes from.
  public var source: String

  /// Makes a rule.
  public init(
    _ name: String, _ check: Check, _ statement: String, why: String, fix: String, source: String
  ) {
    self.name = name
    self.check = check
    self.statement = statement
    self.why = why
    self.fix = fix
    self.source = source
  }
}
