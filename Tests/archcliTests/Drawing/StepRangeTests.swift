import Testing

@testable import archcli

@Suite struct StepRangeTests {
  @Test(arguments: [
    ("4", StepRange(first: 4, last: 4), "step 4"), ("4..7", StepRange(first: 4, last: 7), "steps 4–7"),
    ("4..", StepRange(first: 4), "steps from 4"), ("..7", StepRange(last: 7), "steps to 7"),
    ("0..0", StepRange(first: 0, last: 0), "step 0"),
  ])
  func ranges(text: String, range: StepRange, title: String) throws {
    #expect(try StepRange(text) == range)
    #expect(range.title == title)
    #expect(range.contains(4) == (text != "0..0"))
  }

  @Test(arguments: ["", "..", "x", "4-7", "-1", "4..x", "4...7", "+4", "99999999999999999999", "4..7..9"])
  func noRanges(text: String) {
    #expect(throws: UsageError.self) { try StepRange(text) }
  }

  @Test func theOtherWayRound() {
    let error = #expect(throws: UsageError.self) { try StepRange("7..4") }
    #expect(error?.message == "the range '7..4' for '--step' is empty: did you mean '4..7'?")
  }
}
