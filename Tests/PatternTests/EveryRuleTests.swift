import ArchTrace
import Catalog
import Testing

/// For every rule that `list rules` lists, a trace that breaks it and no other, in its last line.
@Suite struct EveryRuleTests {
  @Test func eachIsBrokenByATraceOfItsOwn() throws {
    let rules = try Pattern.allRules()
    #expect(rules.count > 20)
    for rule in rules {
      let name = rule.id.prefix { $0 != "." }
      // What holds of all patterns is broken in one of them.
      let pattern = try #require(Pattern.named(name == "all" ? "mvc" : String(name)))
      let trace = try broken(rule, pattern)
      let violations = try trace.violations(pattern)
      #expect(violations.map(\.rule.id) == [rule.id], "\(violations.map(\.message))")
      #expect(violations.map(\.line) == [trace.line], "\(rule.id)")
      #expect(violations.first?.rule == rule)
    }
  }

  private func broken(_ rule: Rule, _ pattern: Pattern) throws -> MadeTrace {
    // Everybody is called like its role.
    let trace = MadeTrace(
      pattern, participants: RuleSet.knownRoles.map { TraceParticipant(name: $0, role: $0) })
    let launch = trace.input(step: 0)
    switch rule.check {
    case .never(let table):
      let edge = try #require(try RoleEdge.parse(table).first)
      let kind = edge.kinds.first { $0 != .create } ?? .call
      let (from, to) = (edge.from == "*" ? "view" : edge.from, edge.to == "*" ? "driver" : edge.to)
      trace.add(kind, from, to == from ? nil : to, cause: launch)
    case .edge: trace.add(.call, "service", "player", cause: launch)
    case .life:
      trace.add(.destroy, "view", cause: launch)
      trace.add(.render, "view", cause: launch)
    case .role: trace.add(.call, "Somebody", cause: launch)
    case .kind: trace.add(.other("wave"), "view", cause: launch)
    case .order(let check): addBreach(of: check, to: trace, pattern.name)
    }
    return trace
  }

  private func addBreach(of check: OrderCheck, to trace: MadeTrace, _ pattern: String) {
    let isBound = pattern == "mavb"
    let asks = ["mvp": "presenter", "mvvm": "viewModel"][pattern] ?? "controller"
    let (kind, first): (EventKind, String) =
      switch check {
      case .screenUnderNotify: isBound ? (.message, "adapter") : (.call, "controller")
      case .effectsAfterBindings: (.message, "adapter")
      // A view reads nothing by a call; it asks another view, under which a state must not change.
      case .stateUnderMessage: (.call, "view")
      case .stateBeforeNotify: isBound ? (.message, "adapter") : (.call, asks)
      case .commandsAfterPatch, .stateInUpdate, .renderAfterState, .effectsFromCommands: (.message, "driver")
      case .storeTellsFirst: (.call, "viewModel")
      case .silentWhileDetached: (.call, "presenter")
      }
    let tap = trace.input("user", to: "view", step: 1)
    let name = check == .silentWhileDetached ? "detachView()" : "tapped()"
    let sent = trace.add(kind, "view", first, name: name, cause: tap)
    switch check {
    case .screenUnderNotify: trace.add(.render, "view", cause: sent)
    case .commandsAfterPatch:
      trace.add(.call, "driver", "update", cause: sent)
      trace.add(.command, "update", "driver", cause: sent)
      trace.add(.request, "driver", "service", cause: sent)
    case .stateInUpdate: trace.add(.state, "driver", cause: sent)
    case .renderAfterState:
      trace.add(.call, "driver", "update", cause: sent)
      trace.add(.render, "view", cause: sent)
    case .effectsFromCommands:
      trace.add(.call, "driver", "virtualView", cause: sent)
      trace.add(.request, "driver", "service", cause: sent)
    case .storeTellsFirst:
      let order = trace.add(.call, "viewModel", "store", cause: sent)
      trace.add(.state, "store", cause: order)
      trace.add(.notify, "viewModel", "view", cause: sent)
    case .silentWhileDetached: trace.add(.call, "presenter", "view", cause: sent)
    case .stateUnderMessage: trace.add(.state, "adapter", cause: sent)
    case .effectsAfterBindings:
      trace.add(.state, "adapter", cause: sent)
      trace.add(.request, "adapter", "service", cause: sent)
      trace.add(.notify, "adapter", "view", cause: sent)
    case .stateBeforeNotify:
      let (source, observer) = isBound ? ("adapter", "view") : ("store", asks)
      let first = isBound ? sent : trace.add(.call, asks, source, cause: sent)
      trace.add(.state, source, cause: first)
      trace.add(.notify, source, observer, cause: first)
      let second =
        isBound
        ? trace.add(.message, "view", source, cause: tap) : trace.add(.call, asks, source, cause: sent)
      trace.add(.notify, source, observer, cause: second)
    }
  }
}
