import Foundation
import Testing

/// What a person reads of two texts that are not the same looks different in every command.
@Suite struct AlikeTextTests {
  private static let scenario = #"""
    { name: "alike", world: { user: { id: 7, name: "cafe\u0301" }, blogs: 1 },
      steps: [{ open: "profile" }, { expect: { "header.name": "caf\u00e9" } }, { push: { user: 7, name: "caf\u00e9" } }] }
    """#

  @Test(arguments: [["run"], ["trace", "--text"], ["play", "-q"]])
  func `an expectation and a change tell two spellings apart`(_ words: [String]) throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "alike.scenario.json5")
      try Self.scenario.write(to: file, atomically: true, encoding: .utf8)
      let result = try Binary.run([words[0], "mvc"] + words.dropFirst() + ["--scenario", file.path])
      #expect(result.stdout.contains(#""cafe\u{301}" → "caf\u{E9}""#), "\(result.stdout)")
      #expect(result.stdout.contains(#"expected "caf\u{E9}", found "cafe\u{301}""#))
      if words == ["run"] {
        #expect(result.stderr.contains(#"header.name: expected "caf\u{E9}", found "cafe\u{301}""#))
        #expect(result.stdout.contains("\n2  expectation  header.name  expected"), "also its heading")
      }
    }
  }
}
