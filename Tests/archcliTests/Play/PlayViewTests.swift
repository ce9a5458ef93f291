import ArchTrace
import Testing

@testable import archcli

@Suite struct PlayViewTests {
  @Test func aScreenOf80Columns() throws {
    var stage = try Stage("mvvm")
    stage.go("4.6")
    #expect(
      stage.lines.joined(separator: "\n") == """
         mvvm/signal  blog-follow  t=300  398/1220  step 4/50 header.follow
        ─ Screen t=300 ───────────────────── ─▸Trace  ──────────────────────────────────
          profile                           │  1.378           → BlogsViewController  n…
          Ada  Notes  Followers 41  [Follow]│  1.379            → BlogTable  render  bl…
        ~ blogs  0–9 of 12                  │  1.380          Window  screen
        ~   0  Blog 1  Author name: Ada  Li…│↑ 4      user → FollowButton  input  heade…
        ~   1  Blog 2  Author name: Ada  Li…│↑ 4.1     → HeaderViewController  call  fo…
        ~   2  Blog 3  Author name: Ada  Li…│↑ 4.2      → HeaderViewModel  call  toggle…
        ~   3  Blog 4  Author name: Ada  Li…│↑ 4.3       → BlogStore  call  toggleFollo…
        ~   4  Blog 5  Author name: Ada  Li…│  4.4        state  users[7].pending  – → …
        ~   5  Blog 6  Author name: Ada  Li…│↑ 4.5        → HeaderViewModel  notify  us…
        ~   6  Blog 7  Author name: Ada  Li…│▸ 4.6         state  followTitle  "Follow"…
        ~   7  Blog 8  Author name: Ada  Li…│  4.7         state  isFollowEnabled  true…
        ~   8  Blog 9  Author name: Ada  Li…│  4.8         state  followers  "Followers…
        ~   9  Blog 10  Author name: Ada  L…│  4.9         → HeaderViewController  noti…
        ─ State after 4.6 (d: what differs) ────────────────────────────────────────────
         AppCoordinator
           stack  ["profile"]
         HeaderViewModel
           wish  {further: false, number: 1, page: 1}
        ▸~ followTitle  "Following"
           isFollowEnabled  true
         4.6  HeaderViewModel  state  followTitle  "Follow" → "Following"
         jk step  [] cause  / find  p pattern  t tap  T time  w write  ? keys  q quit
        """)
  }

  @Test func theDifference() throws {
    var stage = try Stage("mvvm")
    stage.go("4.18")
    stage.press(.text("d"))
    #expect(
      stage.lines[15...21].joined(separator: "\n") == """
        ─ State after 4.18, what differs from before step 4 (d: all) ───────────────────
         ~ followers  "Followers 41" → "Followers 42"
         BlogStore
        ▸~ stamp  3 → 4
        ▸~ users[7].followers  41 → 42
        ▸~ users[7].following  false → true
        ▸+ users[7].settled  – → 4
        """)
  }

  @Test func aSmallTerminalShowsOnePane() throws {
    var stage = try Stage("mvvm", columns: 40, rows: 10)
    stage.go("4.6")
    stage.press(.tab, .tab)
    #expect(
      stage.lines.joined(separator: "\n") == """
         mvvm/signal  blog-follow  t=300  398/1…
         ▸Screen   Trace   State  t=300
          profile
          Ada  Notes  Followers 41  [Follow]
        ~ blogs  0–9 of 12
        ~   0  Blog 1  Author name: Ada  Like 1…
        ~   1  Blog 2  Author name: Ada  Like 2…
        ~   2  Blog 3  Author name: Ada  Like 3…
         4.6  HeaderViewModel  state  followTit…
         jk step  [] cause  ? keys  q quit
        """)
  }

  @Test func aTinyTerminalSaysSo() throws {
    let stage = try Stage("mvvm", columns: 30, rows: 4)
    #expect(stage.lines == ["too small: 40×10 are needed, t", "his is 30×4; q quits", "", ""])
  }

  @Test func help() throws {
    var stage = try Stage("tea", columns: 80, rows: 70)
    stage.press(.text("?"))
    let text = stage.lines.joined(separator: "\n")
    for binding in KeyBinding.all { #expect(text.contains("   \(binding.name) ")) }
    #expect(text.contains(binding: "w", "writes what was done as a scenario file"))
    stage.press(.text("?"))
    #expect(!stage.lines.joined().contains("Driving the app by hand"))
  }

  @Test func anEventInFull() throws {
    var stage = try Stage("mvvm")
    stage.go("4.5")
    stage.press(.enter)
    let text = stage.lines.joined(separator: "\n")
    #expect(text.contains("─ 4.5  t=300"))
    #expect(text.contains("caused by\n   4.3  HeaderViewModel → BlogStore  call  toggleFollow(user: 7)\n"))
    #expect(text.contains("led to\n   4.6  HeaderViewModel  state  followTitle"))
  }

  /// No text of a trace reaches the terminal as a command, wherever it is shown.
  @Test func hostileTextIsEscaped() throws {
    let evil = "\u{1B}]0;x\u{7}\u{1B}[2J\u{202E}\u{9B}31m\r\n"
    let cause = EventID(step: 0, index: 0)
    let recording = Recording(
      header: TraceHeader(pattern: evil, variant: evil, scenario: evil),
      events: [
        Event(id: cause, time: 0, kind: .input, from: evil, to: evil, name: evil, value: .string(evil)),
        Event(
          id: EventID(step: 0, index: 1), time: 0, cause: cause, kind: .other(evil), from: evil, name: evil,
          value: .object([.init(evil, .string(evil))]), role: evil, file: evil, line: 1,
          extra: [.init(evil, .string(evil))]),
        Event(
          id: EventID(step: 0, index: 2), time: 0, cause: cause, kind: .state, from: evil,
          changes: [
            Change(evil, old: .string(evil), new: .string(evil + "2")),
            Change("a", old: nil, new: .object([.init(evil, .string(evil))])),
          ]),
        Event(
          id: EventID(step: 0, index: 3), time: 0, cause: cause, kind: .create, from: evil, to: evil,
          role: evil),
        Event(
          id: EventID(step: 0, index: 4), time: 0, cause: cause, kind: .screen, from: evil,
          value: .array([.string(evil), .object([.init(evil, .null)])])),
      ], footer: TraceFooter(events: 5, steps: 1))
    for columns in [60, 80, 300] {
      var model = PlayModel(
        recording: recording, run: nil, file: evil, size: TerminalSize(columns: columns, rows: 30))
      for _ in recording.events {
        for keys in [[], [Key.text("d")], [.enter], [.escape, .text("/"), .paste(evil), .enter]] as [[Key]] {
          for key in keys { _ = model.update(.key(key)) }
          for line in model.frame.lines {
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
            #expect(!line.unicodeScalars.contains("\u{202E}"))
          }
        }
        _ = model.update(.key(.text("j")))
      }
    }
  }

  /// Wide, joined and combining characters keep the panes in their columns.
  @Test func namesOfAnyScriptKeepTheColumns() throws {
    let names = ["李雷李雷李雷李雷李雷李雷李雷", "👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "e\u{301}e\u{301}\u{200B}", "عمر الخيام", "한글"]
    for name in names {
      let recording = Recording(
        header: TraceHeader(pattern: "p", scenario: "s"),
        events: [
          Event(
            id: EventID(step: 0, index: 0), time: 0, kind: .screen, from: name,
            value: .array([.string(String(repeating: name, count: 9))]))
        ], footer: TraceFooter(events: 1, steps: 0))
      let model = PlayModel(recording: recording, run: nil, size: TerminalSize(columns: 80, rows: 24))
      let row = model.frame.rows[2]
      #expect(row.map(\.column) == [0, 36, 37])
      #expect(row[0].text.columnWidth <= 36)
      #expect(model.frame.lines.allSatisfy { $0.columnWidth <= 80 })
    }
  }

  /// A frame and a step cost no more in a long trace than in a short one.
  @Test func aLongTraceIsWindowed() {
    let events = (0..<100_000).map { index in
      Event(
        id: EventID(step: index / 100, index: index % 100), time: index / 10,
        cause: index % 100 == 0 ? nil : EventID(step: index / 100, index: index % 100 - 1),
        kind: index % 3 == 0 ? .state : .call, from: "Store", name: "event \(index)",
        changes: index % 3 == 0 ? [Change("v[\(index % 50)]", old: .int(index), new: .int(index + 1))] : [])
    }
    let recording = Recording(
      header: TraceHeader(pattern: "p", scenario: "s"), events: events,
      footer: TraceFooter(events: events.count, steps: 1000))
    var model = PlayModel(recording: recording, run: nil, size: TerminalSize(columns: 120, rows: 40))
    let clock = ContinuousClock()
    let time = clock.measure {
      for key in [Key.text("G"), .pageUp, .text("["), .text("g"), .text("J"), .pageDown] {
        _ = model.update(.key(key))
        _ = model.frame
      }
    }
    // Six keys: in a debug build under load, far from what a walk over all events would take.
    #expect(time < .seconds(2), "\(time)")
    _ = model.update(.key(.text("/")))
    for scalar in "event 99998".unicodeScalars { _ = model.update(.key(.text(scalar))) }
    _ = model.update(.key(.enter))
    #expect(model.event?.name == "event 99998")
  }
}

extension String {
  fileprivate func contains(binding name: String, _ title: String) -> Bool {
    split(separator: "\n").contains { $0.contains(" \(name) ") && $0.contains(title) }
  }
}
