public import ArchTrace

/// What came of restoring an app after each step.
public struct RestoringOutcome: Equatable, Sendable {
  /// What it was restored from.
  public let snapshotName: String
  /// After how many steps a copy was made.
  public internal(set) var steps = 0
  /// After how many steps a copy was compared at once only, by what was under way then that no state of the app holds.
  public internal(set) var shownOnly: [RestoringGap: Int] = [:]
  /// How many earlier states were put into the running tree; nil where nobody asked for it, or it takes none.
  public internal(set) var rewound: Int?
  /// Where a copy, or the running tree, was not what it was made from, at most once for each.
  public internal(set) var differences: [RestoringDifference] = []

  /// Whether each copy was what it was made from.
  public var isSuccess: Bool { differences.isEmpty }
}

/// A copy that was not what it was made from.
public struct RestoringDifference: Equatable, Sendable {
  /// What was wrong with it.
  public enum Flaw: Equatable, Sendable {
    /// Something in its window is another, or not there.
    case element(String, expected: TraceValue?, found: TraceValue?)
    /// It asked the network for this.
    case asked(String)
    /// Something in it reported this.
    case reported(String)
    /// The states could not be written or read.
    case unreadable(String)
    /// This is still there, although nobody keeps the copy.
    case survivor(String)

    /// What it says, for a person.
    public var text: String {
      switch self {
      case .element(let path, let expected, let found):
        let (expected, found) = Spelling.distinct(expected, found)
        return "\(path): expected \(expected), found \(found)"
      case .asked(let wish): return "it asked for \(wish)"
      case .reported(let report): return report
      case .unreadable(let error): return "the states cannot be read: \(error)"
      case .survivor(let name): return "\(name) outlived it"
      }
    }
  }

  /// How it was put back.
  public enum Way: Hashable, Sendable {
    /// Built anew.
    case copy
    /// Put into the running tree.
    case rewound
  }

  /// How it was put back.
  public let way: Way
  /// The number of the step after whose states it was.
  public let step: Int
  /// Where the step stands in its file.
  public let place: String
  /// The later step after which something was wrong; nil where it was so from the first.
  public let later: Int?
  /// What was wrong.
  public let flaw: Flaw
}
