import ArchTrace
import Catalog
import Scenario

/// Explains a rule, a metric, a claim, or a pattern with its roles, edges and rules.
enum ExplainCommand: Command {
  static let description = CommandDescription(
    name: "explain",
    abstract: "Explain a rule, a metric, a claim, or a pattern with its roles, edges and rules.",
    discussion: """
      What 'archcli check' looks for, why, and what to do where it finds it; what a row of 'archcli compare' \
      means, and where its figures come from; how 'archcli claims' measures a claim. Of a pattern also what runs of \
      'blog-follow' show: who makes whom, one tap on Follow hop by hop, what a test holds with no view built, and \
      which forgotten wires let the screen drift.
      """,
    arguments: [
      ArgumentDescription(
        name: "what",
        abstract: "A pattern, a rule, a metric or a claim, as 'archcli list' shows them.",
        kind: .suggested { names(Pattern.all.map(\.fullName)) })
    ],
    options: [CommonOptions.color])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let word = arguments.operands[0]
    if let name = try context.vocabulary.resolvePattern(word), let pattern = Pattern.named(name) {
      if let scenario = try ShippedScenarios.scenario(named: ShippedScenarios.usual) {
        try PatternPage(pattern, in: scenario, to: context.out).write()
      }
      return .success
    }
    if let metric = Metric(rawValue: word.lowercased()) {
      explain(metric, context.out)
      return .success
    }
    if let claim = Claim.all.first(where: { $0.id == word.lowercased() || "\($0.number)" == word }) {
      explain(claim, context.out)
      return .success
    }
    let rules = try Pattern.allRules()
    guard let rule = rules.first(where: { $0.id == word.lowercased() }) else {
      throw UsageError(
        "neither a rule nor a metric nor a claim nor a pattern: \(quoted(word)) "
          + "(see 'archcli list rules', 'archcli list metrics' and 'archcli list claims')",
        suggestion: nearest(to: word, among: names(context.vocabulary.patternSpellings)))
    }
    explain(rule, context.out)
    return .success
  }

  /// All that can be explained: patterns in these spellings, rules, metrics, claims.
  private static func names(_ patterns: [String]) -> [String] {
    patterns + ((try? Pattern.allRules()) ?? []).map(\.id) + Metric.allCases.map(\.rawValue)
      + Claim.all.map(\.id)
  }

  private static func explain(_ claim: Claim, _ out: Output) {
    out.writeLine(out.palette.paint(claim.id, .heading))
    out.writeLine("  \(sentence(claim.statement))")
    out.writeLine("  source:  \(claim.source.title)")
    for (index, line) in claim.measure.wrapped(to: 89).enumerated() {
      out.writeLine((index == 0 ? "  measure: " : "           ") + line)
    }
    out.writeLine("  verdict: archcli claims \(claim.number)")
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

  private static func explain(_ metric: Metric, _ out: Output) {
    out.writeLine(out.palette.paint(metric.rawValue, .heading))
    out.writeLine("  \(metric.meaning)")
    out.writeLine("  from:    \(metric.origin)")
    out.writeLine("  better:  \(metric == .restorable ? "yes" : metric.isGain ? "more" : "less")")
    let row =
      switch metric.group {
      case .usual: "archcli compare"
      case .cost: "archcli compare --cost"
      case .feature: "archcli compare --feature SCREEN"
      }
    out.writeLine("  printed: \(row)")
  }

  /// The edges that a rule forbids.
  private static func looksFor(_ rule: Rule) -> [String] {
    switch rule.check {
    case .never(let edges): edges.split(separator: "\n").map(String.init)
    case .edge, .order, .life, .role, .kind: []
    }
  }
}
