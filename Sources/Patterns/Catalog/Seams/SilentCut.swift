public import Scenario

/// A wire that drifts silently when it is cut, and the tests with no view that notice.
public struct SilentCut: Sendable {
  /// The wire and what cutting it does.
  public let fault: WireFault
  /// The behaviours that fail with no view built, where wires of its sort are cut.
  public let noticed: [Behaviour]
}

extension SeamReport {
  /// The behaviours that are held, and fail where every wire of a sort carries nothing.
  ///
  /// A wire that ends at a view is made where that view is: no test without one makes it, or notices that it is gone.
  public func noticing(_ sort: WireSort) -> [Behaviour] {
    guard let source = pattern.seam else { return [] }
    return entries.filter { entry in
      guard entry.outcome.isHeld, entry.wires.contains(sort) else { return false }
      return !SeamRun(source, entry.behaviour, of: pattern, cut: sort).outcome.isHeld
    }.map(\.behaviour)
  }

  /// The wires of a scenario that drift silently when cut, each with the tests that notice.
  public func silentCuts(in scenario: Scenario) -> [SilentCut] {
    silentCuts(among: pattern.wireFaults(scenario))
  }

  /// The same, of faults that were found already.
  public func silentCuts(among faults: [WireFault]) -> [SilentCut] {
    var known: [WireSort: [Behaviour]] = [:]
    return faults.filter { $0.outcome == .drift }.map { fault in
      let sort = WireSort(fault.wire)
      let noticed = known[sort] ?? noticing(sort)
      known[sort] = noticed
      return SilentCut(fault: fault, noticed: noticed)
    }
  }
}
