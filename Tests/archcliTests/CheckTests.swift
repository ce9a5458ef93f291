import Foundation
import Testing

@testable import archcli

/// `check`, `explain` and `list rules` through the real program.
@Suite struct CheckTests {
  /// A trace that breaks rules, with names that every format must escape.
  private static let broken = """
    {"format":"archcli-trace","version":1,"pattern":"mvvm","scenario":"own"}
    {"id":"0","t":0,"kind":"input","from":"world","name":"launch"}
    {"id":"0.1","t":0,"cause":"0","kind":"create","from":"world","to":"V","role":"view"}
    {"id":"0.2","t":0,"cause":"0","kind":"create","from":"world","to":"M#2","role":"viewModel"}
    {"id":"0.3","t":0,"cause":"0","kind":"create","from":"world","to":"S","role":"store"}
    {"id":"1","t":0,"kind":"input","from":"user","to":"V","name":"tap"}
    {"id":"1.1","t":0,"cause":"1","kind":"call","from":"M#2","to":"V","name":"<a> & \\"b\\",|:%\\n\\u001b","file":"a,b:c.swift","line":7}
    {"id":"1.2","t":0,"cause":"1.1","kind":"call","from":"V","to":"S","name":"read()"}
    {"id":"1.3","t":0,"cause":"1.1","kind":"wave","from":"V"}
    {"end":true,"events":8,"steps":1}

    """

  private func check(_ options: String..., trace: String = broken) throws -> Binary.Result {
    try Binary.run(["check", "-"] + options, stdin: trace)
  }

