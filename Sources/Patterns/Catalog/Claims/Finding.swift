public import ArchTrace

/// What came of measuring a claim.
public struct Finding: Sendable {
  /// What it comes to.
  public let verdict: Verdict
  /// What was counted.
  public let figures: [Measured]
  /// What the figures say, in one sentence without a full stop.
  public let reading: String
  /// Where it can be seen.
  public let evidence: [Evidence]

  /// Makes a finding.
  init(_ verdict: Verdict, _ reading: String, figures: [Measured], evidence: [Evidence]) {
    self.verdict = verdict
    self.reading = reading
    self.figures = figures
    self.evidence = evidence
  }
}

/// What measuring a claim comes to.
public enum Verdict: Hashable, Sendable {
  /// It is so in every run.
  case holds
  /// It is not so.
  case refuted
  /// It is so on a condition: what follows "depends on".
  case depends(on: String)
  /// It cannot be measured here, for this reason.
  case notMeasurable(String)

  /// The verdicts by name, as `--verdict` takes them.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case holds, refuted, depends
    case notMeasurable = "not-measurable"
  }

  /// Which of them it is.
  public var name: Name {
    switch self {
    case .holds: .holds
    case .refuted: .refuted
    case .depends: .depends
    case .notMeasurable: .notMeasurable
    }
  }

  /// The condition, or the reason; nil where there is none.
  public var condition: String? {
    switch self {
    case .holds, .refuted: nil
    case .depends(let condition): condition
    case .notMeasurable(let reason): reason
    }
  }
}

/// A value that was counted, and what it counts.
public struct Measured: Hashable, Sendable {
  /// What was counted.
  public let label: String
  /// How much.
  public let value: TraceValue

  /// A count.
  init(_ label: String, _ count: Int) {
    self.label = label
    value = .int(count)
  }

  /// How many times as much, to hundredths, rounded; nothing where it is nothing that it is held against.
  init(_ label: String, ratio count: Int, to other: Int) {
    self.label = label
    value = other == 0 ? .null : .double(Double((count * 200 + other) / (other * 2)) / 100)
  }
}

/// Something that anybody can look up who doubts a finding.
public enum Evidence: Hashable, Sendable {
  /// An event of a run.
  case event(Event, in: ClaimRun.Key)
  /// A wire, and what becomes of the run without it.
  case cut(WireFault, in: ClaimRun.Key)
  /// Something in the sources: where, and what is there.
  case source(String, String)
}

extension [Evidence] {
  /// Each once, in the order in which each first stands: what variants share is found in each of them.
  var unique: [Evidence] {
    var seen: Set<Evidence> = []
    return filter { seen.insert($0).inserted }
  }
}
