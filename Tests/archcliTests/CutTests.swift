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

  @Test(arguments: ["run", "trace", "check", "draw", "report"])
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

  @Test func `reads are on record where they are asked for`() throws {
    let trace = try Binary.run(["trace", "mvc", "--reads"])
    #expect(trace.stdout.contains(#""kind":"read","from":"HeaderController","to":"BlogStore""#))
    #expect(!(try Binary.run(["trace", "mvc"])).stdout.contains(#""kind":"read""#))
    let story = try Binary.run(["run", "mvc", "--reads"])
    #expect(story.stdout.contains("HeaderController → BlogStore  read"))
  }
}
