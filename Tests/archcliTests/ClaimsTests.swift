import Foundation
import Testing

/// `claims` through the real program.
@Suite struct ClaimsTests {
  // All claims take seconds: what several tests read is printed once.
  private static let allInText = Result { try Binary.run(["claims"]) }
  private static let allInJSON = Result { try Binary.run(["claims", "--format", "json"]) }

  private static func json(_ arguments: [String] = []) throws -> [[String: Any]] {
    let result =
      arguments.isEmpty
      ? try allInJSON.get() : try Binary.run(["claims", "--format", "json"] + arguments)
    #expect(result.status == 0 && result.stderr == "")
    let object = try JSONSerialization.jsonObject(with: Data(result.stdout.utf8)) as? [String: Any]
    return try #require(object?["claims"] as? [[String: Any]])
  }

  private static func numbers(_ claims: [[String: Any]]) -> [Int] {
    claims.compactMap { $0["number"] as? Int }
  }

  @Test func theListFits100ColumnsAndIsTheSameTwice() throws {
    let result = try Self.allInText.get()
    #expect(result.status == 0 && result.stderr == "")
    for line in result.stdout.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(try Binary.run(["claims"]) == result)
    let all = try Self.json()
    #expect(result.stdout.contains("\nclaims \(all.count): holds "))
    let whole = ["claims"] + Self.numbers(all).map(String.init)
    let evidence = try Binary.run(whole)
    for line in evidence.stdout.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(try Binary.run(whole) == evidence)
  }

  @Test func everyFormatHoldsTheSameFigures() throws {
    let all = try Self.json()
    let text = try Self.allInText.get().stdout.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let csv = try Binary.run(["claims", "--format", "csv"]).stdout.split(separator: "\n")
    let markdown = try Binary.run(["claims", "--format", "markdown"]).stdout.split(separator: "\n")
    #expect(csv.count == all.count + 1 && markdown.count == all.count + 2)
    for (index, claim) in all.enumerated() {
      let number = try #require(claim["number"] as? Int)
      let verdict = try #require(claim["verdict"] as? String)
      let source = try #require(claim["source"] as? String)
      let figures = try #require(claim["figures"] as? [[String: Any]]).map {
        "\($0["label"] ?? "") \($0["value"] ?? "")"
      }
      #expect(text.contains("\(number) \(verdict) \(source) "))
      #expect(text.contains(figures.joined(separator: " · ")))
      #expect(csv[index + 1].hasPrefix("\(number),\(source),") && csv[index + 1].contains(",\(verdict),"))
      #expect(csv[index + 1].contains(figures.joined(separator: "; ")))
      let row = markdown[index + 2].replacing("\\", with: "")
      #expect(row.hasPrefix("| \(number) | \(source) | ") && row.contains(" | \(verdict) | "))
      #expect(row.contains(figures.joined(separator: "; ")))
    }
  }

  @Test func theFilters() throws {
    let all = try Self.json()
    for (key, values) in [
      ("verdict", ["refuted", "not-measurable"]), ("source", ["kvo"]), ("source", ["mvp-code", "kvo"]),
    ] {
      let wanted = all.filter { values.contains($0[key] as? String ?? "") }
      #expect(!wanted.isEmpty)
      #expect(
        Self.numbers(try Self.json(["--\(key)", values.joined(separator: ",")])) == Self.numbers(wanted))
    }
    #expect(Self.numbers(try Self.json(["6", "4", "--source", "part2"])) == [4, 6])
    #expect(try Binary.run(["claims", "4", "--source", "book"]).stdout == "")
  }

  @Test func theEvidenceCanBeSeenAgain() throws {
    let all = try Self.json(Self.numbers(try Self.json()).map(String.init))
    var seen: [String: String] = [:]
    for claim in all {
      for item in try #require(claim["evidence"] as? [[String: Any]]) {
        guard let command = item["command"] as? String else { continue }
        let again = command.replacing("archcli ", with: "\"$ARCHCLI\" ", maxReplacements: 1)
        let output = try seen[command] ?? Binary.shell(again).stdout
        seen[command] = output
        if let id = item["id"] as? String, let from = item["from"] as? String {
          let line = output.split(separator: "\n").first { $0.hasPrefix("{\"id\":\"\(id)\",") }
          #expect(line?.contains("\"from\":\"\(from)\"") == true, "\(command) \(id)")
        }
        // The story shows each step's last screen, the trace every one.
        if let instead = item["instead"] as? String, !instead.isEmpty {
          let trace = try Binary.shell(again.replacing(" run ", with: " trace ")).stdout
          #expect(trace.contains(try Self.quoted(instead)), "\(command)")
        }
      }
    }
    #expect(seen.count > 5)
  }

  /// A line of a screen, or a route, as a trace has it.
  private static func quoted(_ text: String) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }

  @Test func wrongWordsAreSaid() throws {
    let number = try Binary.run(["claims", "99"])
    #expect(number.status == 64 && number.stdout == "")
    #expect(number.stderr.hasPrefix("error: invalid value '99' for <number> (one of 1 to 57)\n"))
    let verdict = try Binary.run(["claims", "--verdict", "refutes"])
    #expect(verdict.status == 64 && verdict.stderr.contains("Did you mean 'refuted'?"))
    let source = try Binary.run(["claims", "--source", "bok"])
    #expect(source.status == 64 && source.stderr.contains("Did you mean 'book'?"))
  }

  @Test func explainAndListKnowThem() throws {
    let listed = try Binary.run(["list", "claims"]).stdout.split(separator: "\n")
    let all = try Self.json()
    #expect(listed.count == all.count)
    for (line, claim) in zip(listed, all) {
      let id = String(line.prefix { $0 != " " })
      #expect(id == "claims.\(claim["number"] ?? "")" && line.hasSuffix(" \(claim["claim"] ?? "")"))
      let explained = try Binary.run(["explain", id])
      #expect(explained.status == 0 && explained.stdout.hasPrefix("\(id)\n  "))
      #expect(explained.stdout.contains("verdict: archcli claims \(claim["number"] ?? "")\n"))
    }
    #expect(try Binary.run(["explain", "4"]) == Binary.run(["explain", "CLAIMS.4"]))
    let typo = try Binary.run(["explain", "claim.37"])
    #expect(typo.status == 64 && typo.stderr.contains("Did you mean 'claims.37'?"))
  }

  @Test func aClosedPipeIsQuiet() throws {
    let result = try Binary.shell("\"$ARCHCLI\" claims 2 4 | head -1; echo ${PIPESTATUS[0]}")
    #expect(result.stdout.hasSuffix("\n0\n") && result.stderr == "")
  }
}
