public import Scenario

/// Plays scenarios on several patterns and finds where they disagree, or where one breaks a law that all keep.
public struct Explorer {
  /// The patterns; the others are held against the first.
  public let patterns: [Pattern]
  /// Told which pattern plays next, so that it is known who was playing when the program ended.
  public var onPlay: (Pattern) -> Void = { _ in }
  /// The numbers of the wires that carry nothing, in every pattern.
  public var cuts: Set<Int> = []
  /// How many scenarios are tried on the way to the smallest.
  public var tries = 4000

  /// Makes an explorer.
  /// - Parameter patterns: One at least.
  public init(_ patterns: [Pattern]) { self.patterns = patterns }

  /// The screens that every pattern's app has.
  public var screens: [ScreenName] {
    ScreenName.allCases.filter { screen in patterns.allSatisfy { !$0.missing.contains(screen) } }
  }

  /// The scenario of a seed, on the screens that every pattern has.
  public func scenario(seed: Int) -> Scenario {
    ScenarioGenerator.scenario(seed: UInt64(max(0, seed)), screens: screens)
  }

  /// Plays a scenario on every pattern.
  /// - Returns: The smallest scenario on which something is wrong in the same way, with what is wrong; nil where
  ///   nothing is.
  public func explore(_ scenario: Scenario) -> Disagreement? {
    guard let found = disagreement(on: scenario) else { return nil }
    let concerned = patterns.filter { found.concerned.contains($0.fullName) }
    var other = Explorer(concerned)
    other.cuts = cuts
    var shrinker = Shrinker(scenario, tries: tries) { [other] candidate in
      other.disagreement(on: candidate)?.kind == found.kind
    }
    // The other patterns are asked again at the end: what they show belongs to the report.
    return disagreement(on: shrinker.run()) ?? found
  }

  /// Plays a scenario on every pattern, and leaves it as it is.
  public func disagreement(on scenario: Scenario) -> Disagreement? {
    var records: [(pattern: String, record: PlayRecord)] = []
    for pattern in patterns {
      onPlay(pattern)
      let record = PlayRecord()
      let options = RunOptions(cuts: cuts, restoring: .some(3))
      record.note(pattern.run(scenario, to: record, options: options, witness: record).restoring)
      records.append((pattern.fullName, record))
    }
    return Disagreement(scenario, records)
  }
}
