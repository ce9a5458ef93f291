import Testing

@testable import archcli

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    ["--output", "f", "mvc"], ["--output=f", "mvc"], ["-o", "f", "mvc"], ["-of", "mvc"], ["-o=f", "mvc"],
    ["mvc", "-o", "f"], ["-o", "f", "--", "mvc"],
  ])
  func valueOfAnOption(words: [String]) throws {
    var parser = ArgumentParser(Sample.command, Sample.vocabulary)
    let (parsed, _) = try parser.parse(words[...])
    #expect(parsed.value(of: Sample.output) == "f")
    #expect(parsed.operands == ["mvc"])
  }

  @Test func shortFlagsInOneWord() throws {
    let parsed = try Sample.parse("-qqo", "f", "tea")
    #expect(parsed.has(Sample.quiet))
    #expect(parsed.value(of: Sample.output) == "f")
  }

  @Test func operandsThatBeginWithADash() throws {
    #expect(
      try Sample.parse("tea", "-", "-5", "-.5", "--", "-x", "--").operands == [
        "tea", "-", "-5", "-.5", "-x", "--",
      ])
    #expect(try Sample.parse("tea", "--level", "-5").numbers(of: Sample.level) == [-5])
    #expect(try Sample.parse("tea", "-o", "-").value(of: Sample.output) == "-")
    #expect(try Sample.parse("tea", "--output=-x").value(of: Sample.output) == "-x")
  }

  @Test func listsMayBeRepeatedAndSeparated() throws {
    #expect(try Sample.parse("tea", "--cut", "3,1", "--cut=2").numbers(of: Sample.cut) == [3, 1, 2])
    #expect(
      try Sample.parse("tea", "--parts", "screens,state").values(of: Sample.parts) == ["screens", "state"])
  }

  @Test func defaults() throws {
    let parsed = try Sample.parse("tea")
    #expect(parsed.value(of: Sample.level) == "1")
    #expect(parsed.values(of: Sample.parts) == ["state"])
    #expect(parsed.values(of: Sample.cut) == [])
    #expect(!parsed.has(Sample.level))
  }

  @Test(arguments: [
    ("MVC", "mvc"), ("mvc+vs", "mvcvs"), ("Mvc+Vs", "mvcvs"), ("mvc/Controller", "mvc/controller"),
    ("MVVM/kvo", "mvvm/kvo"),
  ])
  func patternsAreBroughtIntoCanonicalSpelling(typed: String, canonical: String) throws {
    #expect(try Sample.parse(typed).operands == [canonical])
  }

  @Test(arguments: [
    ([], "missing argument '<pattern>' (one of mvc, mvvm, mvcvs, tea)"),
    (["mvmm"], "unknown pattern 'mvmm' (one of mvc, mvvm, mvcvs, tea). Did you mean 'mvvm'?"),
    (["xyz"], "unknown pattern 'xyz' (one of mvc, mvvm, mvcvs, tea)"),
    (
      ["mvc/modle"],
      "unknown variant 'modle' of 'mvc' (one of mvc/model, mvc/controller). Did you mean 'mvc/model'?"
    ),
    (["tea/x"], "the pattern 'tea' has no variants"),
    (["tea", "--outptu", "f"], "unknown option '--outptu'. Did you mean '--output'?"),
    (["tea", "--out=f"], "unknown option '--out'. Did you mean '--output'?"),
    (["tea", "-output", "f", "-output"], "the option '--output' is given twice"),
    (["tea", "-jsno"], "unknown option '-jsno'. Did you mean '--json'?"),
    (["tea", "-x"], "unknown option '-x'"),
    (["tea", "-qx"], "unknown option '-x' in '-qx'"),
    (["tea", "--output"], "missing value for '--output <file>'"),
    (["tea", "-o", "--quiet"], "missing value for '-o <file>'"),
    (["tea", "--output="], "the value for '--output' is empty"),
    (["tea", "--parts"], "missing value for '--parts <part>' (one of state, screens)"),
    (
      ["tea", "--parts", "state,screen"],
      "invalid value 'screen' for '--parts' (one of state, screens). Did you mean 'screens'?"
    ),
    (["tea", "-o", "a", "--output", "b"], "the option '--output' is given twice"),
    (["tea", "--quiet=yes"], "the option '--quiet' takes no value, but 'yes' was given"),
    (["tea", "--json", "--text"], "the options '--json' and '--text' exclude each other"),
    (["tea", "--cut", "0"], "invalid value '0' for '--cut': a whole number from 1 on is needed"),
    (
      ["tea", "--cut", "99999999999999999999"],
      "invalid value '99999999999999999999' for '--cut': a whole number from 1 on is needed"
    ),
    (["\u{1B}[31m"], "unknown pattern '\\u{1B}[31m' (one of mvc, mvvm, mvcvs, tea)"),
  ])
  func errors(words: [String], message: String) {
    var parser = ArgumentParser(Sample.command, Sample.vocabulary)
    let error = #expect(throws: UsageError.self) { try parser.parse(words[...]) }
    #expect(error?.description == message)
  }

  /// Whatever is typed is understood or refused, and what is understood is in canonical spelling.
  @Test func anyWordsAtAll() {
    var seed: UInt64 = 1
    func next(_ count: Int) -> Int {
      // Knuth's MMIX generator: the same words in every run.
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let pieces = [
      "-", "--", "=", "o", "q", "json", "text", "cut", "output", "parts", "level", ",", "1", "-1", "mvc", "/",
      "model",
      "tea", "", " ", "é", "\u{1F1EB}", "\r\n", "state", "screens", "h", ".", "e",
    ]
    var understood = 0
    for _ in 0..<20_000 {
      let words = (0..<next(5)).map { _ in
        (0..<(1 + next(4))).map { _ in pieces[next(pieces.count)] }.joined()
      }
      var parser = ArgumentParser(Sample.command, Sample.vocabulary)
      guard let (parsed, rest) = try? parser.parse(words[...]) else { continue }
      understood += 1
      #expect(rest.isEmpty)
      #expect(parsed.operands.first.map(Sample.vocabulary.patternSpellings.contains) == true)
      #expect(parsed.numbers(of: Sample.cut).allSatisfy { $0 >= 1 })
    }
    #expect(understood > 50)
  }

  @Test func operandsThatAreTooMany() {
    var parser = ArgumentParser(CommandDescription(name: "none", abstract: ""), Sample.vocabulary)
    let error = #expect(throws: UsageError.self) { try parser.parse(["extra"]) }
    #expect(error?.message == "unexpected argument 'extra'")
  }
}

