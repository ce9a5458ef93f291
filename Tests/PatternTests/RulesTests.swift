import ArchTrace
import Catalog
import Testing

/// A trace made by hand, one event after the other.
final class MadeTrace {
  private let writer = TraceWriter()
  private let recorder: Recorder
  /// The line of the event that was added last.
  private(set) var line = 1

  init(_ pattern: Pattern, participants: [TraceParticipant] = []) {
    recorder = Recorder(
      TraceHeader(
        pattern: pattern.name, variant: pattern.variant, scenario: "made", participants: participants),
      to: writer)
  }

  /// Opens a step with an input.
  @discardableResult
  func input(_ from: String = "world", to: String? = nil, step: Int) -> EventID {
    recorder.open(step: step)
    return add(.input, from, to)
  }

  @discardableResult
  func add(
    _ kind: EventKind, _ from: String, _ to: String? = nil, name: String? = nil, cause: EventID? = nil
  ) -> EventID {
    line += 1
    return recorder.record(kind, cause: cause, from: from, to: to, name: name ?? "it")
  }

  /// Participants called like their roles.
  func create(_ roles: String...) {
    for role in roles {
      line += 1
      recorder.record(.create, from: "world", to: role, role: role)
    }
  }

  /// Checks it by a pattern's rules.
  func violations(_ pattern: Pattern) throws -> [Violation] {
    recorder.finish(steps: 1)
    return try check(writer.bytes, pattern)
  }
}

/// Checks a trace by a pattern's rules.
func check(_ bytes: [UInt8], _ pattern: Pattern) throws -> [Violation] {
  var reader = try TraceReader(name: "made", source: MemorySource(bytes), detail: .heads)
  var checker = TraceChecker(try pattern.ruleSet(), trace: "made", header: reader.header)
  var violations: [Violation] = []
  try checker.check(&reader) {
    violations.append($0)
    return true
  }
  return violations
}

/// What `check` holds traces against.
@Suite struct RulesTests {
  @Test(arguments: Pattern.all)
  func everyPatternConformsInEveryStory(_ pattern: Pattern) throws {
    for story in Stories.all where pattern.canPlay(story.scenario) {
      let writer = TraceWriter()
      _ = pattern.run(story.scenario, to: writer)
      let violations = try check(writer.bytes, pattern)
      #expect(violations.isEmpty, "\(pattern) \(story.name): \(violations.first?.message ?? "")")
    }
  }

  @Test func idsAreUniqueAndEveryRuleSaysAll() throws {
    let rules = try Pattern.allRules()
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.id.contains(".") && rule.id == rule.id.lowercased())
      for text in [rule.statement, rule.why, rule.fix, rule.source] { #expect(!text.isEmpty) }
      #expect(!rule.statement.hasSuffix("."))
      #expect(rule.why.hasSuffix(".") && rule.fix.hasSuffix("."), "\(rule.id)")
    }
    for pattern in Pattern.all { #expect(try pattern.ruleSet().edges.count > 5) }
  }

  @Test(arguments: Pattern.all)
  func everyForbiddenEdgeIsCaught(_ pattern: Pattern) throws {
    for rule in try pattern.rules {
      guard case .never(let table) = rule.check else { continue }
      for edge in try RoleEdge.parse(table) {
        let kinds: [EventKind] = edge.kinds.isEmpty ? [.call, .notify, .create, .request] : edge.kinds
        for kind in kinds {
          let (from, to) = (edge.from == "*" ? "view" : edge.from, edge.to == "*" ? "driver" : edge.to)
          let trace = MadeTrace(pattern, participants: [TraceParticipant(name: "made", role: to)])
          let launch = trace.input(step: 0)
          trace.create(from)
          if to != from { trace.create(to) }
          if kind == .create {
            trace.add(kind, from, "made", cause: launch)
          } else {
            trace.add(kind, from, to == from ? nil : to, cause: launch)
          }
          let violations = try trace.violations(pattern)
          #expect(Set(violations.map(\.rule.id)) == [rule.id], "\(rule.id) \(from) -> \(to): \(kind.name)")
          #expect(violations.last?.line == trace.line)
          #expect(violations.last?.causes == ["0 input world it"])
        }
      }
    }
  }

  @Test(arguments: Pattern.all)
  func anEdgeThatIsNoneIsCaught(_ pattern: Pattern) throws {
    let trace = MadeTrace(pattern)
    let launch = trace.input(step: 0)
    trace.create("service", "player")
    trace.add(.call, "service", "player", cause: launch)
    let violations = try trace.violations(pattern)
    #expect(violations.map(\.rule.id) == ["\(pattern.name).edge"])
    #expect(violations.first?.line == 5)
    #expect(violations.first?.fingerprint == "\(pattern.name).edge service -> player: call it")
  }

  @Test(arguments: Pattern.all)
  func nobodyActsAfterItsEnd(_ pattern: Pattern) throws {
    let trace = MadeTrace(pattern)
    let launch = trace.input(step: 0)
    trace.create("view", "player")
    trace.add(.destroy, "view", cause: launch)
    trace.add(.render, "view", cause: launch)
    let violations = try trace.violations(pattern)
    #expect(violations.map(\.rule.id) == ["all.nothing-after-destroy"])
    #expect(violations.first?.line == 6)
  }

  @Test(arguments: Pattern.all)
  func whoHasNoRoleIsNamedOnce(_ pattern: Pattern) throws {
    let trace = MadeTrace(pattern)
    let launch = trace.input(step: 0)
    let call = trace.add(.call, "Somebody", "Somebody#2", cause: launch)
    trace.add(.call, "Somebody#3", cause: call)
    let violations = try trace.violations(pattern)
    #expect(violations.map(\.rule.id) == ["all.role-known"])
    #expect(violations.first?.line == 3)
    #expect(violations.first?.message.contains("Somebody has no role") == true)
  }

  @Test(arguments: Pattern.all)
  func anUnknownKindIsAWarning(_ pattern: Pattern) throws {
    let trace = MadeTrace(pattern)
    let launch = trace.input(step: 0)
    trace.create("view")
    trace.add(.other("wave"), "view", cause: launch)
    trace.add(.other("wave"), "view", cause: launch)
    let violations = try trace.violations(pattern)
    #expect(violations.map(\.rule.id) == ["all.kind-known"])
    #expect(violations.map(\.rule.severity) == [.warning])
    #expect(violations.first?.line == 4)
  }

  @Test func mvvmIsNoMVP() throws {
    let (mvvm, mvp) = (try #require(Pattern.named("mvvm")), try #require(Pattern.named("mvp")))
    let writer = TraceWriter()
    _ = mvvm.run(Stories.all[0].scenario, to: writer)
    let violations = try check(writer.bytes, mvp)
    #expect(violations.contains { $0.message.contains("mvp/protocol has no viewModel") })
    #expect(violations.allSatisfy { $0.rule.id.hasPrefix("mvp.") })
  }
}
