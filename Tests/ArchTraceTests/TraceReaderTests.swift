import ArchTrace
import Testing

private let header = #"{"format":"archcli-trace","version":1,"pattern":"tea","scenario":"s"}"#

@Suite struct TraceReaderTests {
  @Test(arguments: TraceFormat.allCases)
  func whatWasWrittenIsRead(format: TraceFormat) throws {
    let trace = Trace(everyKey, steps: 3)
    let read = try Trace(reading: trace.bytes(format))
    #expect(read == trace)
    #expect(read.bytes(format) == trace.bytes(format))
  }

  @Test(arguments: TraceFormat.allCases)
  func anEmptyTrace(format: TraceFormat) throws {
    #expect(try Trace(reading: Trace().bytes(format)) == Trace())
  }

  @Test func manyChunks() throws {
    let trace = Trace(sampleEvents(steps: 5000), steps: 5000)
    #expect(try Trace(reading: trace.bytes()) == trace)
    var reader = try TraceReader(name: "t", source: MemorySource(trace.bytes()))
    #expect(try reader.readToEnd() == TraceFooter(events: 40_000, steps: 5000))
    #expect(try reader.next() == nil)
  }

  @Test func aLongLine() throws {
    let long = Event(
      id: EventID(step: 0, index: 0), time: 0, kind: .screen, from: "w",
      value: .string(String(repeating: "x\u{1}é", count: 200_000)))
    #expect(try Trace(reading: Trace([long]).bytes()).events == [long])
  }

  @Test func carriageReturnsAndAByteOrderMark() throws {
    let trace = Trace(sampleEvents(steps: 3), steps: 3)
    let text = "\u{FEFF}" + trace.text.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    #expect(try Trace(reading: Array(text.utf8)) == trace)
  }

  @Test func spacesAndAMissingLastLineBreak() throws {
    let text =
      header + "\n  { \"id\" : \"1\" ,\t\"t\":0,\"kind\":\"call\",\"from\":\"a\" }  \n\n"
      + " {\"end\": true, \"events\":1 , \"steps\":1}"
    let trace = try Trace(reading: Array(text.utf8))
    #expect(trace.events == [Event(id: EventID(step: 1, index: 0), time: 0, kind: .call, from: "a")])
  }

  @Test func escapesAreResolved() throws {
    let value = try TraceValue(parsing: #""\u0041\n\t\b\f\r\/\\\"\u00e9\uD83D\uDE00""#.utf8)
    #expect(value == .string("A\n\t\u{8}\u{C}\r/\\\"é😀"))
  }

  @Test func headsLeaveOutValues() throws {
    let trace = Trace(everyKey, steps: 3)
    var reader = try TraceReader(name: "t", source: MemorySource(trace.bytes()), detail: .heads)
    var event = everyKey[0]
    (event.value, event.changes, event.extra) = (nil, [], [])
    #expect(try reader.next() == event)
  }

  @Test func stepsMaySkipAndMayLackAnOpeningEvent() throws {
    let text = [
      header, #"{"id":"2.1","t":0,"kind":"call","from":"a"}"#,
      #"{"id":"7","t":0,"cause":"2.1","kind":"call","from":"a"}"#,
      #"{"id":"7.4","t":0,"cause":"7","kind":"call","from":"a"}"#,
      #"{"id":"9","t":0,"cause":"7.4","kind":"call","from":"a"}"#, #"{"end":true,"events":4,"steps":9}"#,
    ].joined(separator: "\n")
    #expect(try Trace(reading: Array(text.utf8)).events.count == 4)
  }

  @Test(arguments: [
    ("1", TraceValue.int(1)), ("-0", .double(-0.0)), ("1.0", .double(1)), ("1e3", .double(1000)),
    ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)), ("0.1", .double(0.1)),
    (" [ 1 , {\n\"a\" : null } ] ", .array([.int(1), .object([.init("a", .null)])])), ("[]", .array([])),
    ("{ }", .object([])), ("\"\"", .string("")), ("true", .bool(true)), ("false", .bool(false)),
  ])
  func values(text: String, value: TraceValue) throws {
    #expect(try TraceValue(parsing: text.utf8) == value)
  }

  @Test(arguments: [
    ("", "JSON:1:1: error: expected a value, found the end"),
    ("[1,\n 2,,]", "JSON:2:4: error: expected a value, found ','"),
    ("1 2", "JSON:1:3: error: expected the end, found '2'"),
    ("01", "JSON:1:1: error: a number with a leading zero"),
    ("1.", "JSON:1:3: error: expected a digit after the point, found the end"),
    ("1e", "JSON:1:3: error: expected a digit of the exponent, found the end"),
    ("-", "JSON:1:2: error: expected a digit, found the end"),
    ("nul", "JSON:1:1: error: expected a value; \"null\" is not complete"),
    (
      "1e4000000000000000000",
      "JSON:1:1: error: a number out of range: an exponent has at most 18 digits"
    ),
    (#"{"a":1,"\u0061":2}"#, "JSON:1:8: error: the key \"a\" stands here twice"),
    (#""\ud800x""#, "JSON:1:2: error: half of a surrogate pair: the second half is missing"),
    (#""\udc00""#, "JSON:1:2: error: half of a surrogate pair: the first half is missing"),
    (#""\u12g4""#, "JSON:1:2: error: \\u needs four hexadecimal digits"),
    (#""\x""#, "JSON:1:2: error: an unknown escape in a string"),
    ("\"a\tb\"", "JSON:1:3: error: a control character in a string must be escaped: 0x9"),
    ("[\"abc", "JSON:1:2: error: this string has no closing quote"),
    ("[1", "JSON:1:3: error: expected ',' or ']', found the end"),
    ("{1:2}", "JSON:1:2: error: expected a key in quotes, found '1'"),
    ("{\"a\" 2}", "JSON:1:6: error: expected ':', found '2'"),
  ])
  func valueErrors(text: String, message: String) {
    let error = #expect(throws: TraceError.self) { try TraceValue(parsing: text.utf8) }
    #expect(error?.description == message)
  }

  @Test func deepNestingIsRefused() throws {
    let deep = String(repeating: "[", count: 10_000)
    let error = #expect(throws: TraceError.self) { try TraceValue(parsing: deep.utf8) }
    #expect(error?.description == "JSON:1:513: error: nested deeper than 512")
    let most = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try TraceValue(parsing: most.utf8).json == most)
  }

  @Test func manyKeysAreComparedToo() throws {
    let keys = (0..<1000).map { "\"k\($0)\":1" }
    #expect(throws: Never.self) { try TraceValue(parsing: "{\(keys.joined(separator: ","))}".utf8) }
    let twice = "{\((keys + [keys[3]]).joined(separator: ","))}"
    let error = #expect(throws: TraceError.self) { try TraceValue(parsing: twice.utf8) }
    #expect(error?.message == "the key \"k3\" stands here twice")
  }
}
