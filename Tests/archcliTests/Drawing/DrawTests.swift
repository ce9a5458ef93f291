import Foundation
import Testing

@testable import archcli

/// `archcli draw`, with the real program.
@Suite struct DrawTests {
  @Test func fromAPatternAFileAndStandardInput() throws {
    let golden = Traces.path("blog-follow.tea.ndjson")
    let drawn = try Binary.run(["draw", "tea", "--step", "4", "--by", "role"])
    #expect(drawn.status == 0 && drawn.stderr == "")
    #expect(drawn.stdout.hasPrefix("tea, blog-follow, step 4\n\nuser\n│  view · 3 participants\n"))
    #expect(try Binary.run(["draw", golden, "--step", "4", "--by", "role"]) == drawn)
    let piped = try Binary.run(
      ["draw", "-", "--step=4..4", "--by=role"], stdin: try String(contentsOfFile: golden, encoding: .utf8))
    #expect(piped == drawn)
  }

  @Test(arguments: ["text", "mermaid", "plantuml", "dot", "svg"])
  func theSameInTwoProcesses(format: String) throws {
    let arguments = ["draw", Traces.path("races.mvvm.ndjson"), "--format", format]
    let first = try Binary.run(arguments)
    #expect(first.status == 0 && first.stderr == "" && first.stdout.utf8.count > 1000)
    #expect(try Binary.run(arguments) == first)
  }

  @Test func theEndingOfTheFileSaysTheFormat() throws {
    try withTemporaryDirectory { directory in
      let beginnings = [
        "a.svg": "<svg ", "a.mmd": "sequenceDiagram\n", "a.md": "```mermaid\nsequenceDiagram\n",
        "a.puml": "@startuml\n", "a.gv": "digraph ", "a.txt": "mvc/model", "a": "mvc/model",
      ]
      for (name, beginning) in beginnings {
        let result = try Binary.run(["draw", "mvc", "--step", "4", "-o", name], cwd: directory)
        #expect(result == .init(status: 0, stdout: "", stderr: ""))
        let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
        #expect(text.hasPrefix(beginning), "\(name)")
      }
      let told = try Binary.run(
        ["draw", "mvc", "--step", "4", "--format", "dot", "-o", "b.svg"], cwd: directory)
      #expect(told.status == 0)
      #expect(
        try String(contentsOf: directory.appending(path: "b.svg"), encoding: .utf8).hasPrefix("digraph"))
    }
  }

  @Test(arguments: [
    (["--step", "99"], "no event in step 99 of 'tea': it has events in the steps 0–1, 4, 7,"),
    (["--step", "60.."], "no event in steps from 60 of 'tea': it has events in the steps 0–1, 4,"),
    (
      ["--step", "4", "--only", "timer"],
      "no event of the kind timer in step 4 of 'tea' (it has input, create,"
    ),
    (["--only", "rendr"], "there is no kind 'rendr' in 'tea' (it has input, create,"),
    (["--only", "call,rendr"], "there is no kind 'rendr' in 'tea' (it has input, create,"),
    (
      ["--step", "x"],
      "invalid value 'x' for '--step': a step or a range of steps is needed: N, N..M, N.. or ..M"
    ),
    (["--format", "sgv"], "invalid value 'sgv' for '--format' (one of text, mermaid, plantuml, dot, svg)"),
  ])
  func wrongUsage(arguments: [String], message: String) throws {
    let result = try Binary.run(["draw", "tea"] + arguments)
    #expect(result.status == 64)
    #expect(result.stdout == "")
    #expect(result.stderr.hasPrefix("error: \(message)"), "\(result.stderr)")
  }

  @Test func aTraceThatWasCutShortIsDrawnAsFarAsItGoes() throws {
    let whole = try String(contentsOfFile: Traces.path("races.tea.ndjson"), encoding: .utf8)
    let cut = String(whole.prefix(20_000))
    for format in ["text", "mermaid", "plantuml", "dot", "svg"] {
      let result = try Binary.run(["draw", "-", "--format", format], stdin: cut)
      #expect(result.status == 2)
      #expect(result.stdout.contains("the trace ends here: "), "\(format)")
      #expect(result.stderr.hasPrefix("<stdin>:") && result.stderr.contains("cut short"))
    }
    let nothing = try Binary.run(["draw", "-"], stdin: "{}\n")
    #expect(nothing.status == 2 && nothing.stdout == "")
  }

  @Test func aReaderThatHasSeenEnough() throws {
    let result = try Binary.shell("$ARCHCLI draw mvvm | head -1")
    #expect(result == .init(status: 0, stdout: "mvvm/signal, blog-follow\n", stderr: ""))
  }

  /// The pictures are what the commands beside them draw.
  @Test func thePicturesInTheReadme() throws {
    let marks = ReadmeTests.text.split(separator: "<!-- drawn by: archcli ").dropFirst()
    #expect(marks.count >= 3)
    for mark in marks {
      let command = try #require(mark.split(separator: " -->").first)
      var words = command.split(separator: " ").map(String.init)
      if let place = words.firstIndex(of: "-o") {
        let path = words[place + 1]
        words[place + 1] = "-"
        words += ["--format", "svg"]
        let picture = try String(contentsOf: ReadmeTests.root.appending(path: path), encoding: .utf8)
        #expect(try Binary.run(words).stdout == picture, "make pictures")
        #expect(mark.contains("](\(path))"))
      } else {
        let block = try #require(mark.firstMatch(of: /```[a-z]*\n(.*?\n)```\n/.dotMatchesNewlines()))
        #expect(try Binary.run(words).stdout == String(block.1), "make pictures")
      }
    }
  }
}
