public import ArchTrace
import Runtime

extension Pattern {
  /// The rules of the pattern, then those that hold of every pattern.
  /// - Throws: `RuleError` where the pattern's module states one that cannot be read, which a test rules out.
  public var rules: [Rule] {
    get throws(RuleError) {
      var rules: [Rule] = []
      for text in ruleTexts { rules.append(try rule(text)) }
      return rules + [edgeRule] + Self.commonRules
    }
  }

  /// The rules, ready to be held against traces.
  /// - Throws: As `rules`.
  public func ruleSet() throws(RuleError) -> RuleSet {
    try RuleSet(pattern: fullName, edges: edges, rules: try rules)
  }

  /// Every rule of every pattern, each once, in the order of the patterns; those of all patterns come last.
  /// - Throws: As `rules`.
  public static func allRules() throws(RuleError) -> [Rule] {
    var rules: [Rule] = []
    for name in names {
      guard let pattern = named(name) else { continue }
      for text in pattern.ruleTexts { rules.append(try pattern.rule(text)) }
      rules.append(pattern.edgeRule)
    }
    return rules + commonRules
  }

  private func rule(_ text: RuleText) throws(RuleError) -> Rule {
    let check: Rule.Check
    switch text.check {
    case .never(let edges): check = .never(edges)
    case .order(let order):
      guard let known = OrderCheck(rawValue: order) else {
        throw RuleError(description: "\(name).\(text.name): no order check \(order)")
      }
      check = .order(known)
    }
    return Rule(
      id: "\(name).\(text.name)", statement: text.statement, why: text.why, fix: text.fix,
      source: text.source, check: check)
  }

  private var edgeRule: Rule {
    Rule(
      id: "\(name).edge", statement: "participants act on each other along the pattern's edges only",
      why: "What reaches whom by which way is the pattern; every other way is one that nobody looks for.",
      fix: "Go by an edge that 'archcli explain \(name)' lists, through whoever stands between.",
      source: "the edge table of the pattern's module, Rules.swift", check: .edge)
  }

  /// The rules that hold of every pattern.
  public static let commonRules: [Rule] = [
    Rule(
      id: "all.nothing-after-destroy", statement: "nothing is done by or to whoever was destroyed",
      why: "Whoever still acts is held by somebody, or was freed and is used: a leak or a crash.",
      fix: "Cancel its observations and requests where it leaves, or end its life later.",
      source: "the trace format: destroy ends a participant's life", check: .life),
    Rule(
      id: "all.role-known", statement: "every participant has a role",
      why: "Who has no role cannot be held to any rule; nothing is guessed from a name.",
      fix:
        "Write create events with a role, name it among the header's participants, or in a file for --roles.",
      source: "the trace format: role and participants", check: .role),
    Rule(
      id: "all.kind-known", severity: .warning,
      statement: "every event has a kind that the trace format names",
      why: "An event of another kind is held to no edge.",
      fix: "Write it as the kind that is nearest, such as call or notify.",
      source: "the trace format: the table of kinds", check: .kind),
  ]
}
