@testable import ArchTrace

/// Makes small traces at random, of names and values that are easily taken for one another, and changes what one says.
struct RandomTraces {
  var random: SplitMix64

  private static let texts = [
    "call", "Blog", "Blog#2", "café", "cafe\u{301}", "a\u{2028}b", "a\u{7F}b", "say \"hi\"", "back\\slash",
    "tab\t",
    "\u{0}", "\u{1B}[31m", "🦊🧡", "K", "\u{212A}", "", " ", "a b", "x: y -> z", "/slash/", "\u{FFFF}",
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", "ﷺ", "e", "é",
  ]

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func text() -> String { Self.texts[below(Self.texts.count)] }

  private mutating func participant() -> String {
    ["Blog", "Blog#2", "café", "cafe\u{301}", "View", "Store"][below(6)]
  }

  mutating func value(_ depth: Int = 0) -> TraceValue {
    switch below(depth > 2 ? 6 : 9) {
    case 0: return .null
    case 1: return .bool(below(2) == 0)
    case 2: return .int([0, 1, -1, 10, 9_007_199_254_740_993, .max, .min, below(1000)][below(8)])
    case 3: return below(3) == 0 ? number() : .double([0.5, -2.25, 1e300, 1e-300, 0.1][below(5)])
    case 4, 5: return .string(text())
    case 6: return .array((0..<below(4)).map { _ in value(depth + 1) })
    case _: return .object(members(depth + 1))
    }
  }

  /// A number that is near another one.
  private mutating func number() -> TraceValue {
    let texts = [
      "9223372036854775808", "9223372036854775809", "0.1000000000000000055", "0.10000000000000000551",
      "1e400",
      "1.1e400", "-0.0", "1e-400", "-1e999999999",
    ]
    return (try? TraceValue(parsing: Array(texts[below(texts.count)].utf8))) ?? .null
  }

  private mutating func members(_ depth: Int) -> [TraceValue.Member] {
    var seen: Set<ExactText> = []
    return (0..<below(4)).compactMap { _ in
      let key = text()
      return seen.insert(ExactText(key)).inserted ? .init(key, value(depth)) : nil
    }
  }

  private mutating func extra() -> [TraceValue.Member] { below(4) == 0 ? [.init("vendor", value(1))] : [] }

  mutating func trace() -> Trace {
    var trace = Trace()
    trace.header.scenario = text()
    if below(2) == 0 {
      trace.header.participants = [
        TraceParticipant(name: "View", role: "view", extra: extra()),
        TraceParticipant(name: "Store", role: "store"),
      ]
    }
    trace.header.extra = extra()
    var id = EventID(step: 0, index: 0)
    for place in 0..<2 + below(5) {
      if place > 0 {
        id =
          below(3) == 0 ? EventID(step: id.step + 1, index: 0) : EventID(step: id.step, index: id.index + 1)
      }
      trace.events.append(event(id, after: trace.events))
    }
    trace.steps = id.step
    return trace
  }

  private mutating func event(_ id: EventID, after events: [Event]) -> Event {
    let kinds = EventKind.known + [.other("wink"), .other("c\u{301}all")]
    var event = Event(
      id: id, time: (events.last?.time ?? 0) + below(3),
      cause: below(2) == 0 ? events.randomElement(using: &random)?.id : nil,
      kind: kinds[below(kinds.count)], from: participant())
    if below(2) == 0 { event.to = participant() }
    if below(2) == 0 { event.name = text() }
    if below(2) == 0 { event.value = value() }
    if below(3) == 0 {
      event.changes = (0..<1 + below(2)).map { _ in
        Change(text(), old: below(2) == 0 ? value(1) : nil, new: value(1), extra: extra())
      }
    }
    if event.kind == .create { event.role = ["view", "store", "viewModel"][below(3)] }
    if below(5) == 0 { (event.file, event.line) = ("A.swift", below(100)) }
    event.extra = extra()
    return event
  }

  /// The trace with one meaning changed.
  mutating func changed(_ trace: Trace) -> Trace {
    var result = trace
    let place = below(trace.events.count)
    while result == trace {
      switch below(13) {
      case 0: result.events[place].kind = EventKind.known[below(EventKind.known.count)]
      case 1: result.events[place].from = other(trace.events[place].from)
      case 2: result.events[place].to = trace.events[place].to.map(other) ?? "Other"
      case 3: result.events[place].name = text()
      case 4: result.events[place].value = other(trace.events[place].value)
      case 5: change(&result.events[place])
      case 6: result.events[place].extra = [.init("vendor", other(trace.events[place].extra.first?.value))]
      case 7: result.events[place].role = (trace.events[place].role ?? "") + "x"
      case 8: result.header.scenario = text()
      case 9: result.header.extra = [.init("vendor", other(trace.header.extra.first?.value))]
      case 10: result.steps += 1
      case 11: result.events[place].changes.append(Change(text(), old: nil, new: value(1)))
      case _: result.header.pattern += "x"
      }
    }
    return result
  }

  private func other(_ name: String) -> String { "Other\(name)" }

  private mutating func other(_ value: TraceValue?) -> TraceValue {
    switch value {
    case .int(let number)? where below(2) == 0: .int(number == .max ? 0 : number + 1)
    case .string(let text)? where below(2) == 0: .string(text + "\u{301}")
    case .array(let elements)? where below(2) == 0: .array(elements + [.null])
    case .object(let members)? where !members.isEmpty && below(2) == 0: .object(members.dropLast())
    case let same: same == .null ? .bool(true) : .null
    }
  }

  private mutating func change(_ event: inout Event) {
    guard !event.changes.isEmpty else { return event.value = other(event.value) }
    switch below(4) {
    case 0: event.changes[0].path += "\u{301}"
    case 1: event.changes[0].old = other(event.changes[0].old)
    case 2: event.changes[0].new = other(event.changes[0].new)
    case _: event.changes[0].extra = [.init("vendor", other(event.changes[0].extra.first?.value))]
    }
  }
}
