import ArchTrace
import Testing

private let header = #"{"format":"archcli-trace","version":1,"pattern":"tea","scenario":"s"}"#
private let event = #"{"id":"1","t":0,"kind":"call","from":"a"}"#

@Suite struct TraceErrorTests {
  private func message(_ lines: [String]) -> String {
    message(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  private func message(_ bytes: [UInt8]) -> String {
    do {
      _ = try Trace(reading: bytes)
      return "no error"
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("", "t:1:1: error: expected"),
    (
      "hello",
      "t:1:1: error: not a trace: it looks like text: the first line must be the header, {\"format\":\"archcli-trace\",…}"
    ),
    ("{}", "t:1:1: error: not a trace: the header has no \"format\""),
    (#"{"format":"har","version":1}"#, #"t:1:11: error: not a trace: "format" must be "archcli-trace""#),
    (#"{"format":"archcli-trace"}"#, #"t:1:1: error: a header without "version""#),
    (
      #"{"format":"archcli-trace","version":2,"pattern":7}"#,
      "t:1:37: error: version 2 of the format is not known; this reads version 1"
    ),
    (#"{"format":"archcli-trace","version":1,"scenario":"s"}"#, #"t:1:1: error: a header without "pattern""#),
    (
      #"{"format":"archcli-trace","version":1,"pattern":7,"scenario":"s"}"#,
      #"t:1:49: error: "pattern" must be a string"#
    ),
    (
      #"{"format":"archcli-trace","version":1,"version":1}"#,
      #"t:1:39: error: the key "version" stands here twice"#
    ),
    (
      #"{"format":"archcli-trace","version":1,"pattern":"p","scenario":"s","participants":[1]}"#,
      #"t:1:83: error: "participants" must be an array of {"name","role"}"#
    ),
    (header + " x", "t:1:71: error: expected the end of the line, found 'x'"),
  ])
  func headers(line: String, expected: String) {
    #expect(message([line]).hasPrefix(line.isEmpty ? "t:1:1: error: " : expected))
    if !line.isEmpty { #expect(message([line]) == expected) }
  }

  @Test(arguments: [
    (#"{"id":"1","t":0,"kind":"call"}"#, #"t:2:1: error: an event without "from""#),
    (#"{"t":0,"kind":"call","from":"a"}"#, #"t:2:1: error: an event without "id""#),
    (#"{"id":"1","t":0,"from":"a"}"#, #"t:2:1: error: an event without "kind""#),
    ("{}", "t:2:1: error: an event without keys"),
    ("[]", "t:2:1: error: expected an event's '{', found '['"),
    (#"{"id":1,"t":0}"#, #"t:2:7: error: "id" must be a string"#),
    (#"{"id":"1.0"}"#, #"t:2:7: error: "id" must be STEP or STEP.N, not "1.0""#),
    (#"{"id":"01"}"#, #"t:2:7: error: "id" must be STEP or STEP.N, not "01""#),
    (#"{"id":"1.2.3"}"#, #"t:2:7: error: "id" must be STEP or STEP.N, not "1.2.3""#),
    (#"{"id":"99999999999999999999"}"#, #"t:2:7: error: "id" is out of range: "99999999999999999999""#),
    (#"{"id":"1","t":"0"}"#, #"t:2:15: error: "t" must be an integer"#),
    (#"{"id":"1","t":1.5}"#, #"t:2:15: error: "t" must be an integer"#),
    (#"{"id":"1","t":-1}"#, #"t:2:15: error: "t" must not be negative"#),
    (#"{"id":"1","t":99999999999999999999}"#, #"t:2:15: error: "t" is out of range: integers have 64 bits"#),
    (#"{"id":"1","t":0,"t":0}"#, #"t:2:17: error: the key "t" stands here twice"#),
    (#"{"id":"1","new":0,"new":0}"#, #"t:2:19: error: the key "new" stands here twice"#),
    (#"{"id":"1","\u0074":0}"#, #"t:2:1: error: an event without "kind""#),
    (#"{"id":"1","kind":null}"#, #"t:2:18: error: "kind" must be a string"#),
    (#"{"id":"1","from":[]}"#, #"t:2:18: error: "from" must be a string"#),
    (#"{"id":"1","changes":{}}"#, #"t:2:21: error: "changes" must be an array"#),
    (#"{"id":"1","changes":[1]}"#, #"t:2:22: error: "changes" must be an array of objects"#),
    (#"{"id":"1","changes":[{"old":1}]}"#, #"t:2:22: error: a change without "path""#),
    (#"{"id":"1","changes":[{"path":1}]}"#, #"t:2:30: error: "path" must be a string"#),
    (#"{"id":"1","line":"x"}"#, #"t:2:18: error: "line" must be an integer"#),
    (event + ",", "t:2:42: error: expected the end of the line, found ','"),
    (
      #"{"id":"1","t":0,"cause":"9.9","kind":"call","from":"a"}"#,
      #"t:2:25: error: the cause "9.9" names no earlier event"#
    ),
    (
      #"{"id":"1","t":0,"cause":"1","kind":"call","from":"a"}"#,
      #"t:2:25: error: the cause "1" names no earlier event"#
    ),
    (#"{"end":false}"#, #"t:2:8: error: "end" must be true"#),
    (#"{"end":true,"steps":0}"#, #"t:2:1: error: a footer without "events""#),
    (#"{"end":true,"events":0}"#, #"t:2:1: error: a footer without "steps""#),
    (#"{"end":true,"events":4,"steps":0}"#, "t:2:1: error: the footer counts 4 events, the trace has 0"),
  ])
  func events(line: String, expected: String) {
    #expect(message([header, line]) == expected)
  }

  @Test func idsMustIncrease() {
    for id in ["1", "0.5", "0"] {
      let line = #"{"id":"\#(id)","t":0,"kind":"call","from":"a"}"#
      #expect(message([header, event, line]) == "t:3:1: error: the id \"\(id)\" does not come after \"1\"")
    }
  }

  @Test func aCauseInAGapNamesNobody() {
    let gap = #"{"id":"1.5","t":0,"kind":"call","from":"a"}"#
    let line = #"{"id":"2","t":0,"cause":"1.3","kind":"call","from":"a"}"#
    #expect(
      message([header, event, gap, line]).hasSuffix(#":25: error: the cause "1.3" names no earlier event"#))
  }

  @Test func aCutTraceSaysSo() throws {
    #expect(message([header, event]) == "t:3:1: error: the trace was cut short: it has no footer")
    let bytes = Trace(everyKey).bytes()
    for length in stride(from: 1, to: bytes.count - 1, by: 7) {
      let text = message(Array(bytes.prefix(length)))
      #expect(text != "no error")
      if length > 100 { #expect(text.contains("cut short"), "\(length): \(text)") }
    }
    let document = Trace(everyKey).bytes(.json)
    for length in stride(from: 1, to: document.count - 1, by: 7) {
      #expect(message(Array(document.prefix(length))) != "no error")
    }
  }

  @Test func somethingAfterTheFooter() {
    let footer = #"{"end":true,"events":0,"steps":0}"#
    #expect(message([header, footer, "", " "]) == "no error")
    #expect(message([header, footer, event]) == "t:3:1: error: something follows the footer")
  }

  @Test func documentErrors() {
    let open = header.dropLast() + ",\"events\":["
    let footer = #"],"footer":{"end":true,"events":1,"steps":1}}"#
    #expect(message([String(open), event, footer]) == "no error")
    #expect(message([String(open), event + ",", footer]) == "t:3:1: error: an event must follow the comma")
    #expect(
      message([String(open), event, event])
        == "t:3:1: error: expected ']', as no comma stood after the last event, found '{'")
    #expect(
      message([String(open), event, "]}"]) == "t:3:1: error: the trace was cut short: it has no footer")
    #expect(
      message([String(open), #"{"end":true,"events":0,"steps":0}"#])
        == "t:2:1: error: a footer among the events")
  }

  @Test(arguments: [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    [0xF0, 0x80, 0x80, 0x80],
  ])
  func badUTF8(bytes: [UInt8]) {
    let line = #"{"id":"1","t":0,"kind":"call","from":""#
    let text = Array("\(header)\n\(line)".utf8) + bytes + Array("\"}\n".utf8)
    #expect(message(text).hasPrefix("t:2:39: error: not UTF-8: byte 0x"))
  }

  @Test func tenThousandBrackets() {
    let line = #"{"id":"1","value":"# + String(repeating: "[{\"a\":", count: 5_000)
    #expect(message([header, line]) == "t:2:1550: error: nested deeper than 512")
  }

  @Test func aFileThatDoesNotOpen() {
    let error = #expect(throws: TraceError.self) { _ = try TraceReader(path: "/does/not/exist") }
    #expect(error?.description == "/does/not/exist: error: cannot open: No such file or directory")
    let folder = #expect(throws: TraceError.self) { _ = try TraceReader(path: "/") }
    #expect(folder?.description == "/: error: cannot read: Is a directory")
  }

  /// Whatever the bytes, the answer is a trace or an error: bytes flipped, cut out, doubled and moved.
  @Test(arguments: 0..<8)
  func mutationsNeverTrap(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    let format: TraceFormat = seed % 2 == 0 ? .ndjson : .json
    let whole = Trace(Array(everyKey.prefix(6)), steps: 1).bytes(format)
    let letters = Array("{}[]\",:\\u0129eE+-.tfn \n\r\u{0}\u{7F}\u{FEFF}é😀".utf8) + [0xFF, 0xC0, 0xED]
    for _ in 0..<1500 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let length = min(Int.random(in: 1...40, using: &random), bytes.count - place)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = letters[Int.random(in: 0..<letters.count, using: &random)]
        case 1: bytes.removeSubrange(place..<place + length)
        case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
        case _: bytes.insert(letters[Int.random(in: 0..<letters.count, using: &random)], at: place)
        }
        if bytes.isEmpty { break }
      }
      do {
        let trace = try Trace(reading: bytes)
        #expect(try Trace(reading: trace.bytes(format)).events == trace.events)
      } catch let error as TraceError { #expect(error.line > 0 && error.column > 0) }
      _ = try? TraceValue(parsing: bytes)
    }
  }
}
