import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let text = (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The lines of the fenced blocks that begin with a line, `…` and what follows it on the line aside.
  private func shown(from first: String) -> [Substring] {
    let blocks = Self.text.split(separator: "```\n").filter { $0.hasPrefix(first) }
    return blocks.flatMap { $0.split(separator: "\n") }.filter { !$0.contains("…") }
  }

  private func expect(_ lines: [Substring], in output: String) {
    #expect(!lines.isEmpty)
    for line in lines { #expect(output.contains(line), "the README shows: \(line)") }
  }

  @Test func theStories() throws {
    expect(shown(from: "4  header.follow  t=300"), in: try Binary.run(["run", "mvvm"]).stdout)
    expect(shown(from: "4       user → Button"), in: try Binary.run(["run", "tea"]).stdout)
  }

  @Test func theTrace() throws {
    expect(shown(from: "{\"format\""), in: try Binary.run(["trace", "mvc"]).stdout)
  }

  @Test func theDiff() throws {
    let result = try Binary.run(["diff", "mvc", "tea", "--on", "screens"])
    expect(shown(from: "$ archcli diff mvc tea --on screens").dropFirst().map { $0 }, in: result.stdout)
  }

  @Test func theFaults() throws {
    let shown = shown(from: "$ archcli faults mvc").dropFirst().map { $0 }
    expect(shown, in: try Binary.run(["faults", "mvc"]).stdout)
  }

  @Test func thePageOnAPattern() throws {
    let shown = shown(from: "$ archcli explain mvp").dropFirst().map { $0 }
    expect(shown, in: try Binary.run(["explain", "mvp"]).stdout)
  }

  @Test func theComparison() throws {
    let shown = shown(from: "$ archcli compare\n").dropFirst().map { $0 }
    expect(shown, in: try Binary.run(["compare"]).stdout)
    let feature = self.shown(from: "$ archcli compare --feature voices").dropFirst().map { $0 }
    expect(feature, in: try Binary.run(["compare", "--feature", "voices"]).stdout)
  }

  @Test func theClaim() throws {
    let shown = shown(from: "$ archcli claims 6").dropFirst().map { $0 }
    expect(shown, in: try Binary.run(["claims", "6"]).stdout)
  }

  @Test(.enabled(if: Binary.find("jq") != nil))
  func theFiguresCountedByJQ() throws {
    let block = try #require(Self.text.split(separator: "```sh\n").first { $0.contains("trace \"$P\"") })
    let script = try #require(block.split(separator: "```").first)
    let names = script.matches(of: /jq -n .* # ([a-z-]+)\n/).map { String($0.1) }
    #expect(names.count == 12)
    let csv = try Binary.run(["compare", "--format", "csv"]).stdout.split(separator: "\n")
    let patterns = try #require(csv.first).split(separator: ",").dropFirst()
    try withTemporaryDirectory { directory in
      for (index, pattern) in patterns.enumerated() {
        let counted = try Binary.shell(
          "archcli() { \"$ARCHCLI\" \"$@\"; }\n\(script)", env: ["P": String(pattern)], cwd: directory)
        let rows = csv.dropFirst().map { $0.split(separator: ",") }
        let figures = rows.filter { names.contains(String($0[0])) }
        #expect(counted.stdout.split(separator: "\n") == figures.map { $0[index + 1] }, "\(pattern)")
        #expect(counted.stderr == "")
      }
    }
  }

  @Test func theCheck() throws {
    let result = try Binary.shell("$ARCHCLI trace mvvm | $ARCHCLI check - --pattern mvp")
    #expect(result.status == 1)
    expect(shown(from: "$ archcli trace mvvm | archcli check").dropFirst().map { $0 }, in: result.stdout)
  }

  @Test func thePlayer() throws {
    var stage = try Stage("mvvm", columns: 100, rows: 20)
    stage.go("4.6")
    let blocks = Self.text.split(separator: "```\n").filter { $0.hasPrefix(" mvvm/signal  blog-follow") }
    #expect(blocks.map { $0.split(separator: "\n").map(String.init) } == [stage.lines])
  }

  @Test func theScenario() throws {
    let block = try #require(Self.text.split(separator: "```json5\n").dropFirst().first)
    let scenario = try #require(block.split(separator: "```").first)
    try withTemporaryDirectory { directory in
      try Data(scenario.utf8).write(to: directory.appending(path: "like-fails.scenario.json5"))
      let result = try Binary.run(["run", "mvp", "--scenario", "like-fails.scenario.json5"], cwd: directory)
      #expect(result.status == 0)
    }
  }

  @Test func theFilesItNames() {
    for match in Self.text.matches(of: /\]\(([A-Za-z][^):]*)\)/) {
      let path = Self.root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  @Test func theMakeTargetsItNames() throws {
    let makefile = try String(contentsOf: Self.root.appending(path: "Makefile"), encoding: .utf8)
    for match in Self.text.matches(of: /make ([a-z]+)/) {
      #expect(makefile.contains("\n\(match.1):"), "make \(match.1)")
    }
  }
}
