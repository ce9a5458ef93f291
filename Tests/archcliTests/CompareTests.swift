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

  @Test func aTableOfEveryVariantIsBrokenToFit() throws {
    let all = [
      "mvc/model", "mvc/controller", "mvp", "mvp/block", "mvvm", "mvvm/kvo", "mvvm/observation", "mvcvs",
      "mavb", "tea",
    ]
    let arguments = ["compare", "--scenario", "categories"] + all
    let text = try Binary.run(arguments).stdout.split(separator: "\n", omittingEmptySubsequences: false)
    for line in text { #expect(line.count <= 100, "\(line)") }
    let headings = text.filter { $0.hasPrefix("metric ") }
    #expect(headings.count == 2)
    let named = headings.flatMap { $0.split(separator: " ").dropFirst() }
    let csv = try Binary.run(arguments + ["--format", "csv"]).stdout.split(separator: "\n")
    #expect(named == Array(csv[0].split(separator: ",").dropFirst()) && named.count == all.count)
    for row in csv.dropFirst() {
      let cells = row.split(separator: ",")
      let rows = text.prefix { !$0.hasPrefix("Less ") }.map { $0.split(separator: " ") }
        .filter { $0.first == cells[0] }
      #expect(rows.flatMap { $0.dropFirst() } == Array(cells.dropFirst()), "\(row)")
    }
  }

  @Test func theCostsAreRatiosToTheCheapest() throws {
    let arguments = ["compare", "mvc", "tea", "--scenario", "categories", "--cost"]
    let csv = try Binary.run(arguments + ["--format", "csv"])
    #expect(csv.status == 0 && csv.stderr == "")
    for metric in ["time-ratio", "memory-ratio"] {
      let row = try #require(csv.stdout.split(separator: "\n").first { $0.hasPrefix("\(metric),") })
      // Which of them is cheaper is no matter of a test.
      #expect(row.split(separator: ",").dropFirst().compactMap { Double($0) }.min() == 1, "\(row)")
    }
    let legend = try Binary.run(["compare", "--cost", "--legend"]).stdout
    #expect(legend.contains("time-ratio ") && legend.contains("memory-ratio "))
    let usual = try Binary.run(["compare", "mvc", "--scenario", "categories"]).stdout
    #expect(!usual.contains("-ratio"))
  }

  @Test(arguments: ["profile", "blog", "following", "suggested", "voices", "gallery", "categories"])
  func theFormatsHoldTheSamePriceOfAScreen(_ screen: String) throws {
    let arguments = ["compare", "mvc", "mvp/block", "tea", "--feature", screen]
    let result = try Binary.run(arguments)
    #expect(result.status == 0 && result.stderr == "")
    #expect(try Binary.run(arguments) == result)
    let text = result.stdout.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let csv = try Binary.run(arguments + ["--format", "csv"]).stdout.split(separator: "\n").map {
      $0.split(separator: ",").map(String.init)
    }
    #expect(csv[0] == ["metric", "mvc/model", "mvp/block", "tea"])
    for row in csv { #expect(text.contains(row), "\(row)") }
    let legend = try Binary.run(["compare", "--feature", screen, "--legend"]).stdout.split(separator: "\n")
    #expect(
      csv.dropFirst().map { $0[0] } == legend.compactMap { $0.split(separator: " ").first.map(String.init) })
    for line in legend { #expect(line.count <= 100, "\(line)") }
    let json = try Binary.run(arguments + ["--format", "json"]).stdout
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["feature"] as? String == screen)
    let metrics = try #require(object["metrics"] as? [[String: Any]])
    for (metric, row) in zip(metrics, csv.dropFirst()) {
      #expect(csv[0].map { "\(metric[$0] ?? "")" } == row)
    }
    // No screen is free of files or wires.
    for metric in ["feature-files", "feature-lines", "feature-wires"] {
      let row = try #require(csv.first { $0[0] == metric })
      #expect(row.dropFirst().allSatisfy { Int($0) ?? 0 > 0 }, "\(row)")
    }
  }

  @Test func whatCannotBePricedIsSaid() throws {
    let typo = try Binary.run(["compare", "--feature", "voice"])
    #expect(typo.status == 64 && typo.stderr.contains("Did you mean 'voices'?"))
    let unopened = try Binary.run(["compare", "--feature", "voices", "--scenario", "categories"])
    #expect(unopened.status == 64 && unopened.stderr.contains("'categories' never opens voices"))
    #expect(try Binary.run(["compare", "--feature", "voices", "--cost"]).status == 64)
  }

  @Test func everyMetricIsListedAndExplained() throws {
    let listed = try Binary.run(["list", "metrics"]).stdout.split(separator: "\n")
    let usual = try Binary.run(["compare", "--cost", "--legend"]).stdout.split(separator: "\n")
    let feature = try Binary.run(["compare", "--feature", "blog", "--legend"]).stdout.split(separator: "\n")
    let names = listed.compactMap { $0.split(separator: " ").first }
    #expect(names == (usual + feature).compactMap { $0.split(separator: " ").first })
    for (name, line) in zip(names, listed) {
      let explained = try Binary.run(["explain", String(name)])
      let lines = explained.stdout.split(separator: "\n")
      #expect(explained.status == 0 && lines.first == name)
      #expect(line.hasSuffix(lines[1].drop { $0 == " " }), "\(line)")
      #expect(lines.contains { $0.hasPrefix("  from:") })
    }
    let typo = try Binary.run(["explain", "silent-drift"])
    #expect(typo.status == 64 && typo.stderr.contains("Did you mean 'silent-drifts'?"))
  }

  @Test func whatCanBeRestoredIsWhatRestores() throws {
    let csv = try Binary.run(["compare", "--format", "csv", "--scenario", "categories"]).stdout
    let rows = csv.split(separator: "\n").map { $0.split(separator: ",") }
    let row = try #require(rows.first { $0[0] == "restorable" })
    for (pattern, verdict) in zip(rows[0], row).dropFirst() {
      let run = try Binary.run(
        ["run", String(pattern), "--scenario", "categories", "--restore-each-step", "-q"])
      #expect((verdict == "yes") == (run.status == 0 && run.stderr.contains("restored after each of")))
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
