import Testing

@testable import ArchTrace

/// Escapes mean what they say, wherever they stand.
@Suite struct RecordSpellingTests {
  private let header = #"{"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"s"}"#

  private func read(_ lines: String...) throws -> [Event] {
    try Trace(reading: Array((([header] + lines).joined(separator: "\n") + "\n").utf8)).events
  }

  @Test func everyKeyAndTextMayBeEscaped() throws {
    let events = try read(
      #"{"i\u0064":"\u0030","\u0074":0,"k\u0069nd":"inp\u0075t","fr\u006fm":"w\u006frld"}"#,
      #"{"id":"1\u002e1","t":1,"caus\u0065":"\u0030","kind":"re\u0071uest","from":"\u00e9","t\u006f":"B#\u0032","#
        + #""n\u0061me":"a\"b","valu\u0065":{"\u0061":1},"\u0063hanges":[{"p\u0061th":"p","\u006fld":1,"n\u0065w":2,"#
        + #""wh\u0079":"x"}],"r\u006fle":"v","fil\u0065":"f","\u006cine":3,"v\u0065ndor":true}"#,
      #"{"\u0065nd":true,"event\u0073":2,"\u0073teps":1}"#)
    #expect(
      events == [
        Event(id: EventID(step: 0, index: 0), time: 0, kind: .input, from: "world"),
        Event(
          id: EventID(step: 1, index: 1), time: 1, cause: EventID(step: 0, index: 0), kind: .request,
          from: "é",
          to: "B#2", name: "a\"b", value: .object([.init("a", .int(1))]),
          changes: [Change("p", old: .int(1), new: .int(2), extra: [.init("why", .string("x"))])], role: "v",
          file: "f", line: 3, extra: [.init("vendor", .bool(true))]),
      ])
  }

  @Test(arguments: [
    (
      #"{"id":"0","t":0,"kind":"a","from":"b","k\u0069nd":"c"}"#,
      #"2:39: error: the key "kind" stands here twice"#
    ),
    (#"{"id":"0","\u0069d":"1"}"#, #"2:11: error: the key "id" stands here twice"#),
    (#"{"id":"\u0030\u0031"}"#, #"2:7: error: "id" must be STEP or STEP.N, not "01""#),
    (#"{"id":"1\""}"#, #"2:7: error: "id" must be STEP or STEP.N, not "1"""#),
    (#"{"steps":0,"end":true}"#, #"2:1: error: a footer without "events""#),
    (#"{"end":true,"events":0,"steps":0,"\u0065nd":true}"#, #"the key "end" stands here twice"#),
  ])
  func escapedErrors(line: String, words: String) {
    #expect(throws: TraceError.self) { _ = try read(line) }
    do { _ = try read(line) } catch { #expect("\(error)".contains(words)) }
  }

  @Test func unknownKeysAreKeptEverywhere() throws {
    let text = """
      {"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"s","participants":[{"name":"A","role":"view","why":1}],"run":{"commit":"c"}}
      {"id":"0","t":0,"kind":"state","from":"A","changes":[{"path":"p","new":1,"why":"old"}],"vendor":[1]}
      {"end":true,"events":1,"steps":0,"took":5}

      """
    var reader = try TraceReader(name: "t", source: MemorySource(Array(text.utf8)))
    let writer = TraceWriter()
    writer.begin(reader.header)
    while let event = try reader.next() { writer.receive(event) }
    let footer = reader.footer
    writer.end(try #require(footer))
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    for (key, other) in [
      (#""why":1"#, #""why":2"#), (#""c""#, #""d""#), (#""old""#, #""new""#), ("[1]", "[2]"), ("5}", "6}"),
    ] {
      let changed = text.replacing(key, with: other)
      let found = try TraceDiff(.bytes(Array(text.utf8), name: "a"), .bytes(Array(changed.utf8), name: "b"))
      #expect(!found.isSame, "\(key)")
    }
  }

  @Test func valuesAreEqualByWhatTheyMean() {
    let equal: [(String, String)] = [
      ("1", "1.0"), ("1", "1e0"), ("100", "1e2"), ("-0", "0"), ("0.5", "5e-1"), ("0", "0e99"),
      ("9007199254740993", "9007199254740993.0"), ("9223372036854775807", "9.223372036854775807e18"),
      (#"{"a":1,"b":2}"#, #"{"b":2.0,"a":1}"#), (#""é""#, #""\u00e9""#), (#""🦊""#, #""\ud83e\udd8a""#),
      ("[ ]", "[]"), (#""a/b""#, #""a\/b""#),
    ]
    let different: [(String, String)] = [
      (#""é""#, #""e\u0301""#), ("1", "\"1\""), ("null", "false"), ("0", "false"), ("[]", "{}"),
      ("[1,2]", "[2,1]"),
      ("9007199254740993", "9007199254740992.0"), ("9007199254740993", "9007199254740992"), ("1", "1.5"),
      (#"{"é":1}"#, #"{"e\u0301":1}"#), (#"{"a":1}"#, #"{"a":1,"b":null}"#), (#""K""#, #""\u212a""#),
    ]
    for (pairs, isSame) in [(equal, true), (different, false)] {
      for (a, b) in pairs {
        let values = [a, b].map { try? TraceValue(parsing: Array($0.utf8)) }
        #expect((values[0] == values[1]) == isSame, "\(a) \(b)")
        if isSame { #expect(values[0]?.hashValue == values[1]?.hashValue, "\(a) \(b)") }
        let hashes = [a, b].map { text in
          let bytes = Array(text.utf8) + [UInt8](repeating: 10, count: 16)
          return bytes.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { ValueHash().value(Slice(start: $0, count: text.utf8.count), seed: 0) }
          }
        }
        #expect((hashes[0] == hashes[1]) == isSame, "\(a) \(b)")
      }
    }
  }

  /// Numbers at the edges of 64 bits, wherever an integer may stand: an answer or an error, never a trap.
  @Test(arguments: [
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615",
    "4294967294", "4294967295", "4294967296", "2147483647", "-1", "-0", "1e19", "99999999999999999999", "0",
  ])
  func integerEdges(number: String) throws {
    let event = { (key: String) in
      #"{"id":"0","t":0,"kind":"state","from":"A#\#(number)","changes":[{"path":"p","new":1}],"\#(key)":\#(number)}"#
    }
    let last =
      #"{"id":"\#(number).\#(number)","t":\#(number),"cause":"0","kind":"destroy","from":"A#\#(number)"}"#
    for lines in [
      [event("line")], [event("x")], [event("value")], [event("x"), last], [#"{"id":"\#(number)","t":0}"#],
      [#"{"end":true,"events":\#(number),"steps":0}"#], [#"{"end":true,"events":0,"steps":\#(number)}"#],
    ] {
      let text = ([header] + lines + [#"{"end":true,"events":\#(lines.count),"steps":\#(number)}"#])
        .joined(separator: "\n")
      let bytes = Array(text.utf8)
      let isRead = (try? Trace(reading: bytes)) != nil
      let plain = Trace(sampleEvents(steps: 1), steps: 1).bytes()
      for aspects in [[], TraceAspect.allCases] {
        let found = try? TraceDiff(.bytes(plain, name: "a"), .bytes(bytes, name: "b"), on: aspects)
        #expect((found != nil) == isRead)
        _ = found?.lines
        _ = found?.json.json
      }
    }
  }
}
