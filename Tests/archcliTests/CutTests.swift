import Foundation
import Testing

/// A wire that is cut is named wherever the run is told of, and one that there is not is an error.
@Suite struct CutTests {
  @Test func `a cut is named in the story and in the header`() throws {
    let story = try Binary.run(["run", "mvc", "--cut", "8"])
    #expect(
      story.stdout.hasPrefix(
        "mvc/model  blog-follow\ncut: wire 8, BlogStore → HeaderController usersChanged\n"))
    let text = try Binary.run(["trace", "mvc", "--text", "--cut", "8"])
    #expect(text.stdout.contains("\ncut: wire 8, BlogStore → HeaderController usersChanged\n"))
    let header = try Binary.run(["trace", "mvc", "--cut", "8"]).stdout.prefix { $0 != "\n" }
    #expect(
      header.hasSuffix(
        #""cuts":[{"wire":8,"name":"usersChanged","from":"BlogStore","to":"HeaderController"}]}"#))
  }

  @Test(arguments: ["run", "trace", "check", "draw", "report", "compare"])
  func `a wire that there is not is an error`(_ command: String) throws {
    let result = try Binary.run([command, "mvc", "--cut", "9999"])
    #expect(result.status == 64)
    #expect(result.stdout == "")
    #expect(result.stderr.hasPrefix("error: there is no wire 9999 to cut: mvc/model makes "))
  }

  @Test func `one of two runs is cut`() throws {
    let differs = try Binary.run(["diff", "mvc", "mvc@cut=8", "--on", "screens"])
    #expect(differs.status == 1)
    let same = try Binary.run(["diff", "mvc@cut=8,9", "mvc/model@cut=9,8"])
    #expect(same.status == 0)
    let both = try Binary.run(["diff", "mvc", "mvc", "--cut", "8"])
    #expect(both.status == 64)
    #expect(both.stderr.contains("'mvc@cut=8'"))
  }

  @Test func `a cut that cannot be read says what is allowed`() throws {
    for text in ["mvc@cut=", "mvc@cut=x", "mvc@cut=0", "mvc@cut=8,"] {
      let result = try Binary.run(["check", text])
      #expect(result.status == 64, "\(text)")
      #expect(result.stderr.contains("whole numbers from 1 on are needed"), "\(text)")
    }
  }

  @Test func `a pattern with a cut is run where a run is asked for`() throws {
    let cut = try Binary.run(["run", "mvc", "--cut", "8"])
    for words in [["run", "MVC/model@cut=8"], ["mvc@cut=8"]] {
      let story = try Binary.run(words)
      #expect(story.stdout == cut.stdout && story.status == cut.status, "\(words)")
    }
    let trace = try Binary.run(["trace", "mvc@cut=8"])
    #expect(trace.stdout == (try Binary.run(["trace", "mvc", "--cut", "8"])).stdout)
    let compared = try Binary.run(["compare", "mvc@cut=8"])
    #expect(compared.status == 64 && compared.stderr.contains("takes a pattern, as 'mvc'"))
  }

  @Test(arguments: ["run", "diff", "draw", "check"])
  func `what else follows a pattern is refused with what may`(_ command: String) throws {
    for (text, rest) in [("mvc@CUT=5", ". Did you mean 'mvc@cut=5'?"), ("tea@x", "\n"), ("mvp/block@", "\n")]
    {
      let result = try Binary.run([command, text] + (command == "diff" ? ["mvc"] : []))
      #expect(result.status == 64, "\(text)")
      #expect(result.stderr.hasPrefix("error: unknown ending '@"), "\(text)")
      #expect(result.stderr.contains("@cut=8,12'" + rest), "\(text)")
    }
    let file = try Binary.run(["check", "mvc@home.ndjson"])
    #expect(file.status == 2)
  }

