import Testing

@testable import ArchTrace

/// Numbers are what their digits say, however they are spelt and however large or long they are.
@Suite struct NumberTests {
  private func value(_ text: String) throws -> TraceValue { try TraceValue(parsing: Array(text.utf8)) }

  private func trace(_ number: String) -> [UInt8] {
    Array(
      """
      {"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"x"}
      {"id":"0","t":0,"kind":"call","from":"a","value":{"n":\(number)}}
      {"end":true,"events":1,"steps":0}

      """.utf8)
  }

  private func isSame(_ a: String, _ b: String) throws -> Bool {
    try TraceDiff(.bytes(trace(a), name: "a"), .bytes(trace(b), name: "b")).isSame
  }

  /// Each line is one number in several spellings; the first is the canonical one.
  private static let numbers = [
    ["1", "1.0", "1e0", "10e-1", "0.1E+1", "1.000000000000000000000000"],
    ["0", "-0", "0.0", "-0.0", "0e5", "0.000e-999999999"],
    ["9223372036854775807", "9223372036854775807.0", "9.223372036854775807e18"],
    ["9223372036854775808", "9223372036854775808.0", "9223372036854775.808e3"],
    ["9223372036854775809", "9223372036854775809.0", "92233720368547758090e-1"],
    ["-9223372036854775808", "-9223372036854775808.0"], ["-9223372036854775809", "-9223372036854775809.00"],
    ["9007199254740992", "9007199254740992.0"], ["9007199254740993", "9007199254740993.0"],
    ["1152921504606847000", "1152921504606847000.0", "1.152921504606847e18"],
    ["1152921504606846976", "1152921504606846976.0"], ["100000000000000000001", "100000000000000000001.0"],
    ["0.1", "1e-1", "0.10000", "100e-3"], ["0.1000000000000000055", "1000000000000000055e-19"],
    ["0.10000000000000001", "10000000000000001e-17"],
    ["1e+999999999", "1e999999999", "10e999999998", "0.001E1000000002"],
    ["1e+1000000000", "10e999999999"], ["1e-999999999", "0.1e-999999998"],
    ["-1e-999999999", "-0.1e-999999998"],
    ["1e+400", "10.00e399"], ["1.5e+400", "15e399"], ["-1e+400", "-10e399"],
    ["1e+999999999999999999", "1e000999999999999999999"],
    ["3.141592653589793238462643383279", "31415926535897932384626433.83279e-25"],
  ]

  @Test func oneNumberInManySpellingsIsOne() throws {
    for spellings in Self.numbers {
      let values = try spellings.map(value)
      for (spelling, other) in zip(spellings, values) {
        #expect(other == values[0] && other.hashValue == values[0].hashValue, "\(spelling)")
        #expect(other.canonical.json == values[0].canonical.json, "\(spelling)")
        #expect(try isSame(spelling, spellings[0]), "\(spelling)")
        // What is written is read as the same number.
        #expect(try value(other.json) == other)
      }
    }
    for (spellings, texts) in zip(Self.numbers, try Self.numbers.map { try value($0[0]).canonical.json })
    where spellings[0].count < 40 {
      #expect(texts == spellings[0])
    }
  }

  @Test func twoNumbersAreNeverOne() throws {
    for (index, spellings) in Self.numbers.enumerated() {
      for others in Self.numbers[..<index] {
        for (a, b) in [(spellings[0], others[0]), (spellings.last ?? "", others.last ?? "")] {
          #expect(try value(a) != value(b), "\(a) \(b)")
          #expect(try value(a).canonical.json != value(b).canonical.json, "\(a) \(b)")
          #expect(try !isSame(a, b), "\(a) \(b)")
        }
      }
    }
  }

