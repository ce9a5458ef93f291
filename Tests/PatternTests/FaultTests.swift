import ArchTrace
import BlogDomain
import Catalog
import Runtime
import Scenario
import Testing

/// What becomes of a pattern whose wires are cut, or whose requests go wrong.
@Suite struct FaultTests {
  private static func shipped(_ name: String) throws -> Scenario {
    try #require(try ShippedScenarios.scenario(named: name))
  }

  @Test(arguments: Pattern.all)
  func everyWireIsCutOnceAndIsInOneClass(_ pattern: Pattern) throws {
    let faults = pattern.wireFaults(try Self.shipped("blog-follow"))
    #expect(faults.map(\.wire.number) == Array(1...faults.count))
    for fault in faults {
      switch fault.outcome {
      case .reported: #expect(fault.error != nil)
      case .visible, .drift: #expect(fault.error == nil && fault.difference != nil)
      case .none: #expect(fault.error == nil && fault.difference == nil)
      }
    }
    // Whatever is made by hand can be forgotten; a push from the server is in every pattern.
    #expect(faults.contains { $0.outcome == .drift })
    #expect(pattern.wireFaults(try Self.shipped("blog-follow")) == faults)
  }

  @Test(arguments: ["mvc", "mvvm/kvo", "tea"])
  func aDriftIsInTheTraceOfTheCutRun(_ name: String) throws {
    let pattern = try #require(Pattern.named(name))
    let scenario = try Self.shipped("blog-follow")
    let uncut = Self.screens(pattern, scenario, cuts: [])
    for fault in pattern.wireFaults(scenario) where fault.outcome == .drift || fault.outcome == .none {
      let cut = Self.screens(pattern, scenario, cuts: [fault.wire.number])
      #expect((cut == uncut) == (fault.outcome == .none), "wire \(fault.wire.number)")
      guard fault.outcome == .drift, let difference = fault.difference else { continue }
      let before = [uncut, cut].map { $0.filter { $0.step < difference.step } }
      #expect(zip(before[0], before[1]).allSatisfy { $0.lines == $1.lines }, "wire \(fault.wire.number)")
    }
  }

  @Test func theClassesByExample() throws {
    let scenario = try Self.shipped("blog-follow")
    let mvc = try #require(Pattern.named("mvc")).wireFaults(scenario)
    let table = try #require(mvc.first { $0.wire.name == "configure" && $0.wire.from == "BlogTable" })
    #expect(table.outcome == .visible && table.difference?.step == 1)
    let follow = try #require(mvc.first { $0.wire.name == "follow" && $0.wire.from == "FollowButton" })
    #expect(follow.outcome == .visible && follow.difference?.action == "tap header.follow")
    let users = mvc.filter { $0.wire.name == "usersChanged" }
    let header = try #require(users.first { $0.wire.to == "HeaderController" })
    #expect(header.outcome == .drift && header.difference?.action == "tap header.follow")
    #expect(header.difference?.missed == "Ada  Notes  Followers 42  (Following)")
    #expect(header.difference?.instead == "Ada  Notes  Followers 41  [Follow]")
    // The whole screen is computed again from the whole state: forgotten can be what comes from outside, and what a
    // view that is not made again depends on.
    let tea = try #require(Pattern.named("tea")).wireFaults(scenario).filter { $0.outcome == .drift }
    #expect(tea.filter { $0.wire.kind != .memo }.map(\.wire.name) == ["push"])
    #expect(Set(tea.map(\.wire.name)) == ["push", "BlogRow", "BlogView", "PersonRow"])
  }

  @Test func anAnswerThatComesTwiceIsInTheTraceTwice() throws {
    let scenario = try Self.shipped("categories")
    let faults = Pattern.requestFaults(scenario, in: Pattern.all.filter(\.isDefault))
    #expect(faults.count { $0.kind == .twice } == faults.count / 4)
    for fault in faults where fault.kind == .twice {
      #expect(fault.disagreeing == [] && fault.waiting == [] && !fault.endsOtherwise)
    }
    var twice = scenario.withoutExpectations
    twice.rules.insert(NetworkRule(match: RoutePattern("*"), nth: 1, echo: 500), at: 0)
    let collector = EventCollector()
    let outcome = Pattern.all[0].run(twice, to: collector)
    #expect(outcome.errors == [] && outcome.leaks == [])
    let first = try #require(collector.events.first { $0.kind == .request })
    let answers = collector.events.filter { $0.kind == .response && $0.cause == first.id }
    #expect(answers.count == 2 && answers[1].time - answers[0].time == 500)
  }

  @Test func noFaultOfTheNetworkDividesThePatterns() throws {
    let scenario = try Self.shipped("follow-lists")
    let faults = Pattern.requestFaults(scenario, in: Pattern.all.filter { $0.name != "mvvm" || $0.isDefault })
    #expect(
      faults.map(\.number) == faults.map(\.number).sorted()
        && faults.count % RequestFault.Kind.allCases.count == 0)
    for fault in faults where !fault.isHarmless {
      Issue.record("\(fault.route) \(fault.kind): \(fault.disagreeing) \(fault.waiting)")
    }
    #expect(faults.contains { $0.endsOtherwise })
  }

  private static func screens(
    _ pattern: Pattern, _ scenario: Scenario, cuts: Set<Int>
  ) -> [(step: Int, lines: TraceValue)] {
    let collector = EventCollector()
    _ = pattern.run(scenario.withoutExpectations, to: collector, options: RunOptions(cuts: cuts))
    return collector.events.filter { $0.kind == .screen }.map { ($0.id.step, $0.value ?? .null) }
  }
}

private func == (a: [(step: Int, lines: TraceValue)], b: [(step: Int, lines: TraceValue)]) -> Bool {
  a.elementsEqual(b) { $0 == $1 }
}
