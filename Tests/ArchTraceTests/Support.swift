import ArchTrace

/// A small generator with a seed (Steele, Lea, Flood: SplitMix64), the same numbers on every machine.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A trace as values.
struct Trace: Equatable {
  var header = TraceHeader(pattern: "mvc", variant: "model", scenario: "test")
  var events: [Event] = []
  var steps = 0

  init(_ events: [Event] = [], steps: Int = 0) {
    self.events = events
    self.steps = steps
  }

  /// Reads a trace.
  init(reading bytes: [UInt8], name: String = "t") throws {
    var reader = try TraceReader(name: name, source: MemorySource(bytes))
    header = reader.header
    while let event = try reader.next() { events.append(event) }
    steps = reader.footer?.steps ?? -1
  }

  func bytes(_ format: TraceFormat = .ndjson) -> [UInt8] {
    let writer = TraceWriter(format: format)
    writer.begin(header)
    for event in events { writer.receive(event) }
    writer.end(TraceFooter(events: events.count, steps: steps))
    return writer.bytes
  }

  var text: String { String(decoding: bytes(), as: UTF8.self) }
}

/// One event of every kind, with every key.
let everyKey: [Event] = {
  var events: [Event] = []
  for (index, kind) in (EventKind.known + [.other("teleport")]).enumerated() {
    events.append(
      Event(
        id: EventID(step: 0, index: index), time: index * 10,
        cause: index == 0 ? nil : EventID(step: 0, index: index - 1), kind: kind, from: "BlogPresenter",
        to: "BlogView#2", name: "show(_:)",
        value: .object([.init("count", .int(index)), .init("ok", .bool(true))]),
        changes: [
          Change("blogs[3].like", old: .null, new: .string("♥ \"liked\"")),
          Change("gone", old: .array([.int(-1), .double(0.5)]), new: nil),
          Change("new", old: nil, new: .object([])),
        ],
        role: "presenter", file: "BlogPresenter.swift", line: 12, extra: [.init("vendor", .array([]))]))
  }
  return events
}()

/// A run of `steps` steps of some events each, as a pattern might leave it.
func sampleEvents(steps: Int, each: Int = 8) -> [Event] {
  var events: [Event] = []
  for step in 1...steps {
    for index in 0..<each {
      let kinds: [EventKind] = [.input, .call, .request, .response, .state, .notify, .render, .screen]
      let kind = kinds[index % kinds.count]
      let changes = Change(
        "blogs[\(step % 7)].likes", old: .int(step * 10 + index), new: .int(step * 10 + index + 1))
      events.append(
        Event(
          id: EventID(step: step, index: index), time: step * 100 + index,
          cause: index == 0 ? nil : EventID(step: step, index: index - 1), kind: kind,
          from: index == 0 ? "user" : "BlogController#\(index % 3 + 2)", to: index == 0 ? "Window" : nil,
          name: kind == .request ? "POST /blogs/\(step)/like" : "step\(step % 5)",
          value: kind == .screen ? .array([.string("Blog"), .string("likes \(step)")]) : .int(index),
          changes: kind == .state || kind == .render ? [changes] : []))
    }
  }
  return events
}
