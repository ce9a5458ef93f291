import ArchTrace
import Catalog
import Runtime

/// What the page's script is told beside the traces themselves.
struct PageData {
  /// The traces, in the order of the page.
  let traces: [PageTrace]
  /// What links call them, each its own.
  let keys: [String]
  /// Every rule that is broken, each once.
  private let rules: [Rule]

  /// Puts it together.
  init(_ traces: [PageTrace]) {
    self.traces = traces
    var keys: [String] = []
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    for name in traces.map(\.linkName) {
      var key = name
      var number = numbers[name] ?? 2
      while !taken.insert(key).inserted {
        key = "\(name):\(number)"
        number += 1
      }
      numbers[name] = number
      keys.append(key)
    }
    self.keys = keys
    rules = traces.flatMap(\.breaches).map(\.rule).reduce(into: []) { rules, rule in
      if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    }
  }

  /// The scenario, where all traces are of one.
  var scenario: String? {
    let names = Set(traces.map { ExactText($0.header.scenario) })
    return names.count == 1 ? names.first?.text : nil
  }

  /// All of it as JSON.
  var json: String {
    jsonForTerminal(
      .object([
        .init("scenario", scenario.map { .string($0) } ?? .null),
        .init("traces", .array(zip(traces, keys).map(value))),
        .init(
          "rules",
          .array(
            rules.map { rule in
              .object([
                .init("id", .string(rule.id)), .init("why", .string(rule.why)),
                .init("fix", .string(rule.fix)),
              ])
            })),
        .init("metrics", .array(Metric.all(.usual).map(value))),
      ]))
  }

  private func value(_ trace: PageTrace, _ key: String) -> TraceValue {
    .object([
      .init("key", .string(key)), .init("title", .string(trace.title)),
      .init("scenario", .string(trace.header.scenario)),
      .init("against", .string(trace.rules?.pattern ?? trace.header.pattern)),
      .init("held", trace.rules.map { .int($0.rules.count) } ?? .null),
      .init("breaches", .array(trace.breaches.map(value))),
      .init("breachesLeftOut", .int(trace.breachesLeftOut)),
      .init(
        "hops",
        .array(
          trace.measures.hopsByAction.map { action in
            .array([.int(action.step), .string(trace.actions[action.step] ?? ""), .int(action.hops)])
          })),
      .init("wires", trace.figure(.wires)?.value ?? .null),
      .init("drifts", trace.drifts.map { .array($0.map(value)) } ?? .null),
    ])
  }

  private func value(_ breach: Violation) -> TraceValue {
    let rule = rules.firstIndex { $0.id == breach.rule.id } ?? 0
    return .array([.string("\(breach.event)"), .int(rule), .string(breach.message)])
  }

  private func value(_ fault: WireFault) -> TraceValue {
    let (wire, difference) = (fault.wire, fault.difference)
    return .object([
      .init("number", .int(wire.number)), .init("kind", .string(wire.kind.rawValue)),
      .init("name", .string(wire.name)), .init("from", .string(wire.from)), .init("to", .string(wire.to)),
      .init("step", difference.map { .int($0.step) } ?? .null),
      .init("action", difference.map { .string($0.action) } ?? .null),
      .init("offset", difference.map { .int($0.offset) } ?? .null),
      .init("missed", difference?.missed.map { .string($0) } ?? .null),
      .init("instead", difference?.instead.map { .string($0) } ?? .null),
    ])
  }

  private func value(_ metric: Metric) -> TraceValue {
    .object([
      .init("metric", .string(metric.rawValue)), .init("meaning", .string(metric.meaning)),
      .init("figures", .array(traces.map { $0.figure(metric)?.value ?? .null })),
    ])
  }
}
