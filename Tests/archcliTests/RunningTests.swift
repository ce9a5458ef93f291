import Foundation
import Testing

/// `run` and `trace` through the real program.
@Suite struct RunningTests {
  static let patterns = ["mvc", "mvp", "mvvm", "mvcvs", "mavb", "tea"]

  @Test(arguments: patterns)
  func theShortFormTellsTheSameStory(_ pattern: String) throws {
    let story = try Binary.run(["run", pattern])
    #expect(story.status == 0 && story.stderr == "")
    #expect(try Binary.run([pattern.uppercased()]) == story)
    #expect(story.stdout.contains("\n4  header.follow  t=300\n"))
    #expect(story.stdout.contains("\"Follow\" → \"Following\""))
    #expect(story.stdout.contains("│ Ada  Notes  Followers 42  [Following]"))
    #expect(story.stdout.contains("\nSummary\n") && story.stdout.contains("\n  hops per action   median "))
  }

  @Test func theOtherSpellingOfMVCVS() throws {
    #expect(try Binary.run(["trace", "MVC+VS"]) == Binary.run(["trace", "mvcvs"]))
  }

  @Test func quietLeavesOutTheSummary() throws {
    let story = try Binary.run(["run", "tea", "-q"])
    #expect(story.status == 0 && !story.stdout.contains("Summary"))
  }

  @Test(arguments: patterns)
  func aTraceIsJSONWithOneEventALine(_ pattern: String) throws {
    let ndjson = try Binary.run(["trace", pattern])
    #expect(ndjson.status == 0)
    #expect(try Binary.run(["trace", pattern, "--ndjson"]) == ndjson)
    let lines = ndjson.stdout.split(separator: "\n")
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    let document = try Binary.run(["trace", pattern, "--json"]).stdout
    let object = try #require(try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let events = try #require(object["events"] as? [Any])
    #expect(events.count == lines.count - 2)
    #expect(document.split(separator: "\n").count == events.count + 2)
  }

  @Test func screensCanBeLeftOut() throws {
    let trace = try Binary.run(["trace", "tea", "--no-screens"]).stdout
    #expect(!trace.contains("\"kind\":\"screen\"") && trace.contains("\"kind\":\"render\""))
  }

  @Test func textIndentsUnderTheCause() throws {
    let text = try Binary.run(["trace", "mvc", "--text"]).stdout
    #expect(text.contains("4.1     t=300       FollowButton → HeaderController  call  followTapped()\n"))
  }

  @Test func anOutputFileIsWholeOrNotThere() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "t.ndjson")
      #expect(try Binary.run(["trace", "tea", "-o", file.path]) == .init(status: 0, stdout: "", stderr: ""))
      #expect(try String(contentsOf: file, encoding: .utf8) == Binary.run(["trace", "tea"]).stdout)
      let failed = try Binary.run(["trace", "tea", "-o", directory.appending(path: "no/t.ndjson").path])
      #expect(failed.status == 2 && failed.stderr.contains("No such file or directory"))
    }
  }

  @Test func aClosedPipeIsQuietAndAFullDiskIsNot() throws {
    let head = try Binary.shell("$ARCHCLI trace tea --ndjson | head -1; echo ${PIPESTATUS[0]}")
    #expect(head.stdout.hasSuffix("\"scenario\":\"blog-follow\"}\n141\n") && head.stderr == "")
    #if os(Linux)
    let full = try Binary.shell("$ARCHCLI trace tea > /dev/full")
    #expect(full.status == 2)
    #expect(full.stderr == "error: cannot write standard output: No space left on device\n")
    #endif
  }

  @Test func aFailedExpectationIsTheAnswerNo() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "s.json5")
      try Data("{ steps: [{ open: 'profile' }, { expect: { 'header.name': 'Bob' } }] }".utf8).write(to: file)
      let result = try Binary.run(["run", "mvp", "--scenario", file.path])
      #expect(result.status == 1)
      #expect(result.stderr == "steps[1].expect (step 2): header.name: expected \"Bob\", found \"Ada\"\n")
      #expect(result.stdout.contains("user  error  expectation"))
      #expect(try Binary.run(["trace", "mvp", "--scenario", file.path]).status == 1)
    }
  }

  @Test func aWorldFromAFile() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "w.json")
      try Data("{\"user\": {\"id\": 7, \"name\": \"Zoë\"}}".utf8).write(to: file)
      let result = try Binary.run(["run", "tea", "--world", file.path])
      #expect(result.status == 1 && result.stdout.contains("│ Zoë"))
    }
  }

  @Test(arguments: [
    ("no.json5", nil, "no.json5: error: no such file"),
    ("bad.json5", "{ steps: [{ opn: 'profile' }] }", "bad.json5:1: error: steps[0].opn"),
    ("wrong.json5", "{ steps: [{ tap: 'header.folow' }] }", "did you mean 'header.follow'?"),
    ("deep.json5", String(repeating: "[", count: 10_000), "error: "),
  ])
  func aScenarioThatCannotBeUsed(_ name: String, _ text: String?, _ words: String) throws {
    try withTemporaryDirectory { directory in
      if let text { try Data(text.utf8).write(to: directory.appending(path: name)) }
      let result = try Binary.run(["run", "mvc", "--scenario", name], cwd: directory)
      #expect(result.status == 2 && result.stdout == "" && result.stderr.contains(words))
    }
  }

  @Test func aCutWireCarriesNothing() throws {
    let whole = try Binary.run(["trace", "mvc"])
    let cut = try Binary.run(["trace", "mvc", "--cut", "1"])
    #expect(cut.stdout != whole.stdout && cut.status == 1)
  }

  @Test func colourOnlyWhereAsked() throws {
    #expect(!(try Binary.run(["run", "mvc"])).stdout.contains("\u{1B}["))
    #expect(try Binary.run(["run", "mvc", "--color", "always"]).stdout.contains("\u{1B}[1m"))
    #expect(
      !(try Binary.run(["run", "mvc"], env: ["NO_COLOR": "1", "FORCE_COLOR": "1"])).stdout.contains("\u{1B}[")
    )
  }

  @Test func listsWhatThereIs() throws {
    let list = try Binary.run(["list"])
    #expect(list.status == 0 && list.stdout.contains("tea ") && list.stdout.contains("blog-follow"))
    #expect(try Binary.run(["list", "scenarios"]).stdout.hasPrefix("blog-follow"))
    let paths = try Binary.run(["list", "paths"])
    #expect(paths.status == 0 && paths.stdout.contains("header.follow           \"Following\"\n"))
    #expect(paths.stdout.contains("blogs[0].like           \"Liked\"\nblogs[0].like.enabled   false\n"))
    #expect(try Binary.run(["list", "paths", "--scenario", "gallery"]).stdout.contains("stack "))
  }
}