  @Test func `a search names the wires that it cuts, and refuses those that there are not`() throws {
    let none = try Binary.run(["explore", "mvc", "mvp", "--cut", "9999", "--seeds", "1..3"])
    #expect(none.status == 64 && none.stdout == "")
    #expect(none.stderr.hasPrefix("error: there is no wire 9999 to cut: mvc/model makes "))
    let found = try Binary.run(["explore", "mvc", "mvp", "--cut", "8", "--seeds", "1..6"])
    #expect(found.status == 1)
    #expect(found.stdout.contains("\n// cut in mvc/model: wire 8, "))
    #expect(found.stdout.contains("\n// cut in mvp/protocol: wire 8, "))
    #expect(found.stderr.contains("on 2 patterns, wire 8 cut: 3 disagreements"))
  }

  @Test func `one scenario is explored`() throws {
    let same = try Binary.run(["explore", "mvc", "tea", "--scenario", "races"])
    #expect(same.status == 0 && same.stdout == "")
    #expect(same.stderr == "races on 2 patterns: no disagreement\n")
    let cut = try Binary.run(["explore", "mvc", "tea", "--scenario", "races", "--cut", "8", "-q"])
    #expect(cut.status == 1 && cut.stderr == "" && cut.stdout.contains("cut in tea: wire 8"))
    let none = try Binary.run(["explore", "mvc", "--scenario", "races", "--cut", "9999"])
    #expect(none.status == 64 && none.stderr.contains("there is no wire 9999 to cut"))
    for words in [["--seeds", "1..2", "--scenario", "races"], ["--jobs", "1", "--scenario", "races"]] {
      #expect(try Binary.run(["explore"] + words).status == 64)
    }
  }

  @Test func `a comparison and the paths name what is cut in them`() throws {
    let line = "cut in mvc/model: wire 8, BlogStore → HeaderController usersChanged\n"
    let compared = try Binary.run(["compare", "mvc", "--cut", "8"])
    #expect(compared.stdout.hasPrefix("Compared in blog-follow\n" + line))
    let uncut = try Binary.run(["compare", "mvc"])
    #expect(compared.stdout.dropFirst(line.count) != uncut.stdout)
    let json = try Binary.run(["compare", "mvc", "--cut", "8", "--format", "json"])
    #expect(json.stdout.hasPrefix(#"{"scenario":"blog-follow","cuts":[8],"#))
    let paths = try Binary.run(["list", "paths", "--cut", "8"])
    #expect(paths.stdout.hasPrefix(line) && paths.stdout.contains("Followers"))
    #expect(try Binary.run(["list", "paths", "--cut", "9999"]).status == 64)
  }

  @Test func `a played run takes what a run takes`() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "story.txt").path
      let options = ["mvc@cut=8", "--reads", "--no-screens"]
      let played = try Binary.run(["play"] + options + ["-o", file])
      let told = try Binary.run(["run"] + options)
      #expect(played.stdout == "" && played.status == told.status)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == told.stdout)
    }
  }

  @Test func `the heading of an input that did nothing says why`() throws {
    try withTemporaryDirectory { directory in
      let file = directory.appending(path: "a.scenario.json5")
      try
        #"{ steps: [{ open: "profile" }, { scroll: "blogs", to: 0 }, { tap: "blogs[9].like" }, { attach: "profile" }] }"#
        .write(to: file, atomically: true, encoding: .utf8)
      let story = try Binary.run(["run", "mvc", "--scenario", file.path]).stdout
      #expect(story.contains("\n2  blogs({scroll: 0})  ignored: unchanged, it is so already  t="))
      #expect(story.contains("\n3  blogs[9].like  ignored: absent, there is no such thing on the screen  t="))
      #expect(story.contains("\n4  attach(\"profile\")  ignored: unchanged, it is so already  t="))
    }
  }

  @Test func `reads are on record where they are asked for`() throws {
    let trace = try Binary.run(["trace", "mvc", "--reads"])
    #expect(trace.stdout.contains(#""kind":"read","from":"HeaderController","to":"BlogStore""#))
    #expect(!(try Binary.run(["trace", "mvc"])).stdout.contains(#""kind":"read""#))
    let story = try Binary.run(["run", "mvc", "--reads"])
    #expect(story.stdout.contains("HeaderController → BlogStore  read"))
  }
}
