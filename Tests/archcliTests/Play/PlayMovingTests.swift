import ArchTrace
import Testing

@testable import archcli

@Suite struct PlayMovingTests {
  @Test func stepsFromEventToEvent() throws {
    var stage = try Stage("mvvm")
    #expect(stage.event == "0")
    stage.press(.text("j"), .down, .text("j"))
    #expect(stage.event == "0.3")
    stage.press(.text("k"), .up)
    #expect(stage.event == "0.1")
    stage.press(.text("k"), .text("k"), .text("k"))
    #expect(stage.event == "0")
    stage.press(.text("G"))
    #expect(stage.model.cursor == stage.model.recording.events.count - 1)
    stage.press(.text("j"), .pageDown)
    #expect(stage.model.cursor == stage.model.recording.events.count - 1)
    stage.press(.home)
    #expect(stage.event == "0")
    stage.press(.pageDown)
    #expect(stage.model.cursor == 12)
  }

  @Test func goesFromStepToStep() throws {
    var stage = try Stage("mvvm")
    stage.press(.text("J"), .shiftDown)
    #expect(stage.event == "4")
    stage.press(.text("j"), .text("j"), .text("K"))
    #expect(stage.event == "4")
    stage.press(.text("K"))
    #expect(stage.event == "1")
    stage.press(.text("K"), .text("K"))
    #expect(stage.event == "0")
    #expect(stage.said.contains("this is the first step"))
  }

  @Test func followsCausesUpAndBackDown() throws {
    var stage = try Stage("mvvm")
    stage.go("4.10")
    stage.press(.text("["), .text("["), .text("["))
    #expect(stage.event == "4.3")
    stage.press(.text("]"), .text("]"), .text("]"))
    #expect(stage.event == "4.10")
    stage.go("4")
    stage.press(.text("["))
    #expect(stage.event == "4")
    #expect(stage.said.contains("nothing caused this"))
    stage.press(.text("]"), .text("]"), .text("]"))
    #expect(stage.event == "4.3")
    stage.press(.text("]"), .text("}"))
    #expect(stage.event == "4.5")
    stage.press(.text("{"))
    #expect(stage.event == "4.4")
    stage.press(.text("]"))
    #expect(stage.said.contains("this event caused nothing further"))
  }

  @Test func marksCausesAndEffects() throws {
    var stage = try Stage("mvvm", columns: 140)
    stage.go("4.3")
    let marked = stage.lines.compactMap { line in
      line.wholeMatch(of: /.*│([▸↑↓])[ \/](\S+) .*/).map { "\($0.1)\($0.2)" }
    }
    #expect(marked == ["↑4", "↑4.1", "↑4.2", "▸4.3", "↓4.4", "↓4.5"])
  }

  @Test(arguments: [
    ("4.6", "4.6", ""), ("4", "4", ""), ("4 . 6", "4.6", ""), ("t=500", "4.17", ""), ("t0", "0", ""),
    ("t=9999", "51.62", ""),
    ("4.9999", "7", "there is no event 4.9999"), ("2", "4", "there is no event 2"),
    ("999", "51.62", "no event 999"),
    ("x", "0", "is no event"), ("4.x", "0", "is no event"), ("4.6.1", "0", "is no event"),
    ("t", "0", "is no event"),
    ("99999999999999999999", "0", "is no event"), ("-1", "0", "there is no event"), ("", "0", ""),
  ])
  func goesWhereItIsTold(name: String, event: String, said: String) throws {
    var stage = try Stage("mvvm")
    stage.go(name)
    if ["999", "t=9999"].contains(name) {
      #expect(stage.model.cursor == stage.model.recording.events.count - 1)
    } else {
      #expect(stage.event == event)
    }
    #expect(stage.said.contains(said))
  }

  @Test func finds() throws {
    var stage = try Stage("mvvm")
    stage.press(.text("/"), type: "toggleFollow", then: .enter)
    #expect(stage.event == "4.2")
    #expect(stage.said == " 1 of 24 with 'toggleFollow'")
    stage.press(.text("n"))
    #expect(stage.event == "4.3")
    stage.press(.text("N"), .text("N"))
    #expect(stage.said == " 24 of 24 with 'toggleFollow', begun again")
    stage.press(.text("n"), .text("n"))
    #expect(stage.event == "4.3")
    // Small letters find capitals; capitals find themselves.
    stage.press(.text("/"), type: "togglefollow(", then: .enter)
    #expect(stage.said.contains("of 9"))
    stage.press(.text("/"), type: "ToggleFollow", then: .enter)
    #expect(stage.said.contains("no event has 'ToggleFollow'"))
    #expect(stage.event == "4.3")
  }

  @Test func playsAndStops() throws {
    var stage = try Stage("tea")
    stage.send(.tick)
    #expect(stage.event == "0")
    stage.press(.text(" "))
    #expect(stage.model.tickTime == 200)
    for _ in 0..<3 { stage.send(.tick) }
    #expect(stage.event == "0.3")
    #expect(stage.lines[0].contains("▶ 5/s"))
    stage.press(.text("+"))
    #expect(stage.model.tickTime == 100)
    stage.press(.text("j"))
    #expect(stage.model.tickTime == nil)
    stage.press(.text("G"), .text(" "))
    stage.send(.tick)
    #expect(stage.model.tickTime == nil)
  }

  @Test func panesAreChosenAndScrolled() throws {
    var stage = try Stage("mvvm")
    stage.go("4")
    let event = stage.event
    stage.press(.tab)
    #expect(stage.lines[15].contains("▸State"))
    let before = stage.lines[16...21]
    stage.press(.text("g"), .text("j"))
    #expect(stage.lines[16...21] != before)
    #expect(stage.event == event)
    stage.press(.tab)
    #expect(stage.lines[1].contains("▸Screen"))
    let screen = stage.lines[2]
    stage.press(.right)
    #expect(stage.lines[2] != screen)
    stage.press(.left, .text("G"))
    #expect(stage.lines[14].contains("1  Draft 2"))
    stage.press(.backTab, .backTab)
    #expect(stage.lines[1].contains("▸Trace"))
  }

  @Test func eachKeyHasOneMeaningAndEachActionAKey() {
    let keys = KeyBinding.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    for action in PlayAction.allCases { #expect(KeyBinding.all.contains { $0.action == action }) }
  }

  /// Whatever is pressed, there is a frame of the terminal's size, and nothing stops.
  @Test(arguments: [(80, 24), (40, 10), (39, 9), (60, 14), (200, 60), (1, 1), (0, 0)])
  func anythingCanBePressed(columns: Int, rows: Int) throws {
    var stage = try Stage("mvcvs", "follow-lists", columns: columns, rows: rows)
    var state: UInt64 = 7
    let keys =
      KeyBinding.all.flatMap(\.keys) + [.enter, .escape, .backspace, .text("é"), .paste("x"), .other]
    for _ in 0..<120 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let key = keys[Int(state >> 33) % keys.count]
      // No files are written, and an answer of many digits plays for long.
      if key == .text("w") || key == .text("W") || key == .text("T") { continue }
      stage.press(key)
      let frame = stage.model.frame
      #expect(frame.rows.count == rows)
      for line in frame.lines { #expect(line.columnWidth <= columns) }
    }
  }
}
