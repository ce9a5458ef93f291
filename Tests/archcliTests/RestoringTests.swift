import Testing

/// `run --restore-each-step` through the real program.
@Suite struct RestoringTests {
  @Test(arguments: [
    ("mvcvs", "the view state"), ("mavb", "the root adapter's state"), ("tea", "the state value"),
  ])
  func theStoryIsTheSameAndTheScreensAreBuiltAnew(_ pattern: String, _ source: String) throws {
    let story = try Binary.run(["run", pattern])
    let restored = try Binary.run(["run", pattern, "--restore-each-step"])
    #expect(restored.status == 0 && restored.stdout == story.stdout)
    #expect(
      restored.stderr == "restored after each of 50 steps from \(source): the same screen, no request\n")
    #expect(try Binary.run([pattern, "--restore-each-step"]) == restored)
  }

  @Test(arguments: [
    ("mvc", "mvc cannot be restored: its view state lives in controllers and views, and no value holds it\n"),
    (
      "mvc/controller",
      "mvc/controller cannot be restored: its view state and what was loaded live in controllers and views, "
        + "and no value holds them\n"
    ),
    (
      "MVP",
      "mvp cannot be restored: its presenters can fill fresh views, but the stack lives in scenes, alerts and "
        + "scroll positions in views\n"
    ),
    (
      "mvvm/kvo",
      "mvvm/kvo cannot be restored: its view models can be bound to fresh views, but the stack lives in "
        + "controllers, alerts and scroll positions in views\n"
    ),
  ])
  func aPatternThatCannotSaysWhy(_ pattern: String, _ words: String) throws {
    let result = try Binary.run(["run", pattern, "--restore-each-step"])
    #expect(result == .init(status: 1, stdout: "", stderr: words))
  }

  /// A binding that was cut feeds the copy all the same, whose wires are its own.
  @Test func aScreenThatIsNotWhatTheStateSaysIsFound() throws {
    let result = try Binary.run(["run", "mavb", "--cut", "16", "--restore-each-step"])
    #expect(result.status == 1 && !result.stderr.contains("the same screen"))
    #expect(
      result.stderr.contains(
        "steps[2] (step 3): restored from the root adapter's state: line 2: expected \"Ada    Followers 41  [Follow]\", "
          + "found \"Ada  Notes  Followers 41  [Follow]\"\n"))
  }

  @Test func onlyRunTakesIt() throws {
    let result = try Binary.run(["trace", "tea", "--restore-each-step"])
    #expect(result.status == 64 && result.stdout == "")
  }
}
