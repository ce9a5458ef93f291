import Testing

@testable import ArchTrace

/// Roles by name, from a file.
@Suite struct RoleGlobsTests {
  private static let roles = ["view", "store", "service", "controller", "presenter"]

  /// The first line that fits, line by line.
  private func slow(_ lines: [(String, String)], _ name: String) -> String? {
    func fits(_ name: Substring, _ glob: Substring) -> Bool {
      guard let first = glob.first else { return name.isEmpty }
      if first == "*" { return fits(name, glob.dropFirst()) || !name.isEmpty && fits(name.dropFirst(), glob) }
      return !name.isEmpty && (first == "?" || first == name.first)
        && fits(name.dropFirst(), glob.dropFirst())
    }
    let type = InstanceName(name).type
    return lines.first { fits(name[...], $0.0[...]) || fits(type[...], $0.0[...]) }?.1
  }

  @Test func theFirstLineThatFitsHolds() throws {
    var random = SplitMix64(state: 5)
    let letters = ["A", "B", "C", "*", "?", "AB"]
    for _ in 0..<400 {
      let lines = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (
          (0..<Int.random(in: 1...4, using: &random)).map { _ in
            letters[Int.random(in: 0..<letters.count, using: &random)]
          }.joined(), Self.roles[Int.random(in: 0..<Self.roles.count, using: &random)]
        )
      }
      let globs = try RoleGlobs(lines.map { "\($0.0) \($0.1)\n" }.joined(), file: "r")
      for name in ["A", "B", "AB", "BA", "ABC", "CAB", "AABB", "A#2", "AB#3", "#2", "C#C"] {
        #expect(globs.role(of: name) == slow(lines, name), "\(name) in \(lines)")
      }
    }
  }

  /// Four thousand names by four thousand lines took 24 s in a debug build.
  @Test(.timeLimit(.minutes(1)), arguments: ["Name%", "Name%*", "*%Name", "Name%?x*"])
  func manyNamesByManyLines(form: String) throws {
    let lines = (0..<4000).map { "\(form.replacing("%", with: "\($0 + 10000)")) view\n" }.joined()
    let globs = try RoleGlobs(lines, file: "r")
    let duration = ContinuousClock().measure {
      for index in 0..<4000 {
        let name = form.replacing("%", with: "\(index + 10000)").replacing("*", with: "z").replacing(
          "?", with: "y")
        if globs.role(of: name) != "view" { Issue.record("\(name)") }
      }
    }
    #expect(duration < .seconds(6))
  }

  @Test func aMarkAndOtherLineEndsAreRead() throws {
    let globs = try RoleGlobs("\u{FEFF}A view\r\n# c\r\nB store\r\n", file: "r")
    #expect(globs.role(of: "A") == "view" && globs.role(of: "B") == "store")
    let error = #expect(throws: TraceError.self) { try RoleGlobs("\u{FEFF}# a\r\nB nobody\r\n", file: "r") }
    #expect(error?.line == 2)
  }
}