  @Test func numbersAtRandomKeepTheirDigits() throws {
    var random = SplitMix64(state: 11)
    for _ in 0..<3000 {
      let count = Int.random(in: 1...24, using: &random)
      var digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }
      digits[0] = String(Int.random(in: 1...9, using: &random))
      let exponent = Int.random(in: -330...330, using: &random)
      let plain = "\(digits.joined())e\(exponent)"
      let point = "\(digits[0]).\(digits.dropFirst().joined())0e\(exponent + count - 1)"
      let next = "\(digits.joined())1e\(exponent - 1)"
      #expect(try value(plain) == value(point) && value(plain) != value(next), "\(plain)")
      #expect(try value(plain).canonical.json == value(point).canonical.json, "\(plain)")
      #expect(try value(value(plain).json) == value(plain), "\(plain)")
    }
  }

  @Test func anExponentWithoutEndIsRefused() throws {
    for text in ["1e9999999999999999999", "1e-1000000000000000000"] {
      let error = #expect(throws: TraceError.self) { try value(text) }
      #expect(error?.message == "a number out of range: an exponent has at most 18 digits")
    }
  }

  private func read(_ changes: [(String, String)]) throws -> Trace {
    var text = """
      {"format":"archcli-trace","version":1,"pattern":"mvc","scenario":"x"}
      {"id":"0","t":5,"kind":"call","from":"a","line":3}
      {"id":"1","t":9,"kind":"call","from":"a"}
      {"end":true,"events":2,"steps":1}

      """
    for (old, new) in changes { text = text.replacing(old, with: new) }
    return try Trace(reading: Array(text.utf8))
  }

  @Test func whatMustBeAnIntegerMayBeSpeltAsAnyNumber() throws {
    let plain = try read([])
    let other = try read([
      ("\"t\":5", "\"t\":50e-1"), ("\"t\":9", "\"t\":9.0"), ("\"line\":3", "\"line\":3.00"),
      ("\"version\":1", "\"version\":1.0"), ("\"events\":2", "\"events\":0.2e1"),
      ("\"steps\":1", "\"steps\":1e0"),
    ])
    #expect(other == plain)
    for (text, message) in [
      ("5.5", "\"t\" must be an integer"), ("-5.0", "\"t\" must not be negative"),
      ("9223372036854775808", "\"t\" is out of range: integers have 64 bits"),
      ("1e999999999", "\"t\" is out of range: integers have 64 bits"),
    ] {
      let error = #expect(throws: TraceError.self) { try read([("\"t\":5", "\"t\":\(text)")]) }
      #expect(error?.message == message && error?.column == 15 && error?.line == 2)
    }
  }

  @Test func timeDoesNotRunBackwards() throws {
    let error = #expect(throws: TraceError.self) { try read([("\"t\":9", "\"t\":4")]) }
    #expect(error?.description == "t:3:15: error: time runs backwards: \"t\" is 4, and 5 in the event before")
    #expect(throws: Never.self) { try read([("\"t\":9", "\"t\":5")]) }
  }

  /// Lines that both traces have are not parsed a second time; their time counts all the same.
  @Test func timeDoesNotRunBackwardsInASecondTraceEither() throws {
    let event = { (id: String, time: Int) in
      "{\"id\":\"\(id)\",\"t\":\(time),\"kind\":\"call\",\"from\":\"a\"}\n"
    }
    let trace = { (events: String, count: Int) in
      Array(
        ("{\"format\":\"archcli-trace\",\"version\":1,\"pattern\":\"mvc\",\"scenario\":\"x\"}\n" + events
          + "{\"end\":true,\"events\":\(count),\"steps\":9}\n").utf8)
    }
    for places in [["1", "1.1", "1.2"], ["1", "2", "3"]] {
      let old = trace(event("0", 0) + places.map { event($0, 7) }.joined() + event("8", 8), 5)
      let new = trace(event("0", 9) + places.map { event($0, 7) }.joined() + event("8", 8), 5)
      let error = #expect(throws: TraceError.self) {
        try TraceDiff(.bytes(old, name: "old"), .bytes(new, name: "new"))
      }
      #expect(error?.file == "new" && error?.line == 3 && error?.message.hasPrefix("time runs") == true)
    }
  }

  @Test func theTimeOfAnAppDoesNotRunBackwards() throws {
    let writer = TraceWriter()
    let trace = AppTrace(to: writer, pattern: "mvc", scenario: "x")
    let view = trace.participant(NumberTests.self, role: "view")
    trace.time = 10
    trace.step("a", on: view) { trace.time = 4 }
    trace.step("b", on: view) {}
    try trace.finish()
    #expect(try Trace(reading: writer.bytes).events.map(\.time) == [0, 0, 10, 10])
  }
}
