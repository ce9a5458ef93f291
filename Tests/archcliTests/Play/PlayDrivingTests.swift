import ArchTrace
import Catalog
import Foundation
import Scenario
import Testing

@testable import archcli

@Suite struct PlayDrivingTests {
  @Test func aFollowByHandIsAScenarioOfItsOwn() throws {
    var stage = try Stage("mvvm")
    stage.press(.text("g"))
    stage.tap("open profile")
    stage.tap("header.follow")
    #expect(stage.steps == [#"{ open: "profile" }"#, #"{ tap: "header.follow" }"#])
    #expect(stage.model.run?.scenario.name == "blog-follow-by-hand")
    #expect(stage.lines.joined().contains("Followers 42"))
    #expect(stage.lines[0].contains("by hand*"))
    #expect(stage.model.cursor == stage.model.recording.lastBeforeQuit)
  }

  /// The moment at which something is done is the one that the person stands at.
  @Test(arguments: Pattern.all.map(\.fullName)) func actsInTheMiddleOfThings(pattern: String) throws {
    var stage = try Stage(pattern)
    stage.go("4")
    stage.tap("blogs[0].like")
    #expect(stage.steps.suffix(2) == [#"{ tap: "header.follow" }"#, #"{ tap: "blogs[0].like", after: 0 }"#])
    // Both answers are out, and come in this order.
    let requests = stage.model.recording.events.filter { $0.kind == .request && $0.id.step >= 4 }
    #expect(requests.map(\.time) == [300, 300])
    #expect(requests.map(\.name) == ["POST /follows/7", "POST /blogs/1/like"])
  }

  @Test func actsWhenAllIsQuiet() throws {
    var stage = try Stage("mvvm")
    stage.go("7")
    stage.press(.text("k"))
    #expect(stage.event == "4.24")
    stage.tap("blogs[0].like")
    // The expectations before stay.
    #expect(stage.steps.count == 7)
    #expect(stage.steps.last == #"{ tap: "blogs[0].like" }"#)
    #expect(stage.model.run?.stepCount == 7)
  }

  @Test func letsTimePass() throws {
    var stage = try Stage("mvvm")
    stage.go("4")
    // In what was played already, a moment later without an event.
    stage.press(.text("T"), type: "50", then: .enter)
    #expect(!stage.model.isByHand)
    #expect(stage.lines[0].contains("t=300 (+50)"))
    stage.tap("blogs[0].like")
    // It begins 50 ms after the tap, which is 40 after the expectation that was met meanwhile.
    #expect(stage.steps.last == #"{ tap: "blogs[0].like", after: 40 }"#)
    // After all that was played, as a step that waits.
    let end = try #require(stage.model.run?.end)
    stage.press(.text("T"), then: .enter)
    #expect(stage.steps.last == "{ wait: 1000 }")
    #expect(stage.model.run?.end == end + 1000)
    #expect(stage.model.time == end + 1000)
    stage.press(.text("T"), type: "x", then: .enter)
    #expect(stage.lines.last?.contains("milliseconds are a number") == true)
  }

  @Test func typesScrollsAndAnswersAlerts() throws {
    var stage = try Stage("mavb", "categories")
    stage.press(.text("g"))
    stage.tap("open categories")
    stage.press(.text("t"), type: "type", then: .enter)
    stage.press(type: "2", then: .enter)
    #expect(stage.steps.last == #"{ type: "2", into: "categories.query" }"#)
    #expect(stage.lines.joined(separator: "\n").contains("Books"))

    stage = try Stage("tea")
    stage.go("4")
    stage.press(.text("t"), type: "scroll blogs", then: .enter)
    stage.press(type: "2", then: .enter)
    #expect(stage.steps.last == #"{ scroll: "blogs", to: 2, after: 0 }"#)
    #expect(stage.lines.joined().contains("blogs  2–11 of 12"))

    stage = try Stage("mvp")
    stage.press(.text("/"), type: "navigate  present  \"Stop following", then: .enter)
    stage.press(.text("x"))
    stage.tap("unfollow")
    #expect(stage.steps.last?.hasPrefix(#"{ alert: "Unfollow""#) == true)
    #expect(stage.model.recording.events.contains { $0.name == "DELETE /follows/101" })
  }

  @Test func whateverAScenarioCanSayCanBeDone() throws {
    var stage = try Stage("mvc")
    stage.press(.text("x"))
    stage.press(.text("g"), .text("x"), .text("t"), type: "push", then: .enter)
    let said = stage.said
    #expect(said.hasPrefix(" step: { push: { user: 7, followers: 42 } }"))
    stage.press(.control("u"), type: "{ tap: \"header.folow\" }", then: .enter)
    #expect(stage.lines.last?.contains("did you mean 'header.follow'?") == true)
    stage.press(.control("u"), type: "{ open: \"voices\" }, { wait: 10 }", then: .enter)
    #expect(stage.steps == [#"{ open: "voices" }"#, "{ wait: 10 }"])
  }

