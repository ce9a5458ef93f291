import Foundation
import Testing

/// `compare` through the real program.
@Suite struct CompareTests {
  @Test func theTableFits100ColumnsAndEveryRowHasAMeaning() throws {
    let result = try Binary.run(["compare"])
    #expect(result.status == 0 && result.stderr == "")
    let lines = result.stdout.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines { #expect(line.count <= 100, "\(line)") }
    let start = try #require(lines.firstIndex { $0.hasPrefix("metric ") })
    let rows = lines[(start + 1)...].prefix { !$0.isEmpty }.compactMap { $0.split(separator: " ").first }
    let legend = try Binary.run(["compare", "--legend"]).stdout.split(separator: "\n")
    #expect(rows == legend.compactMap { $0.split(separator: " ").first })
    #expect(legend.allSatisfy { $0.hasSuffix(".") && $0.count <= 100 })
    #expect(try Binary.run(["compare"]) == result)
  }

  @Test func everyFormatHoldsTheSameFigures() throws {
    let arguments = ["compare", "mvc", "mvvm/kvo", "--scenario", "categories", "--format"]
    let csv = try Binary.run(arguments + ["csv"]).stdout.split(separator: "\n").map {
      $0.split(separator: ",").map(String.init)
    }
    #expect(csv[0] == ["metric", "mvc/model", "mvvm/kvo"])
    let json = try Binary.run(arguments + ["json"]).stdout
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let metrics = try #require(object["metrics"] as? [[String: Any]])
    #expect(
      metrics.map { [$0["metric"], $0["mvc/model"], $0["mvvm/kvo"]].map { "\($0 ?? "")" } }
        == Array(csv.dropFirst()))
    let markdown = try Binary.run(arguments + ["markdown"]).stdout.split(separator: "\n")
    let text = try Binary.run(arguments + ["text"]).stdout.split(separator: "\n")
    for row in csv.dropFirst() {
      #expect(markdown.contains { $0.split(separator: "|").map { $0.filter { $0 != " " } } == row })
      #expect(text.contains { $0.split(separator: " ").map(String.init) == row })
    }
  }

  @Test func theFaultsAreThoseOfFaults() throws {
    let csv = try Binary.run(["compare", "tea", "--format", "csv"]).stdout.split(separator: "\n")
    let faults = try Binary.run(["faults", "tea", "--format", "csv"]).stdout.split(separator: "\n")
      .dropFirst()
    #expect(csv.contains("wires,\(faults.count)"))
    #expect(csv.contains("silent-drifts,\(faults.count { $0.contains(",drift,") })"))
  }
}
