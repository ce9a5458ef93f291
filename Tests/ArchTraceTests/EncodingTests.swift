@testable import ArchTrace
import Testing

/// The ways on which the writer is quick, held against one that is plain.
@Suite struct EncodingTests {
  /// A JSON string, one scalar at a time.
  private func plainly(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x0D: result += "\\r"
      case 0x08: result += "\\b"
      case 0x0C: result += "\\f"
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  @Test(arguments: [
    "a", " ", "!", "#", "[", "]", "~", "\"", "\\", "\u{0}", "\n", "\u{1F}", "\u{7F}", "\u{80}", "é",
    "\u{2028}", "日", "😀",
  ])
  func aLetterAtEveryPlaceOfEveryLength(letter: String) {
    for length in 0...40 {
      for place in 0...length {
        let text =
          String(repeating: "x", count: place) + letter + String(repeating: "y", count: length - place)
        #expect(TraceValue.string(text).json == plainly(text))
      }
    }
  }

  @Test func stringsLongerThanTheBuffer() {
    for text in [String(repeating: "long ", count: 100_000), String(repeating: "é\n", count: 100_000)] {
      #expect(TraceValue.string(text).json == plainly(text))
      let event = Event(
        id: EventID(step: 0, index: 0), time: 0, kind: .other(text), from: text, to: text, name: text)
      let line = Trace([event]).text.split(separator: "\n")[1]
      let json = plainly(text)
      #expect(
        line == "{\"id\":\"0\",\"t\":0,\"kind\":\(json),\"from\":\(json),\"to\":\(json),\"name\":\(json)}")
    }
  }

  @Test func deepAndWideValues() throws {
    for depth in [100, 200, 300, 500] {
      var value = TraceValue.int(1)
      for level in 0..<depth { value = level % 2 == 0 ? .array([value]) : .object([.init("k", value)]) }
      let json = value.json
      #expect(try TraceValue(parsing: json.utf8) == value)
      #expect(json.utf8.count == 1 + depth / 2 * 8)
    }
    let wide = TraceValue.array(
      (0..<5000).map { .array([.int($0), .double(Double($0) / 3), .null, .bool($0 % 2 == 0)]) })
    #expect(try TraceValue(parsing: wide.json.utf8) == wide)
  }

  @Test func idsAndTimesOfEverySize() throws {
    var events: [Event] = []
    for step in [0, 1, 9, 10, 99, 100, 12_345_678, 99_999_999, 100_000_000, 123_456_789_012, Int.max] {
      for index in [0, 1, 10, 99, 100, 12_345, 100_000_000] {
        let id = EventID(step: step, index: index)
        events.append(Event(id: id, time: step, cause: id, kind: .call, from: "A", line: step))
        events.append(
          Event(id: id, time: -index, cause: EventID(step: index, index: step), kind: .call, from: "A"))
      }
    }
    let lines = Trace(events).text.split(separator: "\n").dropFirst().dropLast()
    for (event, line) in zip(events, lines) {
      let end = event.line.map { ",\"line\":\($0)}" } ?? "}"
      let cause = event.cause?.description ?? ""
      #expect(
        line
          == "{\"id\":\"\(event.id)\",\"t\":\(event.time),\"cause\":\"\(cause)\",\"kind\":\"call\",\"from\":\"A\"\(end)"
      )
    }
  }

  // MARK: Without an event

  private let names = [
    "user", "", "é", "a\"b", String(repeating: "x", count: 30), String(repeating: "y", count: 31),
    String(repeating: "z", count: 1000), "\n",
  ]

  /// Records every sort of event, by names and by numbers.
  private func record(to sink: any TraceSink) {
    let recorder = Recorder(TraceHeader(pattern: "mvc", scenario: "test"), to: sink)
    let table = NameTable(Array(names.dropLast()))
    table[names.count - 1] = names[0]
    table[names.count - 1] = names[names.count - 1]
    for (number, event) in everyKey.enumerated() {
      recorder.time = number * 7
      if number % 3 == 0 { recorder.open(step: number) }
      let from = number % names.count
      let to = number % 2 == 0 ? nil : (number + 3) % names.count
      recorder.record(
        event.kind, cause: event.cause, from: names[from], to: to.map { names[$0] }, name: event.name,
        value: event.value, changes: event.changes, role: event.role,
        place: number == 3 ? nil : ("File.swift", number))
      let changes = number == 6 ? [] : event.changes
      changes.withUnsafeBufferPointer {
        _ = recorder.record(
          event.kind, cause: event.cause, from: from, to: to, of: table, name: number == 4 ? nil : event.name,
          value: number == 5 ? nil : event.value, changes: $0, role: event.role)
      }
    }
    recorder.finish(steps: 5)
  }

  @Test(arguments: TraceFormat.allCases)
  func aRecordersLinesAreThoseOfItsEvents(format: TraceFormat) {
    let collector = EventCollector()
    record(to: collector)
    #expect(collector.events.count == 2 * everyKey.count)
    let copied = TraceWriter(format: format)
    copied.begin(TraceHeader(pattern: "mvc", scenario: "test"))
    for event in collector.events { copied.receive(event) }
    copied.end(TraceFooter(events: collector.events.count, steps: 5))
    let written = TraceWriter(format: format)
    record(to: written)
    #expect(String(decoding: written.bytes, as: UTF8.self) == String(decoding: copied.bytes, as: UTF8.self))
  }

  @Test func whatIsHandedOverStaysUntilTheNextPiece() {
    var pieces: [[UInt8]] = []
    var last: UnsafeRawBufferPointer?
    let writer = TraceWriter(handingOver: .ndjson) { bytes in
      if let last, let known = pieces.last { #expect(last.elementsEqual(known)) }
      pieces.append(Array(bytes))
      last = bytes
      return 0
    }
    let plain = TraceWriter()
    for sink in [writer, plain] {
      let recorder = Recorder(TraceHeader(pattern: "mvc", scenario: "test"), to: sink)
      for number in 0..<20_000 { recorder.record(.call, from: "A", to: "B", name: "method\(number)") }
      recorder.finish(steps: 0)
    }
    #expect(pieces.count > 3)
    if let last, let known = pieces.last { #expect(last.elementsEqual(known)) }
    #expect(Array(pieces.joined()) == plain.bytes)
  }

  @Test func aRecorderGoesOnAfterAFailedWrite() {
    var calls = 0
    let writer = TraceWriter { _ in
      calls += 1
      return 28
    }
    let recorder = Recorder(TraceHeader(pattern: "mvc", scenario: "test"), to: writer)
    let table = NameTable(["A"])
    writer.flush()
    for _ in 0..<10_000 {
      _ = recorder.record(
        .call, cause: nil, from: 0, to: nil, of: table, name: "f", value: nil,
        changes: UnsafeBufferPointer(start: nil, count: 0), role: nil)
      recorder.record(.call, from: "A", name: "f")
    }
    recorder.finish(steps: 0)
    #expect(calls == 1)
    #expect(writer.failure == 28)
    #expect(recorder.count == 20_000)
  }
}