  @Test func whatIsDisabledIsListedAndSaidToBe() throws {
    var stage = try Stage("mvc", columns: 120)
    stage.go("4")
    stage.press(.text("j"), .text("T"), type: "1", then: .enter)
    stage.press(.text("t"), type: "header.follow")
    #expect(stage.lines.contains { $0.contains("▸ tap header.follow    Following  (nothing comes of it)") })
    #expect(stage.lines[1].contains("1 ms after step 4"))
    stage.press(.escape)
    #expect(!stage.model.isByHand)
  }

  /// What is seen while choosing is the screen that is acted upon.
  @Test func choosingIsAtTheEndOfTheMoment() throws {
    var stage = try Stage("mvvm", columns: 120)
    stage.go("26")
    #expect(!stage.lines.joined().contains("! Stop following User 101?"))
    stage.press(.text("t"))
    #expect(stage.lines.joined().contains("! Stop following User 101?"))
    #expect(stage.lines.contains { $0.contains("▸ alert Cancel") })
    #expect(stage.model.event?.id.step == 26)
    stage.press(.enter)
    #expect(stage.steps.last == #"{ alert: "Cancel" }"#)
    #expect(stage.model.event?.id.step == 28)
  }

  @Test func undoGoesBackStepByStep() throws {
    var stage = try Stage("tea")
    let original = stage.trace
    stage.go("4.3")
    stage.tap("blogs[0].like")
    stage.tap("blogs[1].like")
    stage.press(.text("u"))
    #expect(stage.steps.count == 5)
    stage.press(.text("u"))
    #expect(stage.event == "4.11")
    #expect(stage.trace == original)
    #expect(!stage.model.isByHand)
    stage.press(.text("u"))
    #expect(stage.said.contains("nothing was done by hand"))
  }

  @Test func quittingAsksWhereSomethingIsNotWritten() throws {
    var stage = try Stage("tea")
    stage.press(.text("g"))
    stage.tap("open voices")
    stage.press(.text("q"))
    #expect(!stage.hasQuit)
    #expect(stage.said.contains("is not written"))
    stage.press(.text("j"), .text("q"))
    #expect(!stage.hasQuit)
    stage.press(.text("q"))
    #expect(stage.hasQuit)
    var untouched = try Stage("tea")
    untouched.press(.text("q"))
    #expect(untouched.hasQuit)
  }

  /// What was played by hand, written and read again, gives the trace that was shown.
  @Test(arguments: Pattern.all.map(\.fullName)) func whatIsWrittenPlaysTheSame(pattern: String) throws {
    try withTemporaryDirectory { directory in
      var stage = try Stage(pattern, columns: 200)
      stage.go("4")
      stage.press(.text("T"), type: "20", then: .enter)
      stage.tap("blogs[1].share")
      stage.tap("open following")
      stage.press(.text("T"), type: "7", then: .enter)
      stage.tap("following[0].follow")
      stage.tap("cancel")
      stage.tap("back")
      stage.press(.text("T"), type: "3000", then: .enter)
      #expect(stage.steps.count == 12)
      let path = directory.appending(path: "by hand.scenario.json5").path
      stage.press(.text("w"), .control("u"), .paste(path), .enter)
      #expect(stage.said.contains("is written"))
      #expect(stage.lines[0].contains("by hand ") && !stage.lines[0].contains("by hand*"))
      let traced = try Binary.run(["trace", pattern, "--scenario", path])
      #expect(Array(traced.stdout.utf8) == stage.trace)
      #expect(traced.status == 0)

      stage.press(.text("w"), .control("u"), .paste(path), .enter)
      #expect(stage.said.contains("Replace it?"))
      stage.press(.text("n"))
      #expect(stage.said.contains("nothing was written"))
      stage.press(.text("w"), .control("u"), .paste(path), .enter, .text("y"))
      #expect(stage.said.contains("is written"))
      stage.press(.text("w"), .control("u"), .paste(directory.path + "/none/file"), .enter)
      #expect(stage.said.contains("cannot write"))
    }
  }

  @Test func otherPatternsShowTheSameMoment() throws {
    var stage = try Stage("mvc")
    stage.press(.text("/"), type: "response  POST /follows/7", then: .enter)
    let start = (stage.event, stage.model.event?.name)
    stage.press(.text("j"), .text("j"))
    let place = stage.event
    for pattern in Pattern.all.dropFirst() {
      stage.press(.text("p"))
      #expect(stage.model.recording.patternName == pattern.fullName)
      #expect(stage.model.event?.kind == .response)
      #expect(stage.model.event?.name == start.1)
      #expect(stage.model.event?.time == 500)
    }
    // And back to where the person stood.
    stage.press(.text("p"))
    #expect(stage.event == place)
    stage.press(.text("P"))
    #expect(stage.model.recording.patternName == "tea")
  }

  @Test func aTraceFromAFileIsLookedAtOnly() throws {
    let model = PlayModel(
      recording: RecordingTests.sample, run: nil, file: "some.ndjson",
      size: TerminalSize(columns: 80, rows: 24))
    for key in ["t", "T", "x", "w"] as [Unicode.Scalar] {
      var model = model
      #expect(model.update(.key(.text(key))).isEmpty)
      #expect(model.notice?.contains("cannot be gone on with") == true)
    }
    #expect(model.frame.lines[0].hasPrefix(" some.ndjson  mvc/model  s"))
  }
}
