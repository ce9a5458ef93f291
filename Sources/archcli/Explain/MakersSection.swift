import Catalog
import Scenario

/// Who makes whom in a run, and what goes with a screen.
struct MakersSection {
  private let makers: Makers
  private let scenario: Scenario

  init(_ pattern: Pattern, _ scenario: Scenario) {
    makers = Makers(pattern, in: scenario)
    self.scenario = scenario
  }

  var lines: [String] {
    let width = 2 + (makers.makers.map(\.type.columnWidth).max() ?? 0)
    var lines = makers.makers.flatMap { maker in
      hanging(escapedForTerminal(maker.type), text(maker.made), at: width)
    }
    if let (step, groups) = makers.gone {
      lines += hanging("gone with the screen that step \(step) pops: ", text(groups), at: 2)
    }
    return lines
  }

  /// Views are many and alike: their number says enough.
  private func text(_ groups: [Makers.Group]) -> String {
    groups.map { group in
      if group.role == "view", group.count > 3 { return "\(group.count) views" }
      let types = group.types.map { escapedForTerminal($0) }.joined(separator: ", ")
      return group.count == 1 ? "\(group.role) \(types)" : "\(group.count) \(group.role)s: \(types)"
    }.joined(separator: "; ")
  }
}

/// A text after a first word, in lines that go on at a column.
func hanging(_ first: String, _ text: String, at column: Int) -> [String] {
  let lines = text.wrapped(to: PatternPage.columns - 2 - Swift.max(column, first.columnWidth))
  let spaces = String(repeating: " ", count: column)
  return lines.enumerated().map { ($0.offset == 0 ? first.padded(to: column) : spaces) + $0.element }
}
