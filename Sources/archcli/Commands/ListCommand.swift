import Catalog
import Scenario

/// Lists what there is.
enum ListCommand: Command {
  /// What can be listed.
  enum Subject: String, CaseIterable {
    case patterns, scenarios
  }

  static let description = CommandDescription(
    name: "list",
    abstract: "List the patterns or the scenarios.",
    arguments: [
      ArgumentDescription(
        name: "what", abstract: "What to list; everything where nothing is named.",
        kind: .choice(Subject.allCases.map(\.rawValue)), arity: .optional)
    ],
    options: [CommonOptions.color])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let subjects = arguments.operands.first.flatMap(Subject.init).map { [$0] } ?? Subject.allCases
    for subject in subjects {
      if subjects.count > 1 {
        context.out.writeLine(context.out.palette.paint("\(subject.rawValue):", .heading))
      }
      for (name, text) in entries(subject) {
        context.out.writeLine("\(subjects.count > 1 ? "  " : "")\(name.padded(to: 16))\(text)")
      }
    }
    return .success
  }

  private static func entries(_ subject: Subject) -> [(name: String, text: String)] {
    switch subject {
    case .patterns: Pattern.all.map { ($0.fullName, $0.abstract) }
    case .scenarios: ShippedScenarios.names.map { ($0, ShippedScenarios.summary(of: $0)) }
    }
  }
}