  @Test func patternsConform() throws {
    let result = try Binary.run(["check", "mvc", "mvp/block", "tea"])
    #expect(result.status == 0 && result.stderr == "")
    #expect(
      result.stdout.split(separator: "\n").map { $0.prefix { $0 != "(" } } == [
        "mvc: conforms to mvc/model ", "mvp/block: conforms to mvp/block ", "tea: conforms to tea ",
      ])
    #expect(try Binary.run(["check", "mvc", "-q"]) == .init(status: 0, stdout: "", stderr: ""))
  }

  @Test func whatIsBrokenHasItsLineAndItsCauses() throws {
    let result = try check()
    #expect(result.status == 1)
    #expect(
      result.stdout == """
        <stdin>:7: error: [mvvm.viewmodel-knows-no-view] 1.1 call M#2 → V <a> & "b",|:%\\u{A}\\u{1B}: viewModel → view: \
        call: a view model reaches a view by notify only
          sent at a,b:c.swift:7
          caused by
            1 input user → V tap
        <stdin>:8: error: [mvvm.view-knows-no-store] 1.2 call V → S read(): view → store: call: a view, or its \
        controller, and a store never meet
          caused by
            1.1 call M#2 → V <a> & "b",|:%\\u{A}\\u{1B}
            1 input user → V tap
        <stdin>:9: warning: [all.kind-known] 1.3 wave V: the kind wave is unknown: every event has a kind that the \
        trace format names
          caused by
            1.1 call M#2 → V <a> & "b",|:%\\u{A}\\u{1B}
            1 input user → V tap
        <stdin>: breaks the rules of mvvm/signal (8 events): 2 errors, 1 warning

        """)
  }

  @Test func aTraceByAnotherPatternsRules() throws {
    let trace = try Binary.run(["trace", "mvvm"]).stdout
    #expect(try check(trace: trace).status == 0)
    let result = try check("--pattern", "mvp", "-q", trace: trace)
    #expect(result.status == 1)
    #expect(
      result.stdout.contains("[mvp.edge]") && result.stdout.contains("and mvp/protocol has no viewModel"))
  }

  @Test func anAppWithoutRoles() throws {
    let trace = Self.broken.replacing("\"pattern\":\"mvvm\"", with: "\"pattern\":\"ours\"")
      .replacing(",\"role\":\"view\"", with: "").replacing(
        "\"from\":\"V\",\"to\":\"S\"", with: "\"from\":\"V\""
      )
      .replacing("\"from\":\"M#2\",\"to\":\"V\"", with: "\"from\":\"V\"").replacing("wave", with: "error")
    let unknown = try check(trace: trace)
    #expect(unknown.status == 2 && unknown.stderr.hasPrefix("<stdin>:1:1: error: no pattern 'ours' is known"))
    let roleless = try check("--pattern", "mvvm", trace: trace)
    #expect(roleless.status == 1)
    #expect(
      roleless.stdout.contains("<stdin>:3: error: [all.role-known]")
        && roleless.stdout.contains("V has no role"))
    try withTemporaryDirectory { directory in
      let roles = directory.appending(path: "roles").path
      try Data("V* view\n".utf8).write(to: URL(filePath: roles))
      #expect(try check("--pattern", "mvvm", "--roles", roles, trace: trace).status == 0)
      try Data("V* veiw\n".utf8).write(to: URL(filePath: roles))
      #expect(try check("--pattern", "mvvm", "--roles", roles, trace: trace).status == 2)
    }
  }

  @Test func aBaselineHidesAndCountsAndGrowsStale() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "known.txt").path
      #expect(try check("--write-baseline", file).status == 1)
      let hidden = try check("--baseline", file)
      #expect(hidden.status == 0 && hidden.stderr == "")
      #expect(hidden.stdout == "<stdin>: conforms to mvvm/signal (8 events): 3 known\n")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("\nmvvm.view-knows-no-store V -> S: call read()\n"))
      let fixed = Self.broken.replacing("\"from\":\"V\",\"to\":\"S\"", with: "\"from\":\"V\"")
      let stale = try check("--baseline", file, trace: fixed)
      #expect(stale.status == 0)
      #expect(
        stale.stderr
          == "warning: stale in the baseline, no longer broken: mvvm.view-knows-no-store V -> S: call read()\n"
      )
      let lines = text.split(separator: "\n").filter { !$0.contains("viewmodel-knows") }
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: file))
      let found = try check("--baseline", file)
      #expect(found.status == 1 && found.stdout.hasSuffix(": 1 error, 2 known\n"))
    }
  }

  @Test func trouble() throws {
    #expect(try Binary.run(["check"]).status == 64)
    #expect(try Binary.run(["check", "-", "-"]).status == 64)
    #expect(try Binary.run(["check", "mvmm"]).status == 64)
    #expect(try Binary.run(["check", "none.ndjson"]).status == 2)
    #expect(try check(trace: String(Self.broken.dropLast(40))).status == 2)
  }

  @Test func aTraceThatCannotBeReadKeepsNobodyWaiting() throws {
    let result = try Binary.run(["check", "none.ndjson", "-", "mvc"], stdin: "{}\n")
    #expect(result.status == 2 && result.stdout == "mvc: conforms to mvc/model (1038 events)\n")
    #expect(
      result.stderr == """
        none.ndjson: error: cannot open: No such file or directory
        <stdin>:1:1: error: not a trace: the header has no "format"

        """)
    let json = try Binary.run(["check", "none.ndjson", "mvc", "--format", "json"])
    #expect(json.status == 2)
    _ = try JSONSerialization.jsonObject(with: Data(json.stdout.utf8))
  }

  // MARK: Formats

  @Test func json() throws {
    let result = try check("--format", "json")
    #expect(result.status == 1)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(result.stdout.utf8)) as? [String: [[String: Any]]])
    #expect(document["violations"]?.map { $0["line"] as? Int } == [7, 8, 9])
    #expect(document["traces"]?.first?["errors"] as? Int == 2)
    let clean = try Binary.run(["check", "tea", "--format", "json"])
    #expect(clean.status == 0)
    _ = try JSONSerialization.jsonObject(with: Data(clean.stdout.utf8))
  }

  @Test func sarif() throws {
    let result = try check("--format", "sarif")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(result.stdout.utf8)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "archcli")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "error", "warning"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
    }
    let locations = try #require(results[1]["locations"] as? [[String: [String: [String: Any]]]])
    let place = try #require(locations.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"] as? String == "%3Cstdin%3E")
    #expect(place["region"]?["startLine"] as? Int == 8)
    #expect(results[0]["relatedLocations"] != nil)
  }

  @Test func junit() throws {
    let result = try check("--format", "junit")
    #expect(result.stdout.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
    #expect(result.stdout.contains(#"<testsuite name="&lt;stdin&gt;" tests=""#))
    #expect(result.stdout.contains(#"failures="2" errors="0" skipped="0">"#))
    #expect(result.stdout.contains(#"&lt;a&gt; &amp; &quot;b&quot;,|:%\u{A}\u{1B}"#))
    guard let xmllint = Binary.find("python3") else { return }
    let script = "import sys,xml.etree.ElementTree as E;print(len(list(E.parse(sys.stdin).iter('failure'))))"
    let read = try Binary.start(xmllint, ["-c", script], stdin: result.stdout)
    #expect(read.stdout == "2\n")
  }

  @Test func github() throws {
    let result = try check("--format", "github")
    let lines = result.stdout.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        "::error file=a%2Cb%3Ac.swift,line=7,title=mvvm.viewmodel-knows-no-view::[mvvm.viewmodel-knows-no-view] 1.1"
      ))
    #expect(lines[0].contains("|:%25\\u{A}"))
    #expect(lines[0].hasSuffix("%0Acaused by%0A  1 input user → V tap"))
    #expect(lines[2].hasPrefix("::warning file=<stdin>,line=9,title=all.kind-known::"))
    #expect(GitHubReport.property("a\r\n%:,") == "a%0D%0A%25%3A%2C")
  }

  @Test func markdown() throws {
    let result = try check("--format", "markdown")
    #expect(result.stdout.hasPrefix("### &lt;stdin&gt;: mvvm/signal\n\n| line | severity | rule | what |\n"))
    #expect(
      result.stdout.contains("\n| 7 | error | `mvvm.viewmodel-knows-no-view` | `1.1 call M#2 → V <a> & ")
    )
    #expect(result.stdout.hasSuffix("\n\n2 errors, 1 warning, 8 events\n\n"))
  }

  // MARK: explain and list

  @Test func explainAndList() throws {
    let rules = try Binary.run(["list", "rules"])
    #expect(rules.status == 0)
    for line in rules.stdout.split(separator: "\n") {
      let id = String(line.prefix { $0 != " " })
      let explained = try Binary.run(["explain", id])
      #expect(explained.status == 0)
      #expect(explained.stdout.hasPrefix("\(id)  ") && explained.stdout.contains("\n  fix:    "))
    }
    let pattern = try Binary.run(["explain", "MVC+VS"]).stdout
    #expect(pattern.contains("\nroles:\n  view, controller, store, viewState, service, player\n"))
    #expect(pattern.contains("\n  viewState -> controller   notify\n"))
    #expect(pattern.contains("\n  mvcvs.screen-under-notify "))
    let typo = try Binary.run(["explain", "mvvm.viewmodel-knows-no-veiw"])
    #expect(typo.status == 64 && typo.stderr.contains("Did you mean 'mvvm.viewmodel-knows-no-view'?"))
  }
}
