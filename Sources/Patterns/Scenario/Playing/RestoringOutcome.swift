import ArchTrace

/// What came of restoring an app after each step.
public struct RestoringOutcome: Equatable, Sendable {
  /// What it was restored from.
  public let snapshotName: String
  /// After how many steps it was.
  public internal(set) var steps = 0
  /// Where the copy was not what it was made from, at most once for each time.
  public internal(set) var differences: [RestoringDifference] = []

  /// Whether each copy was what it was made from.
  public var isSuccess: Bool { differences.isEmpty }
}

/// A copy that was not what it was made from.
public struct RestoringDifference: Equatable, Sendable {
  /// What was wrong with it.
  public enum Flaw: Equatable, Sendable {
    /// A line of its screen, from 1, is another; nil where a screen has no such line.
    case line(Int, expected: String?, found: String?)
    /// It asked the network or a device for this.
    case asked(String)
    /// Something in it reported this.
    case reported(String)
    /// This is still there, although nobody keeps the copy.
    case survivor(String)

    /// What it says, for a person.
    public var text: String {
      switch self {
      case .line(let number, let expected, let found):
        let (expected, found) = Spelling.distinct(expected.map { .string($0) }, found.map { .string($0) })
        return "line \(number): expected \(expected), found \(found)"
      case .asked(let wish): return "it asked for \(wish)"
      case .reported(let report): return report
      case .survivor(let name): return "\(name) outlived it"
      }
    }
  }

  /// The number of the step after which it was made.
  public let step: Int
  /// Where the step stands in its file.
  public let place: String
  /// What was wrong.
  public let flaw: Flaw
}
