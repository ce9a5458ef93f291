/// A sort of wire that, when somebody forgets it, leaves a screen wrong later and nobody says so.
public struct Hazard: Sendable {
  /// The sort.
  public let sort: WireSort
  /// The wires of that sort that drift in the scenario, the first made first.
  public let cuts: [SilentCut]

  /// Whether a test with no view notices.
  public var isNoticed: Bool { cuts.contains { !$0.noticed.isEmpty } }

  /// The hazards of a scenario's run, in the order in which their wires are made.
  public static func all(_ cuts: [SilentCut]) -> [Hazard] {
    var order: [WireSort] = []
    var bySort: [WireSort: [SilentCut]] = [:]
    for cut in cuts {
      let sort = WireSort(cut.fault.wire)
      if bySort[sort] == nil { order.append(sort) }
      bySort[sort, default: []].append(cut)
    }
    return order.map { Hazard(sort: $0, cuts: bySort[$0] ?? []) }
  }
}
