import ArchTrace
import BlogDomain
import Scenario
import Testing

/// JSON5 as its specification says, case by case; the names are those of the public test-suite (json5-tests).
struct JSON5SpecificationTests {
  /// What a scenario file takes this text for; nil where it is refused.
  private func value(_ text: String) -> TraceValue? {
    let scenario = "{ network: [{ match: '*', body: { x: \(text) } }], steps: [{ back: true }] }"
    return try? ScenarioFile.scenario(Array(scenario.utf8), named: "f").rules.first?.body.first?.value
  }

  /// What the object of this text holds under its only key; nil where it is refused.
  private func member(_ text: String) -> TraceValue.Member? {
    guard case .object(let members)? = value(text), members.count == 1 else { return nil }
    return members[0]
  }

  @Test(
    arguments: [
      ("empty-array", "[]", .array([])),
      ("leading-comma-array", "[\n ,null\n]", nil),
      ("lone-trailing-comma-array", "[\n ,\n]", nil),
      ("no-comma-array", "[\n true\n false\n]", nil),
      ("regular-array", "[true, false, null]", .array([.bool(true), .bool(false), .null])),
      ("trailing-comma-array", "[null,]", .array([.null])),
      ("block-comment-following-array-element", "[false /* true */]", .array([.bool(false)])),
      (
        "block-comment-in-string", "'This /* block comment */ isn\\'t one.'",
        .string("This /* block comment */ isn't one.")
      ),
      ("block-comment-with-asterisks", "/** * ** true */ true", .bool(true)),
      ("inline-comment-following-array-element", "[false // true\n]", .array([.bool(false)])),
      ("inline-comment-in-string", "'// no comment'", .string("// no comment")),
      ("unterminated-block-comment", "true /*\n *", nil),
      ("comment-cr", "// one\rtrue", .bool(true)),
      ("comment-crlf", "// one\r\ntrue", .bool(true)),
      ("comment-lf", "// one\ntrue", .bool(true)),
      ("comment-ls", "// one\u{2028}true", .bool(true)),
      ("comment-ps", "// one\u{2029}true", .bool(true)),
      ("escaped-cr", "'a\\\rb'", .string("ab")),
      ("escaped-crlf", "'a\\\r\nb'", .string("ab")),
      ("escaped-lf", "'a\\\nb'", .string("ab")),
      ("escaped-ls", "'a\\\u{2028}b'", .string("ab")),
      ("escaped-ps", "'a\\\u{2029}b'", .string("ab")),
      ("escaped-cr then cr", "'a\\\r\rb'", nil),
      (
        "valid-whitespace",
        "\u{9}\u{A}\u{B}\u{C}\u{D}\u{20}\u{A0}\u{2028}\u{2029}\u{FEFF}\u{2003}true\u{3000}", .bool(true)
      ),
      ("space after a number", "[1\u{A0},2\u{1680}]", .array([.int(1), .int(2)])),
      ("no space (Cf)", "\u{200B}true", nil),
    ] as [(String, String, TraceValue?)])
  func arraysCommentsAndSpaces(name: String, text: String, wanted: TraceValue?) {
    #expect(value(text) == wanted, "\(name)")
  }

  @Test(
    arguments: [
      ("float", "1.2", .double(1.2)), ("float-leading-decimal-point", ".5", .double(0.5)),
      ("float-leading-zero", "0.5", .double(0.5)), ("float-trailing-decimal-point", "5.", .int(5)),
      ("float-trailing-decimal-point-with-integer-exponent", "5.e4", .int(50_000)),
      ("float-with-integer-exponent", "1.2e3", .int(1200)), ("hexadecimal", "0xC8", .int(200)),
      ("hexadecimal-empty", "0x", nil), ("hexadecimal-lowercase-letter", "0xc8", .int(200)),
      ("hexadecimal-uppercase-x", "0XC8", .int(200)),
      ("hexadecimal-with-integer-exponent", "0xc8e4", .int(0xC8E4)),
      ("hexadecimal, least", "-0x8000000000000000", .int(.min)),
      ("hexadecimal, larger than 64 bits", "0x10000000000000000", .double(18_446_744_073_709_551_616)),
      ("infinity", "Infinity", nil), ("nan", "NaN", nil), ("negative-infinity", "-Infinity", nil),
      ("positive-infinity", "+Infinity", nil), ("integer", "15", .int(15)),
      ("integer-with-float-exponent", "1e2.3", nil), ("integer-with-hexadecimal-exponent", "1e0x4", nil),
      ("integer-with-integer-exponent", "2e23", .double(2e23)),
      ("integer-with-negative-integer-exponent", "2e-3", .double(0.002)),
      ("integer-with-negative-zero-integer-exponent", "5e-0", .int(5)),
      ("integer-with-positive-integer-exponent", "1e+2", .int(100)),
      ("integer-with-positive-zero-integer-exponent", "5e+0", .int(5)), ("lone-decimal-point", ".", nil),
      ("negative-float-leading-decimal-point", "-.5", .double(-0.5)),
      ("negative-hexadecimal", "-0xC8", .int(-200)),
      ("negative-zero-integer", "-0", .int(0)), ("noctal", "080", nil), ("octal", "010", nil),
      ("positive-integer", "+15", .int(15)), ("positive-float-trailing-decimal-point", "+5.", .int(5)),
      ("positive-hexadecimal", "+0xC8", .int(200)), ("two signs", "+-5", nil), ("zero-float", "0.0", .int(0)),
      ("zero-integer-with-integer-exponent", "0e23", .int(0)),
      ("largest", "9223372036854775807", .int(.max)), ("least", "-9223372036854775808", .int(.min)),
    ] as [(String, String, TraceValue?)])
  func numbers(name: String, text: String, wanted: TraceValue?) {
    #expect(value(text) == wanted, "\(name)")
  }

