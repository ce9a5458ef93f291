import Foundation
import Testing

@testable import archcli

/// `faults` through the real program.
@Suite struct FaultsTests {
  @Test func theTableAndTheListHoldTheSameWires() throws {
    let csv = try Binary.run(["faults", "mvc", "tea", "--format", "csv"])
    #expect(csv.status == 0 && csv.stderr == "")
    let rows = csv.stdout.split(separator: "\n").dropFirst()
    let text = try Binary.run(["faults", "mvc", "tea"]).stdout
    for (name, pattern) in [("mvc/model", "mvc/model  all "), ("tea", "tea        all ")] {
      let all = try #require(text.split(separator: "\n").first { $0.hasPrefix(pattern) })
      let figures = all.split(separator: " ").compactMap { Int($0) }
      #expect(figures[0] == figures[1...].reduce(0, +))
      #expect(figures[0] == rows.count { $0.hasPrefix("\(name),") })
      for (index, outcome) in ["reported", "visible", "drift", "none"].enumerated() {
        #expect(figures[index + 1] == rows.count { $0.hasPrefix("\(name),") && $0.contains(",\(outcome),") })
      }
    }
    for line in text.split(separator: "\n") { #expect(line.columnWidth <= 100, "\(line)") }
  }

  @Test func everyFormatIsWhatItSays() throws {
    let json = try Binary.run(["faults", "tea", "--format", "json", "--scenario", "categories", "--network"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.stdout.utf8)) as? [String: Any])
    let wires = try #require(object["faults"] as? [[String: Any]])
    let csv = try Binary.run(["faults", "tea", "--format", "csv", "--scenario", "categories"]).stdout
    #expect(csv.split(separator: "\n").count == wires.count + 1)
    #expect((object["requests"] as? [Any])?.isEmpty == false)
    let markdown = try Binary.run(["faults", "tea", "--format", "markdown", "--scenario", "categories"])
    #expect(markdown.stdout.hasPrefix("| pattern | kind | wires | reported |"))
    #expect(markdown.stdout.contains("\n| --- | --- | ---: |"))
  }

  @Test func theCSVHoldsBothWiresAndRequests() throws {
    let arguments = ["faults", "tea", "--scenario", "categories", "--network"]
    let csv = try Binary.run(arguments + ["--format", "csv"]).stdout.split(separator: "\n")
    let json = try Binary.run(arguments + ["--format", "json"]).stdout
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let wires = try #require(object["faults"] as? [[String: Any]])
    let requests = try #require(object["requests"] as? [[String: Any]])
    let titles = csv[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    #expect(csv.count == 1 + wires.count + requests.count && Set(titles).count == titles.count)
    // No cell of this scenario's holds a comma.
    for (line, record) in zip(csv.dropFirst(), wires + requests) {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      #expect(cells == titles.map { title in record[title].map { "\($0)" } ?? "" }, "\(line)")
    }
    for fault in ["fails", "timesOut", "late", "twice"] {
      #expect(requests.count { $0["fault"] as? String == fault } * 4 == requests.count)
    }
  }

  @Test func aRegistrationThatWasCutIsReportedWhereItIsRemoved() throws {
    let csv = try Binary.run(["faults", "mvvm/kvo", "--format", "csv"]).stdout.split(separator: "\n")
    let reported = csv.filter { $0.contains(",reported,") }
    #expect(!reported.isEmpty && reported.allSatisfy { $0.contains(",keyValue,") })
    let wire = String(try #require(reported.first).split(separator: ",")[1])
    let run = try Binary.run(["run", "mvvm/kvo", "--cut", wire])
    #expect(run.status == 1 && run.stderr.contains("removeObserver") && run.stderr.contains("not registered"))
  }

  @Test func aDriftReproduces() throws {
    let csv = try Binary.run(["faults", "mvc", "--format", "csv"]).stdout
    let drift = try #require(csv.split(separator: "\n").first { $0.contains(",drift,4,tap header.follow,") })
    let wire = String(drift.split(separator: ",")[1])
    let run = try Binary.run(["run", "mvc", "--cut", wire])
    #expect(run.status == 1 && run.stdout.contains("Ada  Notes  Followers 41  [Follow]"))
  }

  @Test(arguments: [["faults", "mvc", "tea"], ["faults", "mvc", "--scenario", "categories", "--network"]])
  func twoProcessesPrintTheSameBytes(_ arguments: [String]) throws {
    let first = try Binary.run(arguments)
    #expect(first.status == 0 && first.stderr == "")
    #expect(try Binary.run(arguments) == first)
  }

  @Test func quietLeavesOutTheListAndFilesAreWritten() throws {
    let quiet = try Binary.run(["faults", "tea", "-q"]).stdout
    #expect(quiet.hasPrefix("Wires cut one at a time in blog-follow\n") && !quiet.contains("--cut"))
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "faults.txt")
      let written = try Binary.run(["faults", "tea", "-q", "-o", file.path])
      #expect(written.status == 0 && written.stdout == "")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == quiet)
    }
    #expect(try Binary.run(["faults", "mvmm"]).status == 64)
  }
}
