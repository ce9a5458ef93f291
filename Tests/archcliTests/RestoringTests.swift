import Foundation
import Testing

/// `run --restore-each-step` and `run --rewind` through the real program.
@Suite struct RestoringTests {
  private static let same = "every screen the same"
  private static let toTheEnd = "and the same to the end\n"

  @Test func theStoryIsTheSameAndCopiesGoOn() throws {
    let story = try Binary.run(["run", "mvcvs"])
    let restored = try Binary.run(["run", "mvcvs", "--restore-each-step"])
    #expect(restored.status == 0 && restored.stdout == story.stdout)
    #expect(
      restored.stderr
        == "restored after each of 50 steps from the document and the view state: \(Self.same), no "
        + "request more, \(Self.toTheEnd)")
    #expect(try Binary.run(["mvcvs", "--restore-each-step"]) == restored)
  }

  @Test func theStatesGoIntoARunningApp() throws {
    let story = try Binary.run(["run", "mvcvs"])
    let rewound = try Binary.run(["run", "mvcvs", "--rewind"])
    #expect(rewound.status == 0 && rewound.stdout == story.stdout)
    #expect(
      rewound.stderr == "rewound to each of 51 states from the document and the view state in a running app: "
        + "\(Self.same), \(Self.toTheEnd)")
  }

  @Test func whatNoStateHoldsIsSaidByName() throws {
    let restored = try Binary.run(["run", "tea", "--restore-each-step", "--rewind"])
    #expect(restored.status == 0)
    let lines = restored.stderr.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.last == "not followed to the end after 22 of them: a toast was up, and no state holds since when")
    let voices = try Binary.run(["run", "tea", "--scenario", "voices", "--restore-each-step"])
    #expect(voices.stderr.hasSuffix("a voice was on or paused, and no state holds how far it was\n"))
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
      "mvp cannot be restored: its presenters can fill fresh views, but the stack lives in scenes and "
        + "scroll positions in views\n"
    ),
    (
      "mvvm/kvo",
      "mvvm/kvo cannot be restored: its view models can be bound to fresh views, but the stack lives in "
        + "controllers, alerts and scroll positions in views\n"
    ),
  ])
  func aPatternThatCannotSaysWhy(_ pattern: String, _ words: String) throws {
    for option in ["--restore-each-step", "--rewind"] {
      let result = try Binary.run(["run", pattern, option])
      #expect(result == .init(status: 1, stdout: "", stderr: words))
    }
  }

  /// A wire that was cut feeds the copy all the same, whose wires are its own.
  @Test func aScreenThatIsNotWhatTheStateSaysIsFound() throws {
    let faults = try Binary.run(["faults", "mvcvs", "--format", "csv"]).stdout.split(separator: "\n")
    let wire = try #require(
      faults.first { $0.contains(",user,BlogStore,HeaderController,") }?.split(separator: ",").dropFirst()
        .first)
    let result = try Binary.run(["run", "mvcvs", "--cut", String(wire), "--restore-each-step"])
    #expect(result.status == 1 && !result.stderr.contains(Self.same))
    #expect(
      result.stderr.contains(
        "steps[2] (step 3): restored from the document and the view state: stack[0] header.name: expected \"\", "
          + "found \"Ada\"\n"))
  }

  @Test func onlyRunTakesThem() throws {
    for option in ["--restore-each-step", "--rewind"] {
      let result = try Binary.run(["trace", "tea", option])
      #expect(result.status == 64 && result.stdout == "")
    }
  }

  /// The rest of the scenario is played once for each step.
  @Test func aScenarioOfTooManyStepsIsRefused() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).scenario.json5")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = #"{ name: "long", steps: [{ open: "profile" }, { repeat: 1001, steps: [{ wait: 1 }] }] }"#
    try Data(text.utf8).write(to: file)
    let result = try Binary.run(["run", "mvcvs", "--scenario", file.path, "--restore-each-step"])
    #expect(result.status == 64 && result.stdout == "")
    #expect(result.stderr.contains("a scenario to be restored may have 1000 steps, and 'long' has more"))
  }
}
