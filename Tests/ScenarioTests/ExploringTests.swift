import ArchTrace
import BlogDomain
import Foundation
import Runtime
import Testing

@testable import Scenario

/// Random scenarios are the same everywhere, can be written and read, and can be shrunk.
struct ExploringTests {
  @Test func `the generator gives what its authors say`() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `a seed makes the same scenario everywhere`() {
    let scenario = ScenarioGenerator.scenario(seed: 7)
    #expect(scenario == ScenarioGenerator.scenario(seed: 7))
    #expect(
      scenario.steps.prefix(6).map(\.fileText) == [
        #"{ open: "profile", after: 2500 }"#, #"{ push: { blog: 10, title: "e\#u{301}clair" }, after: 550 }"#,
        #"{ pull: "blogs", after: 1931 }"#, #"{ alert: "OK" }"#, #"{ tap: "blogs[1].like" }"#,
        #"{ tap: "blogs[0].like" }"#,
      ])
  }

  @Test func `screens that are not asked for are not opened`() {
    for seed in 1...50 as ClosedRange<UInt64> {
      for element in ScenarioGenerator.scenario(seed: seed, screens: [.profile]).numberedSteps {
        if case .open(let screen) = element.step.action { #expect(screen == .profile) }
      }
    }
  }

  @Test(arguments: [ScreenName.allCases, [.profile, .blog]])
  func `what is written is read as the same scenario`(screens: [ScreenName]) throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      let scenario = ScenarioGenerator.scenario(seed: seed, screens: screens)
      let text = scenario.fileText(comment: ["a\nb", "\u{2028}", ""])
      #expect(try ScenarioFile.scenario(Array(text.utf8), named: "f") == scenario)
    }
  }

  @Test func `every file of the repository is written and read as the same scenario`() throws {
    for file in try Fixtures.files("cases") + Fixtures.files("scenarios") {
      let scenario = try ScenarioFile.scenario(at: file.path)
      #expect(try ScenarioFile.scenario(Array(scenario.fileText().utf8), named: "f") == scenario)
    }
  }

  @Test func `a shrunk scenario is the smallest that shows what is looked for`() {
    // Shows: a back after a like, with a rule for likes and three blogs at least.
    func shows(_ scenario: Scenario) -> Bool {
      let taps = scenario.numberedSteps.map(\.step.action)
      guard
        let like = taps.firstIndex(where: {
          if case .tap(let path) = $0 { path.text.hasSuffix(".like") } else { false }
        })
      else { return false }
      return taps[like...].contains(.back) && scenario.world.blogs.count >= 3
        && scenario.rules.contains { $0.match.text.contains("like") }
    }
    var count = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      let scenario = ScenarioGenerator.scenario(seed: seed)
      guard shows(scenario) else { continue }
      count += 1
      var shrinker = Shrinker(scenario, shows: shows)
      let small = shrinker.run()
      #expect(shows(small))
      #expect(small.steps.count == 2 && small.rules.count == 1)
      #expect(small.world == World(blogs: World.numberedBlogs(3)))
      #expect(small.steps.allSatisfy { $0.after == nil })
      #expect(small.steps.map(\.place) == ["steps[0]", "steps[1]"])
    }
    #expect(count > 3)
  }

  @Test func `a shrinker stops after so many tries`() {
    var tries = 0
    var shrinker = Shrinker(ScenarioGenerator.scenario(seed: 1), tries: 10) { _ in
      tries += 1
      return false
    }
    #expect(shrinker.run() == ScenarioGenerator.scenario(seed: 1))
    #expect(tries == 10)
  }
}
