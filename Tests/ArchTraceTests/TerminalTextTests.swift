import Testing

@testable import ArchTrace

/// What of a text from outside reaches a terminal and a build server's log.
@Suite struct TerminalTextTests {
  /// The text that an escaped one stands for.
  private func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if rest.starts(with: "\\u{".unicodeScalars), let end = rest.firstIndex(of: "}") {
        let digits = String(String.UnicodeScalarView(rest[..<end].dropFirst(3)))
        if let number = UInt32(digits, radix: 16), let found = Unicode.Scalar(number) {
          result.unicodeScalars.append(found)
          rest = rest[end...].dropFirst()
          continue
        }
      }
      result.unicodeScalars.append(scalar)
      rest = rest.dropFirst()
    }
    return result
  }

  @Test func noTwoTextsAreShownAlike() {
    let parts = [
      "a", "\n", "\\", "\\u{A}", "u{A}", "\u{9B}", "\u{202E}", "##", "[", "vso[", "::", " ", "é", "\\\\", "{",
      "}",
    ]
    var random = SplitMix64(state: 7)
    for _ in 0..<20000 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      let shown = TerminalText.escaped(text)
      #expect(ExactText.isSame(unescaped(shown), text), "\(shown)")
      #expect(ExactText.isSame(TerminalText.escaped(parts: shown), shown), "\(shown)")
      for sign in ["\n", "\u{9B}", "\u{202E}", "##[", "##vso["] { #expect(!shown.contains(sign), "\(shown)") }
      #expect(!shown.drop { $0 == " " }.hasPrefix("::"))
    }
    #expect(TerminalText.escaped("a\nb") == "a\\u{A}b" && TerminalText.escaped("a\\u{A}b") == "a\\u{5C}u{A}b")
    #expect(TerminalText.escaped("C:\\users ##a#b[1] #[") == "C:\\users ##a#b[1] #[")
  }

  /// A trace on a terminal or in a log: other letters, the same trace.
  @Test(arguments: [
    "\u{9B}31m", "a\u{85}b", "##[group]x", "##vso[task]", "a ##[##[", "é##Ab[", "x\u{7F}\u{1B}",
  ])
  func aTraceHasNothingThatATerminalObeys(text: String) throws {
    var trace = Trace([
      Event(
        id: EventID(step: 0, index: 0), time: 0, cause: nil, kind: .other(text), from: text, to: text + "#2",
        name: text, value: .object([.init(text, .array([.string(text)]))]),
        changes: [Change(text, old: nil, new: .string(text))])
    ])
    trace.header.scenario = text
    trace.header.extra = [.init(text, .string(text))]
    for format in [TraceFormat.ndjson, .json] {
      let bytes = trace.bytes(format)
      let written = String(decoding: bytes, as: UTF8.self)
      #expect(
        written.unicodeScalars.allSatisfy {
          $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
        })
      #expect(!written.contains("##[") && !written.contains("##vso[") && !written.contains("##Ab["))
      #expect(try Trace(reading: bytes) == trace)
    }
  }
}
