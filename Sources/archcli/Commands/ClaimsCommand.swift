import Catalog

/// Holds what the literature claims against what is measured here.
enum ClaimsCommand: Command {
  /// `--verdict`.
  static let verdict = OptionDescription(
    name: "verdict", argument: .value(name: "verdict", .choice(Verdict.Name.allCases.map(\.rawValue))),
    occurrence: .list, abstract: "Only claims with this verdict. May be repeated, or a list.")
  /// `--source`.
  static let source = OptionDescription(
    name: "source", argument: .value(name: "source", .choice(Claim.Source.allCases.map(\.rawValue))),
    occurrence: .list, abstract: "Only claims of this source. May be repeated, or a list.")

  static let description = CommandDescription(
    name: "claims",
    abstract: "Measure what the literature claims about the patterns.",
    discussion: """
      Each claim is measured when it is printed: in runs, by cutting wires, or on what was counted in the sources that \
      the program was built from. With a number, the evidence is shown too: the events, the cut wires, the commands \
      that show them again.

        holds           so it is in every run
        refuted         it is not
        depends         so it is on the condition given
        not-measurable  it cannot be measured here, for the reason given
      """,
    arguments: [
      ArgumentDescription(
        name: "number",
        abstract: "The claims to show with their evidence; all, and no evidence, where none is named.",
        kind: .choice(Claim.all.map { "\($0.number)" }), arity: .any)
    ],
    options: [verdict, source, ReportFormat.option, CommonOptions.color, CommonOptions.output])

  static func run(_ arguments: ParsedArguments, _ context: Context) throws -> Exit {
    let numbers = arguments.operands.compactMap { Int($0) }
    let sources = arguments.values(of: source)
    let verdicts = arguments.values(of: verdict)
    let measuring = ClaimContext()
    var report = ClaimReport(showsEvidence: !numbers.isEmpty)
    for claim in Claim.all where numbers.isEmpty || numbers.contains(claim.number) {
      guard sources.isEmpty || sources.contains(claim.source.rawValue) else { continue }
      let finding = try claim.finding(in: measuring)
      guard verdicts.isEmpty || verdicts.contains(finding.verdict.name.rawValue) else { continue }
      report.entries.append(ClaimReport.Entry(claim: claim, finding: finding))
    }
    try context.withOutput(arguments.value(of: CommonOptions.output)) {
      report.write(ReportFormat(arguments), to: $0)
    }
    return .success
  }
}
