import ArchTrace
import Catalog
import Foundation
import Scenario
import Testing

@testable import archcli

/// `report` through the real program; what its page does in a browser is tested in Tests/Peers.
@Suite struct ReportTests {
  private static let story = ["report", "mvc", "tea", "--scenario", "categories"]

  @Test func thePageIsTheSameInEveryProcess() throws {
    let page = try Binary.run(Self.story)
    #expect(page.status == 0 && page.stderr == "")
    #expect(page.stdout.hasPrefix("<!doctype html>\n") && page.stdout.hasSuffix("</html>\n"))
    try withTemporaryDirectory { directory in
      let again = try Binary.run(Self.story + ["-o", "page.html"], cwd: directory)
      #expect(again == Binary.Result(status: 0, stdout: "", stderr: ""))
      let file = directory.appending(path: "page.html")
      #expect(try String(contentsOf: file, encoding: .utf8) == page.stdout)
    }
  }

  @Test func withoutATraceItIsOfAllSix() throws {
    let page = try Binary.run(["report", "--scenario", "categories"]).stdout
    let titles = page.matches(of: /<h2>([a-z\/]+)<\/h2>/).map { String($0.1) }
    #expect(titles == ["mvc/model", "mvp/protocol", "mvvm/signal", "mvcvs", "mavb", "tea"])
  }

  @Test func aTraceOfTheSameNameHasALinkOfItsOwn() throws {
    try withTemporaryDirectory { directory in
      let trace = try Binary.run(["trace", "mvvm/kvo", "--scenario", "categories"]).stdout
      try Data(trace.utf8).write(to: directory.appending(path: "a.ndjson"))
      let page = try Binary.run(
        ["report", "mvvm", "a.ndjson", "./a.ndjson", "--scenario", "categories"], cwd: directory
      ).stdout
      let keys = page.matches(of: /"key":"([^"]*)","title":"([^"]*)"/).map { "\($0.1) \($0.2)" }
      #expect(keys == ["mvvm mvvm/signal", "mvvm/kvo mvvm/kvo · a.ndjson", "mvvm/kvo:2 mvvm/kvo · a.ndjson"])
    }
  }

  @Test func aRunThatIsNotAsExpectedIsNoAndIsShown() throws {
    try withTemporaryDirectory { directory in
      let scenario = #"{ name: "bad", steps: [{ open: "profile" }, { expect: { "blogs.count": 3 } }] }"#
      try Data(scenario.utf8).write(to: directory.appending(path: "bad.scenario.json5"))
      let result = try Binary.run(
        ["report", "tea", "--scenario", "bad.scenario.json5", "-o", "page.html"], cwd: directory)
      #expect(result.status == 1 && result.stderr.contains("blogs.count"))
      #expect(FileManager.default.fileExists(atPath: directory.appending(path: "page.html").path))
    }
  }

  @Test func troubleLeavesNoFile() throws {
    try withTemporaryDirectory { directory in
      let page = directory.appending(path: "page.html")
      try Data("{\"format\":\"archcli-trace\"}\n".utf8).write(to: directory.appending(path: "a.ndjson"))
      for (operands, status, message) in [
        (["a.ndjson"], 2, "a.ndjson:1:1: error: "), (["b.ndjson"], 2, "error: cannot read 'b.ndjson'"),
        (["mvcc"], 64, "Did you mean 'mvc'?"), (["-", "-"], 64, "only once"),
        (["--cut", "0"], 64, "'--cut'"),
      ] as [([String], Int32, String)] {
        let result = try Binary.run(["report", "-o", "page.html"] + operands, cwd: directory)
        #expect(result.status == status && result.stdout == "", "\(operands)")
        #expect(result.stderr.contains(message), "\(result.stderr)")
        #expect(!FileManager.default.fileExists(atPath: page.path))
      }
      let nowhere = try Binary.run(
        ["report", "tea", "--scenario", "categories", "-o", "no/page.html"], cwd: directory)
      #expect(nowhere.status == 2 && nowhere.stderr.contains("cannot write 'no/page.html'"))
    }
  }

  @Test func aTerminalIsNoBrowser() {
    let memory = Memory()
    let context = Context(
      out: memory.output(), err: memory.output(), vocabulary: .catalog, environment: { _ in nil },
      isTerminal: ({ true }, { true }), terminalColumns: { 80 })
    #expect(throws: UsageError.self) { try ReportCommand.run(ParsedArguments(operands: ["tea"]), context) }
    #expect(memory.text == "")
  }

  @Test func aCutRunIsShownWithoutFiguresOfOtherRuns() throws {
    let page = try Binary.run(["report", "mvc", "--cut", "1", "--scenario", "categories"]).stdout
    #expect(page.contains("\"metric\":\"wires\",") && page.contains("\"wires\":null,\"drifts\":null"))
    #expect(try Binary.run(["report", "mvc", "--scenario", "categories"]).stdout.contains("\"drifts\":["))
  }
}
