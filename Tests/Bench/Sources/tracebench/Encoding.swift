import ArchTrace
import Foundation

/// Writes the events of a trace with `JSONEncoder`, as a program would that wants what this library gives: one event a
/// line, the same bytes in every process. So its keys are sorted, without which their order is another each time, and
/// its lines are gathered and written in the same large pieces. The events are made before the clock starts.
/// - Returns: The seconds that encoding and writing took.
func encode(_ path: String, to output: String) throws -> Double {
  var events: [Encoded] = []
  var reader = try TraceReader(path: path)
  while let event = try reader.next() { events.append(Encoded(event)) }
  FileManager.default.createFile(atPath: output, contents: nil)
  guard let file = FileHandle(forWritingAtPath: output) else { throw CocoaError(.fileWriteUnknown) }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let start = DispatchTime.now().uptimeNanoseconds
  var lines = Data()
  for event in events {
    lines.append(try encoder.encode(event))
    lines.append(0x0A)
    if lines.count >= 1 << 16 {
      try file.write(contentsOf: lines)
      lines.removeAll(keepingCapacity: true)
    }
  }
  try file.write(contentsOf: lines)
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
}

private struct Encoded: Encodable {
  let id: String
  let t: Int
  let cause: String?
  let kind, from: String
  let to, name: String?
  let value: Value?
  let changes: [EncodedChange]?
  let role: String?

  init(_ event: Event) {
    id = event.id.description
    t = event.time
    cause = event.cause?.description
    kind = event.kind.name
    from = event.from
    to = event.to
    name = event.name
    value = event.value.map(Value.init)
    changes = event.changes.isEmpty ? nil : event.changes.map(EncodedChange.init)
    role = event.role
  }
}

private struct EncodedChange: Encodable {
  let path: String
  let old, new: Value?

  init(_ change: Change) {
    path = change.path
    old = change.old.map(Value.init)
    new = change.new.map(Value.init)
  }
}

private struct Value: Encodable {
  let value: TraceValue

  init(_ value: TraceValue) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    switch value {
    case .null: try single.encodeNil()
    case .bool(let value): try single.encode(value)
    case .int(let value): try single.encode(value)
    case .double(let value): try single.encode(value)
    case .decimal(let value): try single.encode(value.text)
    case .string(let value): try single.encode(value)
    case .array(let values): try single.encode(values.map(Value.init))
    case .object(let members):
      try single.encode(Dictionary(members.map { ($0.key, Value($0.value)) }) { $1 })
    }
  }
}
