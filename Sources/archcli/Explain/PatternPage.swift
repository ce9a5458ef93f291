import ArchTrace
import Catalog
import Scenario

/// What a book's page would say of a pattern: its roles, edges and rules, and what a run shows of it.
struct PatternPage {
  /// How wide a line may be.
  static let columns = 100

  private let pattern: Pattern
  private let scenario: Scenario
  private let out: Output

  init(_ pattern: Pattern, in scenario: Scenario, to out: Output) {
    self.pattern = pattern
    self.scenario = scenario
    self.out = out
  }

  /// Writes it.
  func write() throws {
    let rules = try pattern.ruleSet()
    let report = try SeamReport(pattern)
    out.writeLine(out.palette.paint(pattern.fullName, .heading) + "  \(pattern.abstract)")
    var roles: [String] = []
    for edge in rules.edges {
      for role in [edge.from, edge.to] where !roles.contains(role) { roles.append(role) }
    }
    section("roles:", [roles.joined(separator: ", ")])
    section("edges:", rules.edges.map(line))
    section("rules:", rules.rules.flatMap { hanging($0.id, $0.statement, at: 34) })
    section("who makes whom, in a run of \(scenario.name):", MakersSection(pattern, scenario).lines)
    if let tap = FollowTap(pattern, in: scenario) {
      section("one tap on Follow, step \(tap.step) of that run:", FollowSection(tap).lines)
      out.writeLine("\n" + out.palette.paint("the same as a diagram:", .heading))
      try DiagramSection(pattern, scenario, step: tap.step).write(to: out)
    }
    guard let report else { return }
    section("what a test can hold without a view:", SeamSection(report).lines)
    section("known hazards:", HazardSection(report, scenario).lines)
  }

  private func line(_ edge: RoleEdge) -> String {
    "\(edge.from) -> \(edge.to)".padded(to: 26) + edge.kinds.map(\.name).joined(separator: ", ")
  }

  private func section(_ title: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    out.writeLine("\n" + out.palette.paint(escapedForTerminal(title), .heading))
    for line in lines { out.writeLine(("  " + line).cut(to: Self.columns)) }
  }
}
