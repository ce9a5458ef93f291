import ArchTrace
import BlogDomain
import Catalog
import HeadlessUI
import Runtime
import Scenario
import Testing

/// What restoring promises, of every pattern that can be put back where it was.
@Suite struct RestoringLaws {
  private static let restorable = Pattern.all.filter {
    if case .from = $0.restoring { true } else { false }
  }

  /// What no shipped scenario has: an alert that waits for its screen, with another behind it; a table that was
  /// scrolled, under another screen; what is out while a screen is away.
  private static let further: [Story] = {
    let text = """
      {
        name: "away",
        world: { blogs: 40, following: 2 },
        network: [
          { match: "POST /blogs/9/*", fail: "offline" }, { match: "GET /following", after: 500 },
        ],
        steps: [
          { open: "profile" }, { scroll: "blogs", to: 8 }, { tap: "blogs[8].like" },
          { tap: "blogs[8].share", after: 20 }, { detach: "profile", after: 20 }, { wait: 50 },
          { expect: { alert: null } }, { attach: "profile" }, { alert: "OK" }, { alert: "OK" },
          { open: "following" }, { detach: "following", after: 400 }, { attach: "following" },
          { tap: "following[1].follow" }, { detach: "following" }, { wait: 50 }, { attach: "following" },
          { alert: "Unfollow" }, { back: true, after: 20 }, { expect: { stack: ["profile"] } },
        ],
      }
      """
    let scenario = try? ScenarioFile.scenario(Array(text.utf8), named: "away.scenario.json5")
    return scenario.map { [Story(name: "away", scenario: $0)] } ?? []
  }()

  private static let played = restorable.flatMap { pattern in
    (Stories.all + further).filter { pattern.canPlay($0.scenario) }.map { (pattern, $0) }
  }

  @Test(arguments: played)
  func afterEachStepTheSameToTheEndAndTheSameTrace(_ pattern: Pattern, _ story: Story) {
    let writers = [TraceWriter(), TraceWriter()]
    let plain = pattern.run(story.scenario, to: writers[0])
    let options = RunOptions(restoring: .eachStep, rewinds: pattern.isRewindable)
    let outcome = pattern.run(story.scenario, to: writers[1], options: options)
    #expect(outcome.restoring?.differences == [])
    #expect(outcome.restoring?.steps == outcome.steps)
    #expect(outcome.restoring?.rewound == (pattern.isRewindable ? outcome.steps + 1 : nil))
    #expect(outcome.leaks == plain.leaks && outcome.failures == plain.failures)
    #expect(writers[0].bytes == writers[1].bytes)
  }

  @Test func whoPromisesIt() {
    #expect(Self.further.count == 1)
    let promised = [
      "mvcvs": "the document and the view state", "mavb": "the adapters' states", "tea": "the state value",
    ]
    for pattern in Pattern.all {
      switch pattern.restoring {
      case .from(let name):
        #expect(promised[pattern.name] == name && pattern.isRewindable)
      case .impossible(let reason):
        #expect(promised[pattern.name] == nil && !reason.isEmpty && !reason.hasSuffix("."))
        #expect(!pattern.isRewindable)
      }
    }
  }

  @Test func whoCannotIsNotAsked() {
    let scenario = Scenario(name: "one", steps: [Step(.open(.profile))])
    let outcome = Pattern.all[0].run(scenario, to: nil, options: RunOptions(restoring: .eachStep))
    #expect(outcome.isSuccess && outcome.restoring == nil)
  }

  // MARK: Planted: what must be found

  /// A search on top of another, each of which says how often it was typed in.
  private static func scenario() throws -> Scenario {
    let text = """
      { name: "toy", steps: [
        { open: "categories" }, { type: "a", into: "categories.query" }, { open: "categories" },
        { type: "b", into: "categories.query" }, { type: "c", into: "categories.query" } ] }
      """
    return try ScenarioFile.scenario(Array(text.utf8), named: "toy.scenario.json5")
  }

  private static func outcome(_ fault: ToyFault) throws -> RestoringOutcome {
    let pattern =
      switch fault {
      case .none: Pattern("toy", RestorableToy.self, "Right")
      case .forgetsText: Pattern("toy", ForgetsText.self, "Leaves the text out")
      case .forgetsCount: Pattern("toy", ForgetsCount.self, "Leaves out what shows only later")
      case .readsElsewhere: Pattern("toy", ReadsElsewhere.self, "Shows what no state holds")
      case .asks: Pattern("toy", Asks.self, "Asks the network")
      case .sticks: Pattern("toy", Sticks.self, "Outlives itself")
      case .deaf: Pattern("toy", Deaf.self, "Connects nothing")
      case .writesNothing: Pattern("toy", WritesNothing.self, "Writes nothing")
      }
    let outcome = pattern.run(
      try scenario(), to: nil, options: RunOptions(restoring: .eachStep, rewinds: true))
    return try #require(outcome.restoring)
  }

  @Test func aToyThatIsRightIsLeftAlone() throws {
    let outcome = try Self.outcome(.none)
    #expect(outcome.differences == [] && outcome.steps == 5 && outcome.rewound == 6)
  }

  @Test(arguments: [
    (ToyFault.forgetsText, 2, nil as Int?, "stack[0] categories.query"),
    (.forgetsCount, 4, 5, "stack[1] categories.result"),
    (.readsElsewhere, 2, nil, "stack[0] categories.result"),
    (.deaf, 1, nil, "stack[0] categories.query (types)"),
  ])
  func aCopyThatIsNotRightIsFound(_ fault: ToyFault, _ step: Int, _ later: Int?, _ path: String) throws {
    let outcome = try Self.outcome(fault)
    let difference = try #require(outcome.differences.first { $0.way == .copy })
    #expect(difference.step == step && difference.later == later)
    guard case .element(let found, _, _) = difference.flaw else {
      Issue.record("\(difference.flaw)")
      return
    }
    #expect(found == path)
  }

  @Test func whoAsksIsFoundAndWhoStaysAndWhoWritesNothing() throws {
    #expect(try Self.outcome(.asks).differences.first?.flaw == .asked("GET /users/1"))
    let survivors = try Self.outcome(.sticks).differences.map(\.flaw)
    #expect(survivors.contains { if case .survivor = $0 { true } else { false } })
    guard case .unreadable? = try Self.outcome(.writesNothing).differences.first?.flaw else {
      Issue.record("not found")
      return
    }
  }

  /// What no state holds is said by name, and nothing is said to be the same for a picture.
  @Test func aGapIsCountedAndNotFollowed() throws {
    let text = """
      { name: "gap", world: { voices: 2 },
        steps: [{ open: "voices" }, { tap: "voices[0]" }, { wait: 300 }, { back: true }] }
      """
    let scenario = try ScenarioFile.scenario(Array(text.utf8), named: "gap.scenario.json5")
    let options = RunOptions(restoring: .eachStep)
    let tea = try #require(Pattern.named("tea")).run(scenario, to: nil, options: options)
    #expect(tea.restoring?.shownOnly.keys.contains(.voices) == true && tea.isSuccess)
    let viewState = try #require(Pattern.named("mvcvs")).run(scenario, to: nil, options: options)
    #expect(viewState.restoring?.shownOnly == [:] && viewState.isSuccess)
  }
}
