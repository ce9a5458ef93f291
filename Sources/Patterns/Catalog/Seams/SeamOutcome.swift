public import ArchTrace

/// What came of a behaviour where no view is built.
public enum SeamOutcome: Hashable, Sendable {
  /// Held as a view would be told it.
  case told
  /// The state behind it was held; what a view is told of it, this part says, which is made with so many views.
  case state(String, views: Int)
  /// Nothing holds it but with this part, which is made with so many views.
  case needsViews(String, views: Int)
  /// It could be held and was not as it should be.
  case wrong([SeamFailure])

  /// Whether it is right with no view built.
  public var isHeld: Bool {
    switch self {
    case .told, .state: true
    case .needsViews, .wrong: false
    }
  }

  /// The part that tells a view, where that takes views to make; nil where none is needed.
  public var part: String? {
    switch self {
    case .told, .wrong: nil
    case .state(let part, _), .needsViews(let part, _): part
    }
  }

  /// How many views it takes to make the part that tells a view; 0 where none is needed.
  public var views: Int {
    switch self {
    case .told, .wrong: 0
    case .state(_, let views), .needsViews(_, let views): views
    }
  }
}

/// Something that was not as expected.
public struct SeamFailure: Hashable, Sendable {
  /// The behaviour's step.
  public let step: Int
  /// The element path.
  public let path: String
  /// What should have been there.
  public let expected: TraceValue
  /// What was there.
  public let actual: TraceValue
}
