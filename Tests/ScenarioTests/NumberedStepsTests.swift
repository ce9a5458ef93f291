import Scenario
import Testing

/// The order and the numbers of steps as they are played.
struct NumberedStepsTests {
  private func played(_ text: String) throws -> [String] {
    NumberedSteps.describe(try ScenarioFile.scenario(Array("{ steps: [ \(text) ] }".utf8), named: "f"))
  }

  @Test func `steps count from 1`() throws {
    #expect(try played("{ back: true }, { wait: 5, after: 3 }") == ["1 steps[0]", "2 steps[1] +3"])
  }

  @Test func `a repetition has no number, its steps have`() throws {
    #expect(
      try played("{ repeat: 2, steps: [ { back: true }, { wait: 1 } ] }, { back: true }")
        == [
          "1 steps[0].steps[0]", "2 steps[0].steps[1]", "3 steps[0].steps[0]", "4 steps[0].steps[1]",
          "5 steps[1]",
        ])
  }

  @Test func `repetitions nest`() throws {
    let steps = try played("{ repeat: 2, steps: [ { repeat: 3, steps: [ { back: true } ] }, { wait: 1 } ] }")
    let round = Array(repeating: "steps[0].steps[0].steps[0]", count: 3) + ["steps[0].steps[1]"]
    #expect(steps == (round + round).enumerated().map { "\($0 + 1) \($1)" })
  }

  @Test func `the after of a repetition goes to its first step, once`() throws {
    #expect(
      try played("{ repeat: 2, after: 7, steps: [ { back: true } ] }, { back: true }")
        == ["1 steps[0].steps[0] +7", "2 steps[0].steps[0]", "3 steps[1]"])
    #expect(
      try played("{ repeat: 2, after: 7, steps: [ { back: true, after: 2 } ] }")
        == ["1 steps[0].steps[0] +9", "2 steps[0].steps[0] +2"])
  }

  @Test func `a thousand million rounds take no memory`() throws {
    let scenario = try ScenarioFile.scenario(
      Array("{ steps: [ { repeat: 1000000000, steps: [ { back: true } ] } ] }".utf8), named: "f")
    var iterator = scenario.numberedSteps.makeIterator()
    for number in 1...100_000 { #expect(iterator.next()?.number == number) }
  }

  /// Says the number of the step that is wrong, as a trace would count it.
  @Test(
    arguments: [
      ("{ back: true }, { bck: true }", "f:1: error: steps[1].bck (step 2): "),
      (
        "{ repeat: 3, steps: [ { back: true }, { wait: 1 } ] }, { back: 1 }",
        "f:1: error: steps[1].back (step 7): "
      ),
      (
        "{ wait: 1 }, { repeat: 3, steps: [ { back: true }, { wait: -1 } ] }",
        "f:1: error: steps[1].steps[1].wait (step 3): "
      ),
      (
        "{ repeat: 2, steps: [ { repeat: 3, steps: [ { wait: 1 } ] }, { tap: 'x' } ] }",
        "f:1: error: steps[0].steps[1].tap (step 4): "
      ),
      ("{ back: true }, { expect: { alrt: null } }", "f:1: error: steps[1].expect.alrt (step 2): "),
    ])
  func `an error names the step by its number`(steps: String, wanted: String) {
    #expect(mistake("{ steps: [ \(steps) ] }").hasPrefix(wanted))
  }

  /// Repetitions within one another soon count to more than is ever played.
  @Test func `a scenario of too many steps, or of too long a wait, is refused`() {
    let depth = 40
    let opening = String(repeating: "{ repeat: 1000000000, steps: [ ", count: depth)
    let closing = String(repeating: " ] }", count: depth)
    #expect(
      mistake("{ steps: [ \(opening){ back: true }\(closing) ] }").hasSuffix(
        ": too many steps up to here, repetitions unrolled (allowed: 1000000000 at most)"))
    #expect(
      mistake("{ steps: [ { repeat: 1000000000, steps: [ { back: true } ] }, { back: true } ] }")
        == "f:1: error: steps[1] (step 1000000001): too many steps up to here, repetitions unrolled "
        + "(allowed: 1000000000 at most)")
    #expect(
      mistake("{ steps: [ { repeat: 10000000, steps: [ { wait: 1000000000 } ] } ] }")
        == "f:1: error: steps[0] (step 1): too long a wait up to here, repetitions unrolled "
        + "(allowed: 9007199254740991 ms at most)")
    #expect(
      mistake("{ steps: [ { repeat: 10000000, steps: [ { back: true, after: 1000000000 } ] } ] }")
        .contains("too long a wait"))
  }
}

extension NumberedSteps {
  /// Number, place and delay of every step.
  static func describe(_ scenario: Scenario) -> [String] {
    scenario.numberedSteps.map { element in
      "\(element.number) \(element.step.place)" + (element.step.after.map { " +\($0)" } ?? "")
    }
  }
}
