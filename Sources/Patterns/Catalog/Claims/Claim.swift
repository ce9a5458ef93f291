/// A claim that the literature makes about a pattern, and how it is held against the patterns here.
public struct Claim: Sendable {
  /// Its number, as `archcli claims N` takes it; it never changes.
  public let number: Int
  /// Who makes it.
  public let source: Source
  /// What it says, in one plain sentence without a full stop, in words of our own.
  public let statement: String
  /// How it is measured here, in one sentence or two.
  public let measure: String
  private let find: @Sendable (ClaimContext) throws(ClaimError) -> Finding

  /// Makes a claim.
  /// - Parameters:
  ///   - number: Its number.
  ///   - source: Who makes it.
  ///   - statement: What it says.
  ///   - measure: How it is measured here.
  ///   - find: Measures it. Each figure comes from a run, a cut wire or the facts counted in the sources; none is
  ///     written down.
  init(
    _ number: Int, _ source: Source, _ statement: String, measure: String,
    _ find: @escaping @Sendable (ClaimContext) throws(ClaimError) -> Finding
  ) {
    self.number = number
    self.source = source
    self.statement = statement
    self.measure = measure
    self.find = find
  }

  /// Its name where rules and patterns have theirs: `claims.4`.
  public var id: String { "claims.\(number)" }

  /// Measures it.
  /// - Parameter context: Runs what is to be run, once for all claims that need it.
  /// - Throws: `ClaimError` where a claim names a pattern or scenario that there is not, which a test rules out.
  public func finding(in context: ClaimContext) throws(ClaimError) -> Finding { try find(context) }

  /// Where claims come from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    case part2, kvo
    case swiftMVP = "swift-mvp"
    case mvpCode = "mvp-code"
    case book

    /// What is read there.
    public var title: String {
      switch self {
      case .part2: "\"MVC/MVP/MVVM (Part 2)\""
      case .kvo: "\"MVVM by KVO\""
      case .swiftMVP: "\"A Swift MVP walkthrough\""
      case .mvpCode: "an MVP walkthrough in code"
      case .book: "App Architecture, objc.io"
      }
    }
  }
}

/// A claim asks for something that there is not: a mistake in the claim, which a test rules out.
public struct ClaimError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var description: String
}
