import ArchTrace
import Runtime
public import Scenario

/// Something that is wrong on a scenario: patterns that show different things, or a law that one breaks.
public struct Disagreement: Sendable {
  /// The scenario on which it shows.
  public let scenario: Scenario
  /// What is wrong, in lines for a person.
  public let lines: [String]
  /// What it must have in common with another to count as the same.
  let kind: Kind
  /// The patterns that must be played to see it.
  let concerned: [String]

  /// What is wrong, without its place.
  struct Kind: Hashable, Sendable {
    /// The law broken; nil where patterns differ.
    let law: Law?
    /// The pattern that breaks it, or that differs from the first.
    let pattern: String
  }

  /// The scenario as a file, with what is wrong as its comment.
  /// - Parameters:
  ///   - title: The comment's first words.
  ///   - notes: The comment's last lines.
  public func fileText(title: String, notes: [String] = []) -> String {
    guard let first = lines.first else { return scenario.fileText(comment: [title] + notes) }
    return scenario.fileText(comment: ["\(title): \(first)"] + lines.dropFirst() + notes)
  }

  /// Compares what patterns made of a scenario; nil where nothing is wrong.
  init?(_ scenario: Scenario, _ records: [(pattern: String, record: PlayRecord)]) {
    guard let reference = records.first else { return nil }
    for (pattern, record) in records {
      guard let breach = record.breaches.first else { continue }
      self.scenario = scenario
      kind = Kind(law: breach.law, pattern: pattern)
      concerned = [pattern]
      let others = records.filter { $0.record.breaches.contains { $0.law == breach.law } }.map(\.pattern)
      lines = [
        "\(others.joined(separator: ", ")): not so that \(breach.law.rawValue),",
        "\(scenario.place(breach.step, breach.time)): \(breach.detail)",
      ]
      return
    }
    for (pattern, record) in records.dropFirst() {
      guard record.moments != reference.record.moments else { continue }
      self.scenario = scenario
      kind = Kind(law: nil, pattern: pattern)
      concerned = [reference.pattern, pattern]
      lines = Self.difference(scenario, records)
      return
    }
    return nil
  }

  /// The first moment at which any pattern differs from the first one, and what each of them has there.
  private static func difference(
    _ scenario: Scenario, _ records: [(pattern: String, record: PlayRecord)]
  ) -> [String] {
    let all = records.map(\.record.moments)
    let reference = all.first ?? []
    var place = 0
    while place < reference.count, all.allSatisfy({ place < $0.count && $0[place] == reference[place] }) {
      place += 1
    }
    var groups: [(moment: PlayRecord.Moment?, patterns: [String])] = []
    for (pattern, record) in records {
      let moment = place < record.moments.count ? record.moments[place] : nil
      if let group = groups.firstIndex(where: { $0.moment == moment }) {
        groups[group].patterns.append(pattern)
      } else {
        groups.append((moment, [pattern]))
      }
    }
    let first = groups.compactMap(\.moment).min { ($0.time, $0.step) < ($1.time, $1.step) }
    var lines = ["the patterns disagree \(first.map { scenario.place($0.step, $0.time) } ?? "at the end")"]
    for group in groups {
      lines.append("  \(group.patterns.joined(separator: ", ")): \(group.moment?.title ?? "nothing more")")
      let others = groups.compactMap(\.moment).filter { $0 != group.moment }
      for line in group.moment?.lines(unlike: others) ?? [] { lines.append("    \(line)") }
    }
    return Spelling.distinct(lines)
  }
}

extension PlayRecord.Moment {
  fileprivate var title: String {
    switch kind {
    case .screen: "the screen, t=\(time), step \(step)"
    case .window: "what is in the window, t=\(time), step \(step)"
    case .request: "a request, t=\(time), step \(step)"
    }
  }

  /// The lines that not all of the others have; all where only their order differs.
  fileprivate func lines(unlike others: [Self]) -> [String] {
    let own = lines.filter { line in !others.allSatisfy { $0.kind == kind && $0.has(line) } }
    let lack = others.contains { $0.kind == kind && !$0.lines.allSatisfy(has) }
    return own.isEmpty && !lack ? lines : own
  }

  private func has(_ line: String) -> Bool { lines.contains { areSame($0, line) } }
}

extension Scenario {
  /// Where in a play something is: `at step 4, { back: true }, t=550`.
  fileprivate func place(_ number: Int, _ time: Int) -> String {
    let step = numberedSteps.lazy.first { $0.number == number }?.step
    return "at step \(number)\(step.map { ", \($0.fileText)" } ?? ""), t=\(time)"
  }
}
