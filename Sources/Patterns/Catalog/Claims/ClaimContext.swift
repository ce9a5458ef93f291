import ArchTrace
import Scenario

/// Runs patterns and cuts wires for claims, each once however many claims ask for it, and only when one does.
public final class ClaimContext {
  private var scenarios: [String: Scenario] = [:]
  private var runs: [ClaimRun.Key: ClaimRun] = [:]
  private var uncut: [ClaimRun.Key: UncutRun] = [:]
  private var faults: [ClaimRun.Key: WireFault] = [:]
  private var facts: [String: SourceFacts] = [:]
  private var seams: [String: SeamReport] = [:]

  /// Makes a context in which nothing has run yet.
  public init() {}

  /// The pattern of a name.
  func pattern(_ name: String) throws(ClaimError) -> Pattern {
    guard let pattern = Pattern.named(name) else { throw ClaimError(description: "no pattern \(name)") }
    return pattern
  }

  /// The shipped scenario of a name.
  func scenario(_ name: String) throws(ClaimError) -> Scenario {
    if let scenario = scenarios[name] { return scenario }
    do {
      guard let scenario = try ShippedScenarios.scenario(named: name) else {
        throw ClaimError(description: "no scenario \(name)")
      }
      scenarios[name] = scenario
      return scenario
    } catch { throw ClaimError(description: "\(error)") }
  }

  /// A run of a pattern.
  /// - Parameters:
  ///   - pattern: The pattern's name; the full name is what evidence shows.
  ///   - scenario: The name of a shipped scenario.
  ///   - cuts: The numbers of the wires that carry nothing. What the scenario expects is not looked at then.
  ///   - restores: Whether the app is put back after each step.
  func run(
    _ pattern: String, _ scenario: String = ShippedScenarios.usual, cuts: [Int] = [], restores: Bool = false
  ) throws(ClaimError) -> ClaimRun {
    let key = try key(pattern, scenario, cuts: cuts, restores: restores)
    if let run = runs[key] { return run }
    let run = try again(key)
    runs[key] = run
    return run
  }

  /// Runs of a pattern in every shipped scenario.
  func runs(_ pattern: String) throws(ClaimError) -> [ClaimRun] {
    var runs: [ClaimRun] = []
    for name in ShippedScenarios.names {
      if try self.pattern(pattern).canPlay(try scenario(name)) { runs.append(try run(pattern, name)) }
    }
    return runs
  }

  /// A run that nobody has asked for before, to hold against one that somebody has.
  func again(_ key: ClaimRun.Key) throws(ClaimError) -> ClaimRun {
    ClaimRun(key, try pattern(key.pattern), try scenario(key.scenario))
  }

  /// The wires of a run, in the order made.
  func wires(_ pattern: String, _ scenario: String = ShippedScenarios.usual) throws(ClaimError) -> [WireFacts]
  {
    try uncut(key(pattern, scenario)).wires
  }

  /// What becomes of a run without one of its wires, for each wire that is wanted.
  func faults(
    _ pattern: String, _ scenario: String = ShippedScenarios.usual, of isWanted: (WireFacts) -> Bool
  ) throws(ClaimError) -> [WireFault] {
    var key = try key(pattern, scenario)
    let uncut = try uncut(key)
    return uncut.wires.filter(isWanted).map { wire in
      key.cuts = [wire.number]
      let fault = faults[key] ?? uncut.fault(cutting: wire)
      faults[key] = fault
      return fault
    }
  }

  /// What was counted in the sources of a pattern.
  func facts(_ pattern: String) throws(ClaimError) -> SourceFacts {
    let pattern = try self.pattern(pattern)
    let facts = self.facts[pattern.fullName] ?? SourceFacts(of: pattern)
    self.facts[pattern.fullName] = facts
    return facts
  }

  /// What tests of a pattern hold with no view built.
  func seams(_ pattern: String) throws(ClaimError) -> SeamReport {
    let pattern = try self.pattern(pattern)
    if let report = seams[pattern.fullName] { return report }
    do {
      guard let report = try SeamReport(pattern) else {
        throw ClaimError(description: "no seam in \(pattern)")
      }
      seams[pattern.fullName] = report
      return report
    } catch { throw ClaimError(description: "\(error)") }
  }

  /// A cut wire as evidence.
  func evidence(
    _ fault: WireFault, _ pattern: String, _ scenario: String = ShippedScenarios.usual
  ) throws(ClaimError) -> Evidence {
    .cut(fault, in: try key(pattern, scenario, cuts: [fault.wire.number]))
  }

  private func key(
    _ pattern: String, _ scenario: String, cuts: [Int] = [], restores: Bool = false
  ) throws(ClaimError) -> ClaimRun.Key {
    ClaimRun.Key(
      pattern: try self.pattern(pattern).fullName, scenario: scenario, cuts: cuts, restores: restores)
  }

  private func uncut(_ key: ClaimRun.Key) throws(ClaimError) -> UncutRun {
    if let run = uncut[key] { return run }
    let run = UncutRun(try pattern(key.pattern), try scenario(key.scenario))
    uncut[key] = run
    return run
  }
}
