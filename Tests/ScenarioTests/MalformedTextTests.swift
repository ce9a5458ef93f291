import Foundation
import Scenario
import Testing

private let values = "text in quotes, a number, true, false, null, […] or {…}"
private let texts = "\\n, or a backslash before the line's end"
private let quotes = "quotes around a key that is no plain word"

/// Texts that are no JSON5, and files that are no texts.
struct MalformedTextTests {
  @Test(
    arguments: [
      ("", "f:1:1: error: found the end of the file (allowed: a value)"),
      ("// nothing", "f:1:11: error: found the end of the file (allowed: a value)"),
      ("{ steps: [ }", "f:1:12: error: steps[0]: found '}' (allowed: a value)"),
      ("{ steps: [\n", "f:2:1: error: steps[0]: found the end of the file (allowed: a value)"),
      ("{ steps: [{ back: true }\n{", "f:2:1: error: steps[0]: found '{' (allowed: a ',' or the list's ']')"),
      ("{ a: 1 b: 2 }", "f:1:8: error: a: found 'b' (allowed: a ',' or the object's '}')"),
      ("{ steps 5 }", "f:1:9: error: steps: found '5' (allowed: a ':' after the key)"),
      ("{ é: tru }", "f:1:6: error: é: found 'tru' (allowed: \(values))"),
      ("{} x", "f:1:4: error: found 'x' (allowed: the end of the file)"),
      ("{ a: 'x", "f:1:6: error: a: a text without end (allowed: a closing quote)"),
      ("{ /* x", "f:1:3: error: a comment without end (allowed: a closing '*/')"),
      (
        "{ header.follow: 1 }",
        "f:1:3: error: unquoted key 'header.follow' (allowed: \(quotes))"
      ),
      ("{ a: 1*0 }", "f:1:6: error: a: found '1*0' (allowed: \(values))"),
      ("{ a: 1_000 }", "f:1:6: error: a: found '1_000' (allowed: \(values))"),
      ("{ a: 'é\\u12' }", "f:1:8: error: a: an escape without its digits (allowed: \\xHH or \\uHHHH)"),
      ("{ , }", "f:1:3: error: found ',' (allowed: a key)"),
      (
        "{ steps: [],\n\n steps: [] }",
        "f:3:2: error: steps: duplicate key 'steps', first in line 1 (allowed: each key once)"
      ),
      (
        "{ steps: [ { expect: { \"alert\": null, 'al\\u0065rt': null } } ] }",
        "f:1:39: error: steps[0].expect.alert: duplicate key 'alert', first in line 1 (allowed: each key once)"
      ),
      (
        "{ name: '\\ud800' }",
        "f:1:9: error: name: half of a surrogate pair (allowed: both halves, as in \\uD83D\\uDE00)"
      ),
      (
        "{ name: '\\ud800\\ud800' }",
        "f:1:9: error: name: half of a surrogate pair (allowed: both halves, as in \\uD83D\\uDE00)"
      ),
      (
        "{ name: '\\01' }",
        "f:1:9: error: name: a digit behind a backslash (allowed: \\0 without a digit behind it, or \\xHH)"
      ),
      ("{ name: \"a\nb\" }", "f:1:11: error: name: a line end within a text (allowed: \(texts))"),
      ("{ name: 'a\rb' }", "f:1:11: error: name: a line end within a text (allowed: \(texts))"),
      ("{ a: NaN }", "f:1:6: error: a: a number that is not finite (allowed: a number that JSON allows)"),
      (
        "{ a: -Infinity }",
        "f:1:6: error: a: a number that is not finite (allowed: a number that JSON allows)"
      ),
      ("{ a: 1e999 }", "f:1:6: error: a: cannot be read (allowed: a number that JSON allows)"),
      ("{ name: 01 }", "f:1:9: error: name: cannot be read (allowed: a number that JSON allows)"),
      ("{ \u{1B}[31m: 1 }", "f:1:3: error: unquoted key '\\u{1B}' (allowed: \(quotes))"),
    ])
  func `malformed text is said to be so`(text: String, wanted: String) {
    #expect(mistake(text) == wanted)
  }

  @Test func `bytes that are no UTF-8 are said to be so`() {
    #expect(
      mistake(Array("{\n'".utf8) + [0xFF, 0x27])
        == "f:2: error: byte 0xFF at offset 3 (allowed: UTF-8 without NUL)")
    #expect(mistake([0x7B, 0x00]) == "f:1: error: byte 0x0 at offset 1 (allowed: UTF-8 without NUL)")
    #expect(mistake([0xC3]) == "f:1: error: byte 0xC3 at offset 0 (allowed: UTF-8 without NUL)")
  }

  @Test func `a byte order mark and CRLF are accepted`() {
    let text = "\u{FEFF}{\r\nsteps: [ // one\r\n{ tpa: 1 } ] }"
    #expect(mistake(text).hasPrefix("f:3: error: steps[0].tpa (step 1): unknown key"))
  }

  @Test(arguments: ["[", "{a:", "[{a:"])
  func `ten thousand brackets are refused`(opening: String) {
    let wanted = "129 brackets within one another (allowed: 128 at most)"
    #expect(mistake(String(repeating: opening, count: 10_000)).hasSuffix(wanted))
    let closed = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(mistake("{ steps: \(closed) }").hasSuffix(wanted))
  }

  @Test func `long and strange text is cut and escaped`() {
    let long = String(repeating: "x", count: 500_000)
    let cut = String(repeating: "x", count: 60) + "…"
    let problem = mistake("{ \(long): 1 }")
    #expect(problem == "f:1: error: \(cut): unknown key '\(cut)' (allowed: name, world, network or steps)")
    #expect(mistake(step: "{ open: 'a\\n\\u001b[2J' }").contains("found 'a\\n\\u{1B}[2J' (allowed"))
  }

  @Test func `files that cannot be read are said to be so`() throws {
    #expect(fileMistake("/no/such/file") == "/no/such/file: error: no such file")
    #expect(fileMistake("/") == "/: error: is a directory (allowed: a file)")
    #expect(fileMistake("") == ": error: no such file")
    #expect(fileMistake("/no\nfile") == "/no\\nfile: error: no such file")
    #expect(fileMistake("/dev/null") == "/dev/null:1:1: error: found the end of the file (allowed: a value)")
    #expect(fileMistake("/dev/zero") == "/dev/zero: error: too large (allowed: 67108864 bytes at most)")
  }

  private func fileMistake(_ path: String) -> String {
    do {
      _ = try ScenarioFile.scenario(at: path)
      return "nothing"
    } catch {
      return error.description
    }
  }

  @Test func `no part and no change of a scenario is a crash`() throws {
    let file = try #require(try Fixtures.files("cases").first)
    let bytes = [UInt8](try Data(contentsOf: file))
    for end in 0..<bytes.count - 1 { #expect(mistake(Array(bytes[..<end])) != "nothing") }
    var seed: UInt64 = 1
    let marks = Array("{}[],:\"'\\/*-+.0xe\n\r\t aN\u{7F}é".utf8)
    for _ in 0..<3_000 {
      var changed = bytes
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(seed >> 33) % changed.count
        changed[place] = marks[Int(seed >> 20 & 0xFFF) % marks.count]
      }
      let problem = mistake(changed)
      let text = String(decoding: changed, as: UTF8.self)
      #expect(problem != "f: error: not JSON5 that can be read", "\(text)")
    }
  }
}
