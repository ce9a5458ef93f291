import Foundation
import Testing

/// `explain PATTERN` through the real program.
@Suite struct ExplainTests {
  static let patterns = [
    "mvc/model", "mvc/controller", "mvp/protocol", "mvp/block", "mvvm/signal", "mvvm/kvo", "mvvm/observation",
    "mvcvs", "mavb", "tea",
  ]

  /// The lines of a section, without the indentation that all have.
  private static func section(_ title: String, of page: String) throws -> [String] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix(title) }, "\(title)")
    return lines[(start + 1)...].prefix { !$0.isEmpty }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: patterns)
  func aPageFits100Columns(_ pattern: String) throws {
    let result = try Binary.run(["explain", pattern])
    #expect(result.status == 0 && result.stderr == "" && result.stdout.hasPrefix("\(pattern)  "))
    for line in result.stdout.split(separator: "\n") {
      #expect(line.count <= 100 && !line.hasSuffix(" "), "\(line)")
    }
    for title in [
      "roles:", "edges:", "rules:", "who makes whom", "one tap on Follow",
      "what a test can hold without a view:", "known hazards:",
    ] {
      #expect(try !Self.section(title, of: result.stdout).isEmpty)
    }
  }

  @Test func aPageIsTheSameTwice() throws {
    #expect(try Binary.run(["explain", "mvp"]) == Binary.run(["explain", "mvp"]))
  }

  /// The hops are those of any run, by number and by what they say.
  @Test(arguments: ["mvc", "mvp", "mvvm/observation", "tea"])
  func theTapIsThatOfARun(_ pattern: String) throws {
    let page = try Binary.run(["explain", pattern]).stdout
    let trace = try Binary.run(["trace", pattern, "--text"]).stdout.split(separator: "\n")
    let hops = try Self.section("one tap on Follow", of: page).filter { $0.first?.isNumber == true }
    #expect(hops.count > 8 && hops[0].hasSuffix("input  header.follow"))
    for hop in hops {
      let words = hop.split(separator: " ")
      // Several renders that one event caused are one line; the first of them is the one numbered.
      let text = words.dropFirst().joined(separator: " ").split(separator: ";")[0].trimmingSuffix("…")
      let line = trace.first { $0.split(separator: " ").first == words[0] }
      let known = try #require(line?.split(separator: " ").dropFirst(2).joined(separator: " "))
      #expect(known.hasPrefix(text), "\(hop)")
    }
  }

  /// The diagram is what its command draws, but for the width.
  @Test(arguments: ["mvc", "tea"])
  func theDiagramIsWhatItsCommandDraws(_ pattern: String) throws {
    let page = try Binary.run(["explain", pattern]).stdout
    let start = try #require(page.firstRange(of: "the same as a diagram:\n"))
    let end = try #require(page.firstRange(of: "\n\nwhat a test can hold"))
    let lines = page[start.upperBound..<end.lowerBound].split(separator: "\n")
    let command = lines.prefix(2).joined(separator: "\n").replacing(
      "archcli", with: "\"$ARCHCLI\"", maxReplacements: 1)
    let drawn = try Binary.shell(command)
    #expect(drawn.status == 0 && drawn.stdout.contains("─►"))
    #expect(Self.hops(lines.dropFirst(2)) == Self.hops(drawn.stdout.split(separator: "\n")[...]))
  }

  /// The numbers of the events of a diagram, in its order.
  private static func hops(_ lines: ArraySlice<Substring>) -> [Substring] {
    lines.compactMap { line in line.split(separator: " ").first { $0.contains(/^\d+\.\d+$/) } }
  }

  @Test func theTapGoesFromRoleToRole() throws {
    let tap = try Self.section("one tap on Follow", of: Binary.run(["explain", "mvc"]).stdout)
    let ways = tap.drop { $0 != "by role:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(
      Array(ways) == [
        "  user → view → controller → store → controller → view → controller",
        "  user → view → controller → store → service", "  service → store → controller → view → controller",
      ])
  }

  @Test func whatATestHoldsIsSaidWithWhatItTakes() throws {
    let mvp = try Self.section("what a test can hold", of: Binary.run(["explain", "mvp"]).stdout)
    #expect(mvp[0].hasPrefix("18 of 22 behaviours (81 %) with 0 views built"))
    #expect(mvp.contains { $0.contains("FakeHeaderView") })
    #expect(mvp.contains("  navigation: a tap on a blog opens its screen, and back closes it"))
    #expect(mvp.contains("    needs RootScene, made with 1 view"))
    let mvc = try Self.section("what a test can hold", of: Binary.run(["explain", "mvc/controller"]).stdout)
    #expect(mvc[0] == "0 of 22 behaviours (0 %) with 0 views built")
    #expect(mvc.contains("    needs HeaderController, made with 7 views"))
  }

  /// Each hazard comes with the command that shows it.
  @Test func aHazardReproduces() throws {
    let hazards = try Self.section("known hazards:", of: Binary.run(["explain", "mvc"]).stdout)
    let cuts = hazards.compactMap { $0.split(separator: "--cut ").dropFirst().first?.prefix { $0.isNumber } }
    #expect(cuts.count > 3)
    for cut in cuts {
      let result = try Binary.shell(
        "$ARCHCLI trace mvc --cut \(cut) | $ARCHCLI diff mvc - --on screens >/dev/null")
      #expect(result.status == 1, "--cut \(cut)")
    }
  }
}

extension StringProtocol {
  /// The text without this end.
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : String(self)
  }
}
