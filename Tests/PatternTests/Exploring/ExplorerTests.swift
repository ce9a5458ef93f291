import Catalog
import Scenario
import Testing

/// A search finds what is wrong, and nothing where nothing is.
@Suite struct ExplorerTests {
  /// An app with a bug, and what a search must say of it.
  struct Broken: CustomTestStringConvertible, Sendable {
    let pattern: Pattern
    /// Words of the report.
    let words: String
    /// The screens to search; all make the search longer.
    var screens: [ScreenName] = [.profile, .blog, .following, .suggested]

    var testDescription: String { pattern.fullName }
  }

  static let broken: [Broken] = [
    Broken(
      pattern: tea("missing-guard", MissingGuard.self), words: "at most one request is out for one thing"),
    Broken(pattern: tea("wrong-rollback", WrongRollback.self), words: "header"),
    Broken(pattern: tea("dropped-dedupe", DroppedDedupe.self), words: "an id is once in a list"),
    Broken(pattern: tea("stale-answer", StaleAnswer.self), words: "the patterns disagree"),
    Broken(pattern: tea("lost-alert", LostAlert.self), words: "each failed write is told to the person once"),
    Broken(pattern: tea("every-second-tap", EverySecondTap.self), words: "the patterns disagree"),
    Broken(pattern: tea("swallowed-back", SwallowedBack.self), words: "the patterns disagree"),
    Broken(
      pattern: Pattern("mvc", variant: "stale-cell", StaleCells.self, "a missed unbind at reuse"),
      words: "like", screens: [.profile, .blog]),
  ]

  private static func tea<B: Bug & SendableMetatype>(_ name: String, _ bug: B.Type) -> Pattern {
    Pattern("tea", variant: name, BrokenTEA<B>.self, "with a bug")
  }

  private static func first(_ patterns: [Pattern], in seeds: ClosedRange<UInt64>, _ screens: [ScreenName])
    -> Disagreement?
  {
    let explorer = Explorer(patterns)
    for seed in seeds {
      if let found = explorer.explore(ScenarioGenerator.scenario(seed: seed, screens: screens)) {
        return found
      }
    }
    return nil
  }

  @Test(arguments: broken)
  func aBugIsFoundAndShrunkToUnderTenSteps(_ broken: Broken) throws {
    let patterns = [try #require(Pattern.all.first), broken.pattern]
    let found = try #require(Self.first(patterns, in: 1...600, broken.screens))
    let steps = Array(found.scenario.numberedSteps)
    #expect(steps.count < 10, "\(found.fileText(title: "found"))")
    #expect(found.lines.joined(separator: "\n").contains(broken.words), "\(found.lines)")
    // What is printed shows the same when it is read again.
    let text = found.fileText(title: "Seed")
    let again = try ScenarioFile.scenario(Array(text.utf8), named: "found")
    #expect(again == found.scenario)
    #expect(Explorer(patterns).disagreement(on: again)?.lines == found.lines)
    // And it shows nothing on the patterns as they are.
    #expect(Explorer(Pattern.all).disagreement(on: again) == nil)
  }

  @Test func theWrappingOfABugAloneIsNone() throws {
    let patterns = [try #require(Pattern.named("tea")), Self.tea("none", NoBug.self)]
    #expect(Self.first(patterns, in: 1...30, ScreenName.allCases) == nil)
  }

  @Test func thePatternsAgree() {
    #expect(Self.first(Pattern.all, in: 1...30, Explorer(Pattern.all).screens)?.lines == nil)
  }
}
