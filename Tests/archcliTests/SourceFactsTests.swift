import Foundation
import Testing

/// What `compare` says of the sources is what is in them.
@Suite struct SourceFactsTests {
  @Test func theCountsAreFresh() throws {
    let file = ReadmeTests.root.appending(path: "Sources/Patterns/Catalog/Compare/SourceCounts.swift")
    let script = ReadmeTests.root.appending(path: "Fixtures/facts/count-sources.sh")
    // The script compiles its reader with the compiler that is found as the one was that built this.
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let counted = try Binary.start(
      URL(filePath: "/bin/sh"), [script.path, "-"], stdin: "", env: ["PATH": path])
    #expect(counted.status == 0 && counted.stderr == "")
    #expect(try String(contentsOf: file, encoding: .utf8) == counted.stdout, "run: make facts")
  }

  @Test func theCompilerSaysTheSameOfWhatGoesPastAPattern() throws {
    let file = ReadmeTests.root.appending(path: "Sources/Patterns/Catalog/Compare/SourceBypasses.swift")
    let script = ReadmeTests.root.appending(path: "Fixtures/facts/compile-bypasses.sh")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let modules = Binary.url.deletingLastPathComponent().appending(path: "Modules").path
    let said = try Binary.start(
      URL(filePath: "/bin/sh"), [script.path, "-"], stdin: "", env: ["PATH": path, "MODULES": modules])
    #expect(said.status == 0 && said.stderr == "")
    #expect(try String(contentsOf: file, encoding: .utf8) == said.stdout, "run: make facts")
  }

  @Test func whatIsNotCodeIsNotRead() throws {
    let script = ReadmeTests.root.appending(path: "Fixtures/facts/count-sources.sh")
    let awkward = ReadmeTests.root.appending(path: "Fixtures/facts/awkward.txt")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let read = try Binary.start(
      URL(filePath: "/bin/sh"), [script.path, "-", awkward.path], stdin: "", env: ["PATH": path])
    let lines = read.stdout.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix(" lines=44 members=19 closures=2 imports=Runtime,HeadlessUI") == true)
    #expect(
      Array(lines.dropFirst()) == [
        "enum Outer", "struct Inner nested", "class Box", "protocol Kind",
        "names Box: HeadlessUI.View Outer Runtime.Participant",
        "names Outer: HeadlessUI.Button Runtime.Participant",
      ])
  }

  @Test func everyPatternHasAFrameworkAndAnApp() throws {
    let all = ["mvc/controller", "mvp/block", "mvvm/kvo", "mvvm/observation", "mvcvs", "mavb", "tea"]
    let csv = try Binary.run(["compare", "--scenario", "categories", "--format", "csv"] + all).stdout
    for row in csv.split(separator: "\n") where row.hasPrefix("app-") || row.hasPrefix("framework-") {
      #expect(row.split(separator: ",").dropFirst().allSatisfy { Int($0) ?? 0 > 0 }, "\(row)")
    }
    let row = try #require(csv.split(separator: "\n").first { $0.hasPrefix("framework-lines,") })
    let figures = row.split(separator: ",")
    #expect(figures[3] != figures[4], "each variant has a folder of its own")
  }
}
