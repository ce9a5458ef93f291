import ArchTrace
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct TraceWriterTests {
  private let sample = Trace(
    [
      Event(id: EventID(step: 1, index: 0), time: 0, kind: .input, from: "user", to: "Window", name: "tap"),
      Event(
        id: EventID(step: 1, index: 1), time: 5, cause: EventID(step: 1, index: 0), kind: .state,
        from: "BlogStore",
        changes: [Change("blogs[0].liked", old: .bool(false), new: .bool(true))]),
    ], steps: 2)

  @Test func canonicalLines() {
    #expect(
      sample.text == """
        {"format":"archcli-trace","version":1,"pattern":"mvc","variant":"model","scenario":"test"}
        {"id":"1","t":0,"kind":"input","from":"user","to":"Window","name":"tap"}
        {"id":"1.1","t":5,"cause":"1","kind":"state","from":"BlogStore","changes":[{"path":"blogs[0].liked","old":false,"new":true}]}
        {"end":true,"events":2,"steps":2}

        """)
  }

  @Test func oneDocument() throws {
    let text = String(decoding: sample.bytes(.json), as: UTF8.self)
    #expect(
      text == """
        {"format":"archcli-trace","version":1,"pattern":"mvc","variant":"model","scenario":"test","events":[
        {"id":"1","t":0,"kind":"input","from":"user","to":"Window","name":"tap"},
        {"id":"1.1","t":5,"cause":"1","kind":"state","from":"BlogStore","changes":[{"path":"blogs[0].liked","old":false,"new":true}]}
        ],"footer":{"end":true,"events":2,"steps":2}}

        """)
    #expect(try TraceValue(parsing: text.utf8)["footer"]?["events"] == .int(2))
  }

  @Test func everyKeyInOrder() {
    let line = Trace([everyKey[1]]).text.split(separator: "\n")[1]
    #expect(
      line == """
        {"id":"0.1","t":10,"cause":"0","kind":"route","from":"BlogPresenter","to":"BlogView#2",\
        "name":"show(_:)","value":{"count":1,"ok":true},\
        "changes":[{"path":"blogs[3].like","old":null,"new":"♥ \\"liked\\""},\
        {"path":"gone","old":[-1,0.5]},{"path":"new","new":{}}],\
        "role":"presenter","file":"BlogPresenter.swift","line":12,"vendor":[]}
        """)
  }

  @Test func participantsInTheHeader() {
    var trace = Trace()
    trace.header.variant = nil
    trace.header.participants = [TraceParticipant(name: "BlogStore", role: "store")]
    trace.header.extra = [.init("app", .string("Blog"))]
    #expect(
      trace.text == """
        {"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"test",\
        "participants":[{"name":"BlogStore","role":"store"}],"app":"Blog"}
        {"end":true,"events":0,"steps":0}

        """)
  }

  @Test(arguments: [
    ("plain", "\"plain\""),
    ("a\"b\\c/d", "\"a\\\"b\\\\c/d\""),
    ("\n\t\r\u{8}\u{C}", "\"\\n\\t\\r\\b\\f\""),
    ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\\u007f\""),
    ("\u{2028}\u{2029}\u{2027}€é日本😀", "\"\\u2028\\u2029\u{2027}€é日本😀\""),
    (
      "a long ASCII text, then \u{1B}[31m and on it goes",
      "\"a long ASCII text, then \\u001b[31m and on it goes\""
    ),
  ])
  func escapes(text: String, json: String) {
    #expect(TraceValue.string(text).json == json)
  }

  @Test(arguments: [
    (TraceValue.int(0), "0"), (.int(-1), "-1"), (.int(.max), "9223372036854775807"),
    (.int(.min), "-9223372036854775808"), (.int(10), "10"), (.int(99), "99"), (.int(100), "100"),
    (.double(1), "1.0"), (.double(0.1), "0.1"), (.double(-2.5e-7), "-2.5e-07"), (.double(.infinity), "null"),
    (.double(.nan), "null"), (.null, "null"), (.array([.bool(true), .bool(false)]), "[true,false]"),
    (.object([.init("b", .int(1)), .init("a", .array([]))]), "{\"b\":1,\"a\":[]}"),
  ])
  func values(value: TraceValue, json: String) {
    #expect(value.json == json)
  }

  @Test func integersOfEveryLength() {
    var number = 1
    while number < Int.max / 10 {
      for candidate in [number - 1, number, -number, number + 1] {
        #expect(TraceValue.int(candidate).json == candidate.description)
      }
      number *= 10
    }
  }

  @Test func aFullDiskIsRemembered() {
    let full = open("/dev/full", O_WRONLY)
    guard full >= 0 else { return }  // Only Linux has one.
    defer { close(full) }
    let writer = TraceWriter(to: full)
    writer.begin(sample.header)
    writer.receive(sample.events[0])
    #expect(writer.failure == nil)
    writer.end(TraceFooter(events: 1, steps: 1))
    #expect(writer.failure == ENOSPC)
    writer.receive(sample.events[0])
    writer.flush()
    #expect(writer.failure == ENOSPC)
  }

  @Test func aDescriptorGetsTheSameBytes() throws {
    var ends: [CInt] = [0, 0]
    #expect(pipe(&ends) == 0)
    let writer = TraceWriter(to: ends[1], format: .json)
    writer.begin(sample.header)
    for event in sample.events { writer.receive(event) }
    writer.end(TraceFooter(events: 2, steps: 2))
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(ends[0], &bytes, bytes.count)
    close(ends[0])
    #expect(Array(bytes.prefix(count)) == sample.bytes(.json))
  }
}
