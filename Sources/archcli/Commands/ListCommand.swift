import ArchTrace
import Catalog
import Scenario

/// Lists what there is.
enum ListCommand: Command {
  /// What can be listed.
  enum Subject: String, CaseIterable {
    case patterns, scenarios, paths, rules, metrics, claims
  }

  static let description = CommandDescription(
    name: "list",
    abstract: "List patterns, scenarios, rules, metrics, claims, or the paths of what is on the screen.",
    discussion: """
      The paths are those of everything that a person sees after the last step of a scenario, each with its value: \
      what a scenario file can expect, and tap. Such a file is JSON5 as its specification says, but for NaN and \
      Infinity, and with each key once in an object. The rules are those that 'archcli check' holds traces against, the \
      metrics those by which 'archcli compare' compares, the claims those that 'archcli claims' measures.
      """,
    arguments: [
      ArgumentDescription(
        name: "what", abstract: "What to list; patterns and scenarios where nothing is named.",
        kind: .choice(Subject.allCases.map(\.rawValue)), arity: .optional)
    ],
    options: [CommonOptions.scenario, CommonOptions.world, CommonOptions.cut, CommonOptions.color])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let subjects = arguments.operands.first.flatMap(Subject.init).map { [$0] } ?? [.patterns, .scenarios]
    if subjects == [.paths] {
      let scenario = try RunRequest.scenario(arguments, context)
      let cuts = Set(arguments.numbers(of: CommonOptions.cut))
      // Every pattern shows the same, unless a wire is cut: then it is the first whose wires these are.
      let pattern = Pattern.all[0]
      for cut in try RunRequest.wires(cut: cuts, of: pattern, in: scenario) {
        context.out.writeLine(escapedForTerminal("cut in \(pattern.fullName): \(cut.text)"))
      }
      let seen = pattern.seen(after: scenario, cuts: cuts)
      let width = 2 + (seen.map { $0.path.columnWidth }.max() ?? 0)
      for (path, value) in seen { context.out.writeLine(path.padded(to: width) + ValueText.text(value)) }
      return .success
    }
    for subject in subjects {
      if subjects.count > 1 {
        context.out.writeLine(context.out.palette.paint("\(subject.rawValue):", .heading))
      }
      let entries = try entries(subject)
      let width = max(16, 2 + (entries.map { $0.name.columnWidth }.max() ?? 0))
      for (name, text) in entries {
        context.out.writeLine("\(subjects.count > 1 ? "  " : "")\(name.padded(to: width))\(text)")
      }
    }
    return .success
  }

  private static func entries(_ subject: Subject) throws -> [(name: String, text: String)] {
    switch subject {
    case .patterns: Pattern.all.map { ($0.fullName, $0.abstract) }
    case .paths: []
    case .claims: Claim.all.map { ($0.id, $0.statement) }
    case .rules: try Pattern.allRules().map { ($0.id, $0.statement) }
    case .metrics: Metric.allCases.map { ($0.rawValue, $0.meaning) }
    case .scenarios: ShippedScenarios.names.map { ($0, ShippedScenarios.summary(of: $0)) }
    }
  }
}
