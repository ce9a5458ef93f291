public import BlogDomain
public import HeadlessUI
public import Runtime

/// An app that can be put back where it was, from what it wrote down.
public protocol RestorableApp: App {
  /// What is restored from: the name that its pattern has for it, for a person ("the state value", "the adapters'
  /// states").
  static var snapshotName: String { get }
  /// What stands in no state of it, so that a copy cannot go on with it as the app does.
  static var gaps: Set<RestoringGap> { get }
  /// Its states, serialised.
  /// - Throws: What their `encode(to:)` throws.
  func saved() throws -> Snapshot
  /// Launches an app from serialised states alone; what they say is out, it takes up again.
  /// - Throws: Where these are no such states.
  init(window: Window, service: Service, user: Int, gallery: World.Gallery, saved: Snapshot) throws
}

extension RestorableApp {
  /// Nothing.
  public static var gaps: Set<RestoringGap> { [] }
}

/// An app whose running tree takes other states than those it is in.
public protocol RewindableApp: RestorableApp {
  /// Puts serialised states in place of those that there are.
  /// - Throws: Where these are no such states.
  func load(_ saved: Snapshot) throws
}

/// Something under way that a state may not hold.
public enum RestoringGap: Hashable, Sendable, CaseIterable {
  /// A request that is out.
  case requests
  /// An answer that arrives a second time, which no app expects.
  case echoes
  /// How long a toast is shown already.
  case toasts
  /// How far a voice is that is on or paused.
  case voices
}

/// After which steps an app is put back.
public enum RestoringPlan: Hashable, Sendable {
  /// After none.
  case never
  /// After each.
  case eachStep
  /// After so many, evenly spread.
  case some(Int)

  /// The places among so many after which it is.
  func places(among count: Int) -> [Int] {
    switch self {
    case .never: []
    case .eachStep: Array(0..<count)
    case .some(let number):
      if number >= count {
        Array(0..<count)
      } else {
        (0..<number).map { ($0 * 2 + 1) * count / (number * 2) }
      }
    }
  }
}
