import Catalog
import Runtime
import Scenario

/// What goes wrong in a pattern, each with its evidence: wires that drift silently, where state is lost, and what the
/// rules stand against.
struct HazardSection {
  private static let shown = 6

  private let report: SeamReport
  private let cuts: [SilentCut]
  private let hazards: [Hazard]

  init(_ report: SeamReport, _ scenario: Scenario) {
    self.report = report
    cuts = report.silentCuts(in: scenario)
    hazards = Hazard.all(cuts)
  }

  private var name: String { report.pattern.fullName }

  var lines: [String] {
    var lines: [String] = []
    if !cuts.isEmpty {
      let noticed = cuts.count { !$0.noticed.isEmpty }
      let who = cuts.count == 1 ? "a wire" : "each of \(cuts.count) wires"
      let text =
        "Cut alone, \(who) of that run leaves a screen wrong later, and nobody says so. The tests above "
        + "notice \(noticed)."
      lines += text.wrapped(to: PatternPage.columns - 2)
    }
    for hazard in hazards.prefix(Self.shown) { lines += self.lines(hazard) }
    if hazards.count > Self.shown {
      lines.append("  … and \(hazards.count - Self.shown) more sorts of wires: archcli faults \(name)")
    }
    if case .impossible(let reason) = report.pattern.restoring {
      let text = "It cannot be put back where it was: \(escapedForTerminal(reason))."
      lines += text.wrapped(to: PatternPage.columns - 2)
    }
    for text in report.pattern.ruleTexts {
      lines += hanging("\(report.pattern.name).\(text.name): ", text.why, at: 2)
    }
    return lines
  }

  private func lines(_ hazard: Hazard) -> [String] {
    guard let first = hazard.cuts.first else { return [] }
    let wire = "\(hazard.sort.name), \(hazard.sort.from) → \(hazard.sort.to)"
    let others = hazard.cuts.count - 1
    let difference = first.fault.difference
    var text = "  \(escapedForTerminal(wire)): wrong from step \(difference?.step ?? 0)"
    if let action = difference?.action, action != "expect" { text += ", \(escapedForTerminal(action))" }
    text += others > 0 ? ", and \(others) like it" : ""
    let ids = first.noticed.map(\.id)
    let more = ids.count > 4 ? " and \(ids.count - 4) more" : ""
    let seen =
      ids.isEmpty ? "no test above notices" : "noticed by \(ids.prefix(4).joined(separator: ", "))\(more)"
    return [text, "    archcli run \(name) --cut \(first.fault.wire.number); \(seen)"]
  }
}
