import Foundation
import Testing

@testable import archcli

/// A search with the real program. With a wire cut, patterns disagree on some seeds and agree on others.
@Suite struct ExploreTests {
  private static let search = ["explore", "mvc", "tea", "--cut", "8", "--seeds", "1..14"]

  @Test func thePartsAndTheJobsPrintWhatOneRunPrints() throws {
    let whole = try Binary.run(Self.search + ["--jobs", "1"])
    #expect(whole.status == 1)
    let count = whole.stdout.split(separator: "\n").count { $0.hasPrefix("// Seed ") }
    #expect((2...13).contains(count))
    #expect(whole.stderr == "14 seeds on 2 patterns, wire 8 cut: \(count) disagreements\n")

    let jobs = try Binary.run(Self.search + ["--jobs", "3", "-q"])
    #expect(jobs == .init(status: 1, stdout: whole.stdout, stderr: ""))
    let parts = try (1...3).map { try Binary.run(Self.search + ["--shard", "\($0)/3"]).stdout }
    #expect(parts.joined() == whole.stdout)
    let shards = try (0...1).map { index in
      let env = ["TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "2"]
      return try Binary.run(Self.search, env: env).stdout
    }
    #expect(shards.joined() == whole.stdout)
  }

  @Test func whatIsFoundIsAScenarioFile() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "found.scenario.json5").path
      let seeds = try #require(try Self.firstFound())
      let words = ["explore", "mvc", "tea", "--cut", "8", "--seeds", "\(seeds)"]
      let found = try Binary.run(words + ["-o", path])
      #expect(found.status == 1)
      #expect(found.stdout == "")
      let run = try Binary.run(["run", "tea", "--scenario", path])
      #expect(run.status == 0, "\(run.stderr)")
      let requests = ["diff", "mvc@cut=8", "tea@cut=8", "--on", "requests,screens", "--scenario", path]
      let diff = try Binary.run(requests)
      #expect(diff.status == 1)
    }
  }

  private static func firstFound() throws -> Int? {
    let lines = try Binary.run(search).stdout.split(separator: "\n")
    return lines.lazy.compactMap { $0.firstMatch(of: /^\/\/ Seed ([0-9]+):/).flatMap { Int($0.1) } }.first
  }

  @Test func thePatternsAgreeOnTheFirstSeeds() throws {
    let result = try Binary.run(["explore", "--seeds", "1..10"])
    #expect(result.status == 0 && result.stdout == "")
    #expect(result.stderr.hasSuffix("no disagreement\n") && result.stderr.hasPrefix("10 seeds on "))
  }

  @Test func aSeedIsPrinted() throws {
    let one = try Binary.run(["explore", "--seeds", "7", "--print"])
    #expect(one.status == 0 && one.stderr == "")
    #expect(one.stdout.hasPrefix("// Seed 7\n{\n  name: \"seed-7\",\n"))
    let range = try Binary.run(["explore", "--seeds", "7..7", "--print"])
    #expect(range == one)
    let two = try Binary.run(["explore", "--seeds", "6..7", "--print"])
    #expect(two.stdout.hasSuffix(one.stdout) && two.stdout.hasPrefix("// Seed 6\n"))
  }

  @Test func theTimeIsKept() throws {
    let began = ContinuousClock.now
    let result = try Binary.run(["explore", "--seeds", "1..1000000", "--time", "1"])
    #expect(ContinuousClock.now - began < .seconds(20))
    #expect(result.status == 0)
    #expect(result.stderr.contains(" of 1000000 seeds on "))
    #expect(result.stderr.contains("the time was up, all seeds before "))
  }

  @Test func morePartsThanSeedsLeaveSomeEmpty() throws {
    let result = try Binary.run(["explore", "--seeds", "1..2", "--shard", "1/3"])
    #expect(result.status == 0)
    #expect(result.stderr.hasPrefix("0 seeds on ") || result.stderr.hasPrefix("1 seeds on "))
  }

  @Test(arguments: [
    ["--seeds", "x"], ["--seeds", "5..1"], ["--seeds", "1..2..3"], ["--seeds", "-1..3"], ["--seeds", "1.."],
    ["--seeds", "0..99999999999999999999"], ["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "1"],
    ["--jobs", "0"], ["--time", "0"], ["mvx"],
  ])
  func wrongUsage(words: [String]) throws {
    let result = try Binary.run(["explore"] + words)
    #expect(result.status == 64 && result.stdout == "")
    #expect(result.stderr.hasPrefix("error: "))
  }

  @Test func aWrongEnvironmentIsToldOf() throws {
    for (index, total) in [("2", "2"), ("", "2"), ("0", "x"), ("0", "0")] {
      let env = ["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": total]
      let result = try Binary.run(["explore", "--seeds", "1..2"], env: env)
      #expect(result.status == 64)
    }
  }

  @Test func aTestRunnerLearnsThatItsPartsAreUnderstood() throws {
    try withTemporaryDirectory { directory in
      let path = directory.appending(path: "status").path
      let env = ["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": path]
      let result = try Binary.run(["explore", "--seeds", "1..2"], env: env)
      #expect(result.status == 0)
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func whatProcessesTellArrivesWhole() {
    let memory = Memory()
    let out = memory.output()
    let messages = [
      SearchMessage.began(3), .plays("mvc/model"), .done(3, "// Seed 3\n{}\n"), .began(4), .done(4, nil),
    ]
    for message in messages { message.write(to: out) }
    for cut in 0...memory.bytes.count {
      var bytes = memory.bytes[..<cut]
      var read: [SearchMessage] = []
      while let message = SearchMessage.take(from: &bytes) { read.append(message) }
      bytes = ArraySlice(Array(bytes) + memory.bytes[cut...])
      while let message = SearchMessage.take(from: &bytes) { read.append(message) }
      #expect(read == messages && bytes.isEmpty)
    }
  }
}
