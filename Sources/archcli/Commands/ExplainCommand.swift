import ArchTrace
import Catalog

/// Explains a rule, or a pattern with its roles, edges and rules.
enum ExplainCommand: Command {
  static let description = CommandDescription(
    name: "explain",
    abstract: "Explain a rule, or a pattern with its roles, edges and rules.",
    discussion: "What 'archcli check' looks for, why, and what to do where it finds it.",
    arguments: [
      ArgumentDescription(
        name: "what", abstract: "A rule, as 'archcli list rules' shows them, or a pattern.")
    ],
    options: [CommonOptions.color])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let word = arguments.operands[0]
    if let name = try context.vocabulary.resolvePattern(word), let pattern = Pattern.named(name) {
      try explain(pattern, context.out)
      return .success
    }
    let rules = try Pattern.allRules()
    guard let rule = rules.first(where: { $0.id == word.lowercased() }) else {
      throw UsageError(
        "neither a rule nor a pattern: \(quoted(word)) (see 'archcli list rules')",
        suggestion: nearest(to: word, among: rules.map(\.id) + context.vocabulary.patternSpellings))
    }
    explain(rule, context.out)
    return .success
  }

  private static func explain(_ rule: Rule, _ out: Output) {
    out.writeLine(out.palette.paint(rule.id, .heading) + "  \(rule.severity.rawValue)")
    out.writeLine("  \(sentence(rule.statement))")
    out.writeLine("  why:    \(rule.why)")
    out.writeLine("  fix:    \(rule.fix)")
    out.writeLine("  source: \(rule.source)")
    let lines = looksFor(rule)
    guard !lines.isEmpty else { return }
    out.writeLine("  broken by:")
    for line in lines { out.writeLine("    \(line)") }
  }

  /// The edges that a rule forbids.
  private static func looksFor(_ rule: Rule) -> [String] {
    switch rule.check {
    case .never(let edges): edges.split(separator: "\n").map(String.init)
    case .edge, .order, .life, .role, .kind: []
    }
  }

  private static func explain(_ pattern: Pattern, _ out: Output) throws {
    let rules = try pattern.ruleSet()
    out.writeLine(out.palette.paint(pattern.fullName, .heading) + "  \(pattern.abstract)")
    var roles: [String] = []
    for edge in rules.edges {
      for role in [edge.from, edge.to] where !roles.contains(role) { roles.append(role) }
    }
    out.writeLine("\n" + out.palette.paint("roles:", .heading) + "\n  " + roles.joined(separator: ", "))
    out.writeLine("\n" + out.palette.paint("edges:", .heading))
    for edge in rules.edges {
      let kinds = edge.kinds.map(\.name).joined(separator: ", ")
      out.writeLine("  \("\(edge.from) -> \(edge.to)".padded(to: 26))\(kinds)")
    }
    out.writeLine("\n" + out.palette.paint("rules:", .heading))
    for rule in rules.rules { out.writeLine("  \(rule.id.padded(to: 34))\(rule.statement)") }
    if let report = try SeamReport(pattern) {
      out.writeLine("\n" + out.palette.paint("what a test can hold without a view:", .heading))
      for line in SeamSection(report).lines { out.writeLine("  \(line)") }
    }
  }
}
