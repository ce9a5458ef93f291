import ArchTrace
import Catalog
import Scenario
import Testing

@testable import archcli

/// Whatever a person does by hand, at whatever moment: what was seen before stays as it was, and what is written plays
/// the same.
@Suite struct PlayLawTests {
  @Test(
    arguments: zip(
      ["mvc/model", "mvp/block", "mvvm/signal", "mvcvs", "mavb", "tea"],
      ["blog-follow", "follow-lists", "races", "voices", "gallery", "blog-follow"]))
  func actsAtAnyMoment(pattern: String, scenario: String) throws {
    var stage = try Stage(pattern, scenario)
    var random = Random(seed: UInt64(pattern.utf8.count * 31 + scenario.utf8.count))
    for _ in 0..<12 {
      move(&stage, &random)
      stage.press(.text("t"))
      guard case .choosing(let menu) = stage.model.mode else {
        Issue.record("nothing to choose: \(stage.said)")
        return
      }
      var seen = stage.model.recording.events[...stage.model.cursor]
      // The moment goes on with what is done, so its screen comes later.
      if seen.last?.kind == .screen { seen.removeLast() }
      let time = stage.model.time
      let choice = random.below(menu.items.count - 1)
      for _ in 0..<choice { stage.press(.down) }
      stage.press(.enter)
      // What asks for more is answered as it stands.
      if case .asking = stage.model.mode { stage.press(.enter) }

      let events = stage.model.recording.events
      let other = zip(seen, events).first { $0 != $1 }
      #expect(other == nil, "\(menu.items[choice].title) at t=\(time)")
      let next = try #require(events.dropFirst(seen.count).first { $0.id.step == stage.model.run?.stepCount })
      #expect(next.time == time, "\(menu.items[choice].title)")
      #expect([.input, .error].contains(next.kind))
    }
    let text = try #require(stage.model.run?.scenario.fileText())
    let read = try ScenarioFile.scenario(Array(text.utf8), named: "written")
    let again = PlayedRun.play(read, on: try #require(stage.model.run?.pattern))
    #expect(traceBytes(again.recording) == stage.trace)
  }

  /// Goes somewhere: near the end mostly, so that not all is left out again.
  private func move(_ stage: inout Stage, _ random: inout Random) {
    switch random.below(6) {
    case 0: stage.press(.text("T"), type: "\(random.below(400))", then: .enter)
    case 1: for _ in 0..<random.below(30) { stage.press(.text("k")) }
    case 2: stage.press(.text("K"), .text("K"))
    case 3: stage.press(.text("K"), .text("T"), then: .enter)
    case 4: stage.press(.text("G"))
    case _: break
    }
  }

  private struct Random {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
  }
}
