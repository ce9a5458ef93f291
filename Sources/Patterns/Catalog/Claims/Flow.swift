import ArchTrace
import Runtime

/// Who acts on whom, and how, by role: `view → presenter call`.
struct Flow: Hashable, Comparable, CustomStringConvertible {
  /// The role of who acts.
  let from: Role
  /// The role of whom it acts on; its own where it acts on itself.
  let to: Role
  /// How.
  let kind: EventKind

  var description: String { "\(from.rawValue) → \(to.rawValue) \(kind.name)" }

  static func < (a: Flow, b: Flow) -> Bool { a.description < b.description }
}

/// How often something happened, and the first time that it did.
struct Tally<Key: Hashable & Comparable> {
  private var entries: [Key: (count: Int, first: Evidence)] = [:]

  /// Counts one.
  mutating func add(_ key: Key, _ evidence: @autoclosure () -> Evidence) {
    if let entry = entries[key] {
      entries[key] = (entry.count + 1, entry.first)
    } else {
      entries[key] = (1, evidence())
    }
  }

  /// What happened, in order.
  var keys: [Key] { entries.keys.sorted() }

  /// How often all together.
  var total: Int { entries.values.reduce(0) { $0 + $1.count } }

  /// How often one did.
  func count(_ key: Key) -> Int { entries[key]?.count ?? 0 }

  /// The first time of each, in order.
  var firsts: [Evidence] { keys.compactMap { entries[$0]?.first } }

  /// Those of some keys only.
  func filter(_ isWanted: (Key) -> Bool) -> Tally {
    var tally = self
    tally.entries = entries.filter { isWanted($0.key) }
    return tally
  }
}

extension ClaimRun {
  /// The flow that an event belongs to; nil where it is nobody's act on anybody: a life that begins or ends, a
  /// screen, a timer, an input, an error.
  func flow(_ event: Event) -> Flow? {
    switch event.kind {
    case .route, .call, .message, .command, .subscribe, .unsubscribe, .notify, .state, .render, .read,
      .navigate,
      .request, .response:
      guard let from = role(of: event.from), let to = role(of: event.to ?? event.from) else { return nil }
      return Flow(from: from, to: to, kind: event.kind)
    case .input, .timer, .create, .destroy, .screen, .error, .other: return nil
    }
  }
}

extension Sequence<ClaimRun> {
  /// How often each flow is on record in the runs.
  func flows(_ isWanted: (Flow) -> Bool = { _ in true }) -> Tally<Flow> {
    var tally = Tally<Flow>()
    for run in self {
      for event in run.events {
        if let flow = run.flow(event), isWanted(flow) { tally.add(flow, run.evidence(event)) }
      }
    }
    return tally
  }
}
