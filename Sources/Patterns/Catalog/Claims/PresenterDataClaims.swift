import ArchTrace
import Runtime

/// What views show of the texts that they are handed, as runs have it.
func viewDataIsUsedAsItIs(_ context: ClaimContext) throws(ClaimError) -> Finding {
  var (asItIs, otherwise, added) = (Tally<String>(), Tally<String>(), Tally<String>())
  // How far a list is, is no text.
  let states = Set(["loading", "loaded", "empty", "error", "failed"])
  var calls = 0
  for run in try context.runs("mvp/protocol") + context.runs("mvp/block") {
    var texts: [EventID: Set<String>] = [:]
    for event in run.events {
      if let flow = run.flow(event), flow.from == .presenter, flow.to == .view, flow.kind == .call,
        let found = event.value?.strings.subtracting(states), !found.isEmpty
      {
        texts[event.id] = found
        calls += 1
      }
      guard event.kind == .render, let given = event.cause.flatMap({ texts[$0] }) else { continue }
      for change in event.changes {
        guard case .string(let shown)? = change.new else { continue }
        let member = String(change.path.split(separator: ".").last ?? "")
        if given.contains(shown) {
          asItIs.add(member, run.evidence(event))
        } else if member == "state" {
          added.add(member, run.evidence(event))
        } else {
          otherwise.add(member, run.evidence(event))
        }
      }
    }
  }
  let (first, second) = (try context.seams("mvp/protocol"), try context.seams("mvp/block"))
  return Finding(
    otherwise.total == 0 ? .holds : .refuted,
    "\(asItIs.total) texts are shown as they were handed over and \(otherwise.total) otherwise; what views add is "
      + "that something is there, \(added.total) times",
    figures: [
      Measured("calls that hand over texts", calls), Measured("texts shown as they are", asItIs.total),
      Measured("shown otherwise", otherwise.total), Measured("states that views set with them", added.total),
      Measured("behaviours", first.count),
      Measured("mvp/protocol held by what fake views are told", first.told),
      Measured("mvp/block held by what fake views are told", second.told),
    ],
    evidence: (otherwise.firsts + asItIs.firsts + added.firsts).unique)
}

extension TraceValue {
  /// All strings in it.
  fileprivate var strings: Set<String> {
    switch self {
    case .string(let text): [text]
    case .array(let items): items.reduce(into: []) { $0.formUnion($1.strings) }
    case .object(let members): members.reduce(into: []) { $0.formUnion($1.value.strings) }
    case .null, .bool, .int, .double, .decimal: []
    }
  }
}
