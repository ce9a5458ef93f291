import ArchTrace
import BlogDomain
import Scenario
import Testing

@testable import Catalog

/// What holds of the tests without a view in every pattern.
@Suite struct SeamLaws {
  private static func report(_ pattern: Pattern) throws -> SeamReport {
    try #require(try SeamReport(pattern))
  }

  /// The whole app is the judge of the behaviours: what is expected of a part is what a person sees.
  @Test(arguments: Pattern.all)
  func everyBehaviourIsRightInTheWholeApp(_ pattern: Pattern) throws {
    let behaviours = try Behaviour.all()
    #expect(Set(behaviours.map(\.id)).count == behaviours.count && behaviours.count >= 20)
    for behaviour in behaviours {
      let outcome = pattern.run(behaviour.scenario, to: nil)
      #expect(outcome.isSuccess, "\(pattern) \(behaviour.id): \(outcome)")
      let expects = behaviour.scenario.steps.contains { if case .expect = $0.action { true } else { false } }
      #expect(expects, "\(behaviour.id) expects nothing")
    }
  }

  @Test(arguments: Pattern.all)
  func whateverIsHeldIsRightAndBuildsNoView(_ pattern: Pattern) throws {
    let report = try Self.report(pattern)
    #expect(report.viewsBuilt == 0)
    #expect(report.isDeterministic)
    #expect(report.held + report.unheld == report.count)
    for entry in report.entries {
      switch entry.outcome {
      case .told: break
      case .state(let part, let views), .needsViews(let part, let views):
        #expect(!part.isEmpty && views > 0, "\(entry.behaviour.id)")
      case .wrong(let failures): Issue.record("\(pattern) \(entry.behaviour.id): \(failures)")
      }
    }
  }

  /// No view is on record where nothing but doubles stands for one.
  @Test(arguments: Pattern.all)
  func noViewIsOnRecordButDoubles(_ pattern: Pattern) throws {
    let source = try #require(pattern.seam)
    for behaviour in try Behaviour.all() {
      let run = SeamRun(source, behaviour, of: pattern)
      guard run.outcome == .told else { continue }
      for event in run.trace.events where event.kind == .create && event.role == "view" {
        #expect(event.to?.hasPrefix("Fake") == true, "\(pattern) \(behaviour.id): \(event.to ?? "")")
      }
    }
  }

  /// A server that answers another count than the one expected: each test that holds a follow must fail, and say
  /// where.
  @Test(arguments: Pattern.all)
  func aWrongCountMakesTheTestFail(_ pattern: Pattern) throws {
    let follow = try #require(try Behaviour.all().first { $0.id == "follow" })
    var scenario = follow.scenario
    scenario.rules = [
      NetworkRule(
        match: RoutePattern("POST /follows/7"), body: [TraceValue.Member("followers", .int(99))])
    ]
    let wrong = Behaviour(id: "wrong", title: "a wrong count", scenario: scenario)
    let held = try #require(SeamReport(pattern, in: [follow])?.entries.first).outcome.isHeld
    let outcome = try #require(SeamReport(pattern, in: [wrong])?.entries.first).outcome
    guard held else {
      #expect(outcome.part != nil)
      return
    }
    guard case .wrong(let failures) = outcome else {
      Issue.record("\(pattern): \(outcome)")
      return
    }
    #expect(failures.map(\.path) == ["header.followers"])
    #expect(failures.first?.actual == .string("Followers 99"))
  }

  /// An expectation of every behaviour, turned into another one, must be missed by whoever holds the behaviour.
  @Test(arguments: Pattern.all)
  func everyExpectationCounts(_ pattern: Pattern) throws {
    for behaviour in try Behaviour.all() {
      var scenario = behaviour.scenario
      var count = 0
      for index in scenario.steps.indices {
        guard case .expect(let expectations) = scenario.steps[index].action else { continue }
        count += expectations.count
        scenario.steps[index].action = .expect(
          expectations.map { Expectation($0.path, .string("something else")) })
      }
      let mutant = Behaviour(id: behaviour.id, title: behaviour.title, scenario: scenario)
      let outcome = try #require(SeamReport(pattern, in: [mutant])?.entries.first).outcome
      guard case .wrong(let failures) = outcome else {
        #expect(outcome.part != nil, "\(pattern) \(behaviour.id): \(outcome)")
        continue
      }
      #expect(failures.count == count, "\(pattern) \(behaviour.id)")
    }
  }
}