  @Test(
    arguments: [
      ("single-quoted-string", "'hello world'", "hello world"),
      ("escaped-single-quoted-string", "'I can\\'t wait'", "I can't wait"),
      ("multi-line-string", "'hello\\\n world'", "hello world"),
      ("raw-line-end", "'hello\n world'", nil),
      ("raw-ls-and-ps", "'\u{2028}\u{2029}'", "\u{2028}\u{2029}"),
      ("raw-tab", "'\u{9}'", "\u{9}"),
      ("single-character escapes", #"'\b\f\n\r\t\v\0\\\'\"'"#, "\u{8}\u{C}\n\r\t\u{B}\0\\'\""),
      ("non-escape characters", #"'\a\q\é\/\😀'"#, "aqé/😀"),
      ("hexadecimal escape", #"'\x41\x00\xff'"#, "A\0ÿ"), ("hexadecimal escape, short", #"'\x4'"#, nil),
      ("unicode escape", #"'\u0041\u0000\u2028'"#, "A\0\u{2028}"),
      ("surrogate pair", #"'\ud83d\ude00'"#, "😀"), ("lone low surrogate", #"'\ude00'"#, nil),
      ("lone high surrogate", #"'\ud83dx'"#, nil), ("two high surrogates", #"'\ud83d\ud83d'"#, nil),
      ("null before a digit", #"'\01'"#, nil), ("octal escape", #"'\7'"#, nil), ("nine", #"'\9'"#, nil),
      ("null before a letter", #"'\0a'"#, "\0a"),
    ] as [(String, String, String?)])
  func strings(name: String, text: String, wanted: String?) {
    #expect(value(text) == wanted.map { .string($0) }, "\(name)")
  }

  @Test(
    arguments: [
      ("empty-key", "{'': 1}", ""), ("illegal-unquoted-key-number", "{10twenty: 1}", nil),
      ("illegal-unquoted-key-symbol", "{multi-word: 1}", nil), ("leading-comma-object", "{,'a': 1}", nil),
      ("lone-trailing-comma-object", "{,}", nil), ("no-comma-object", "{'a': 1 'b': 2}", nil),
      ("reserved-unquoted-key", "{while: 1}", "while"), ("single-quoted-key", "{'a b': 1}", "a b"),
      ("trailing-comma-object", "{'a': 1,}", "a"), ("unquoted-keys", "{$_a1: 1}", "$_a1"),
      ("unicode-unquoted-key", "{ümlåût: 1}", "ümlåût"),
      ("unicode-escaped-unquoted-key", #"{\u0061b\u00e9: 1}"#, "abé"),
      ("escape of what no key begins with", #"{\u0031a: 1}"#, nil),
      ("escape of a space", #"{a\u0020: 1}"#, nil),
      ("escape without its digits", #"{a\u00: 1}"#, nil), ("another escape", #"{a\x41: 1}"#, nil),
      ("a mark at the start", "{\u{301}a: 1}", nil), ("a mark further on", "{e\u{301}: 1}", "e\u{301}"),
      ("a digit of another script at the start", "{\u{661}: 1}", nil),
      ("joiners", "{a\u{200C}\u{200D}: 1}", "a\u{200C}\u{200D}"),
      ("duplicate-keys", "{a: 1, a: 2}", nil), ("duplicate-keys, one escaped", #"{a: 1, \u0061: 2}"#, nil),
    ] as [(String, String, String?)])
  func objects(name: String, text: String, wanted: String?) {
    #expect(member(text) == wanted.map { .init($0, .int(1)) }, "\(name)")
  }

  @Test func `keys in other code points are other keys`() {
    #expect(
      value("{'\u{E9}': 1, 'e\u{301}': 2}")
        == .object([.init("\u{E9}", .int(1)), .init("e\u{301}", .int(2))]))
  }

  @Test func `sixty thousand keys take no longer than their number`() throws {
    func time(_ count: Int) throws -> Duration {
      let body = (0..<count).map { "k\($0): \($0)" }.joined(separator: ", ")
      let text = "{ network: [{ match: '*', body: { \(body) } }], steps: [{ back: true }] }"
      return try ContinuousClock().measure {
        let scenario = try ScenarioFile.scenario(Array(text.utf8), named: "f")
        #expect(scenario.rules[0].body.count == count)
      }
    }
    _ = try time(1000)
    let (few, many) = (try time(6000), try time(60_000))
    #expect(many < few * 30, "\(few) for a tenth of \(many)")
  }
}