@Suite struct ReferenceTests {
  @Test func scenarios() throws {
    #expect(try Sample.vocabulary.scenario("voices") == .named("voices"))
    #expect(try Sample.vocabulary.scenario("my.json") == .file("my.json"))
    #expect(try Sample.vocabulary.scenario("dir/x") == .file("dir/x"))
    #expect(try Sample.vocabulary.scenario("there") == .file("there"))
    let error = #expect(throws: UsageError.self) { try Sample.vocabulary.scenario("blog-folow") }
    #expect(error?.suggestion == "blog-follow")
  }

  @Test func theFirstScenarioIsTheDefault() throws {
    var parser = ArgumentParser(RunCommand.description, Sample.vocabulary)
    let (none, _) = try parser.parse(["tea"])
    #expect(try CommonOptions.scenario(none, Sample.vocabulary) == .named("blog-follow"))
    parser = ArgumentParser(RunCommand.description, Sample.vocabulary)
    let (file, _) = try parser.parse(["tea", "--scenario", "./x"])
    #expect(try CommonOptions.scenario(file, Sample.vocabulary) == .file("./x"))
  }

  @Test func traces() throws {
    #expect(try Sample.vocabulary.trace("-") == .standardInput)
    #expect(try Sample.vocabulary.trace("MVC/model") == .pattern("mvc/model"))
    #expect(try Sample.vocabulary.trace("./mvc") == .file("./mvc"))
    #expect(try Sample.vocabulary.trace("tea/old.ndjson") == .file("tea/old.ndjson"))
    #expect(try Sample.vocabulary.trace("mvvm2") == .file("mvvm2"))
    #expect(try Sample.vocabulary.trace("recording") == .file("recording"))
    let error = #expect(throws: UsageError.self) { try Sample.vocabulary.trace("mvmm") }
    #expect(error?.suggestion == "mvvm")
  }
}
