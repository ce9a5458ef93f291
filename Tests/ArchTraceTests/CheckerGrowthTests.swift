import Testing

@testable import ArchTrace

/// What the checks keep, where there is much of it.
@Suite struct CheckerGrowthTests {
  /// Against a plain set, with numbers in every order and at the edges.
  @Test(arguments: 0..<8)
  func runsAreASet(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    var runs = NumberRuns()
    var set: Set<Int> = []
    let edges = [Int.min, .min + 1, .max - 1, .max, 0]
    for _ in 0..<6000 {
      let number =
        Int.random(in: 0..<50, using: &random) == 0
        ? edges[Int.random(in: 0..<5, using: &random)]
        : Int.random(in: 0..<4000, using: &random) * 2 / (1 + seed % 2)
      if Int.random(in: 0..<3, using: &random) > 0 {
        runs.insert(number)
        set.insert(number)
      } else {
        runs.remove(number)
        set.remove(number)
      }
      #expect(runs.contains(number) == set.contains(number))
    }
    for number in Array(-1..<8002) + edges {
      if runs.contains(number) != set.contains(number) { Issue.record("\(number)") }
    }
  }

  private func fingerprints(_ names: [(from: String, to: String?, kind: String, name: String?)]) throws
    -> [String]
  {
    let edge = Rule(id: "x.edge", statement: "s", why: "w", fix: "f", source: "s", check: .edge)
    var checker = TraceChecker(
      try RuleSet(pattern: "x", edges: "", rules: [edge]), trace: "t",
      header: TraceHeader(pattern: "x", scenario: "s"),
      globs: try RoleGlobs("* view", file: "roles"))
    var result: [String] = []
    for (place, words) in names.enumerated() {
      let event = Event(
        id: EventID(step: place, index: 0), time: 0, kind: EventKind(name: words.kind), from: words.from,
        to: words.to, name: words.name)
      checker.check(event, line: 1) { violation in
        result.append(violation.fingerprint)
        if let name = words.name, name.count > 40 { #expect(violation.message.contains(name)) }
      }
    }
    return result
  }

  /// Names that begin alike, look alike, or look like the text between them.
  @Test func noTwoBreachesHaveOneFingerprint() throws {
    let long = String(repeating: "long", count: 30)
    let found = try fingerprints([
      ("A", "B", "call", "application(_:didReceiveRemoteNotification:)"),
      ("A", "B", "call", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
      ("A", "B", "call", long + "1"), ("A", "B", "call", long + "2"),
      ("A -> B", "C", "call", "x"), ("A", "B -> C", "call", "x"), ("A", "B: call", "call", "x"),
      ("A", "B", "call", "call x"), ("A", "B", "call", "\u{1B}"), ("A", "B", "call", "\\u{1B}"),
      ("A", "B", "call", "é"), ("A", "B", "call", "e\u{301}"), ("A", "B", "call", nil),
      ("A", "B", "call", ""),
      ("A", nil, "call", "x"), ("A", "A", "call", "x"), ("A", "B", "call", "a\nb"),
      ("A", "B", "call", "a\\nb"),
    ])
    #expect(found.count == 18)
    #expect(Set(found.map(ExactText.init)).count == 18)
    #expect(found[0] == "x.edge A -> B: call application(_:didReceiveRemoteNotification:)")
    #expect(!found.contains { $0.contains("\n") || $0.contains("\u{1B}") })
  }

  /// Two names that are one to `String` are two participants.
  @Test func participantsAreToldApartByCodePoints() throws {
    let life = Rule(id: "x.life", statement: "s", why: "w", fix: "f", source: "s", check: .life)
    var checker = TraceChecker(
      try RuleSet(pattern: "x", edges: "", rules: [life]), trace: "t",
      header: TraceHeader(pattern: "x", scenario: "s"))
    var found: [String] = []
    for (place, (kind, name)) in [
      (EventKind.create, "é"), (.create, "e\u{301}"), (.destroy, "é"), (.call, "e\u{301}"), (.call, "é"),
    ].enumerated() {
      let event = Event(
        id: EventID(step: place, index: 0), time: 0, kind: kind, from: name,
        role: kind == .create ? "view" : nil)
      checker.check(event, line: 1) { found.append("\($0.event)") }
    }
    #expect(found == ["4"])
  }

  @Test func deepChainsOfCausesAreWalkedOnce() {
    var idle = IdleNotifications()
    for place in 0..<200_000 {
      idle.count(
        Event(
          id: EventID(step: 1, index: place), time: 0,
          cause: place > 0 ? EventID(step: 1, index: place - 1) : nil,
          kind: place % 2 == 0 ? .notify : .state, from: "A"))
    }
    #expect(idle.count == 0)
  }
}
