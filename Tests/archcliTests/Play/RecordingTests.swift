import ArchTrace
import Testing

@testable import archcli

@Suite struct RecordingTests {
  /// Two steps: 0 with a cause chain, 2 with effects, state and screens.
  static let sample = Recording(
    header: TraceHeader(pattern: "mvc", variant: "model", scenario: "s"),
    events: [
      Event(id: id(0), time: 0, kind: .input, from: "world", name: "launch"),
      Event(id: id(0, 1), time: 0, cause: id(0), kind: .create, from: "world", to: "Store", role: "store"),
      Event(id: id(2), time: 10, kind: .input, from: "user", to: "Button", name: "b"),
      Event(id: id(2, 1), time: 10, cause: id(2), kind: .call, from: "Button", to: "Store", name: "go()"),
      Event(
        id: id(2, 2), time: 10, cause: id(2, 1), kind: .state, from: "Store",
        changes: [
          Change("users[7]", old: nil, new: .object([.init("name", .string("Ada")), .init("n", .int(1))])),
          Change("count", old: .int(0), new: .int(1)),
        ]),
      Event(
        id: id(2, 3), time: 10, cause: id(2, 1), kind: .render, from: "Button",
        changes: [
          Change("b", old: .string("x"), new: .string("y"))
        ]),
      Event(
        id: id(2, 5), time: 10, cause: id(2), kind: .screen, from: "Window", value: .array([.string("y")])),
      Event(
        id: id(2, 6), time: 30, cause: id(2, 1), kind: .state, from: "Store",
        changes: [
          Change("users[7].n", old: .int(1), new: .int(2)),
          Change("users[7].new", old: nil, new: .bool(true)),
        ]),
      Event(id: id(3), time: 40, kind: .input, from: "world", name: "quit"),
      Event(id: id(3, 1), time: 40, cause: id(3), kind: .destroy, from: "Store"),
    ], footer: TraceFooter(events: 10, steps: 2))

  static func id(_ step: Int, _ index: Int = 0) -> EventID { EventID(step: step, index: index) }

  @Test func findsPlaces() {
    let recording = Self.sample
    #expect(recording.steps == [0, 2, 8])
    #expect(recording.place(of: Self.id(2, 5)) == 6)
    #expect(recording.place(of: Self.id(2, 4)) == nil)
    #expect(recording.firstPlace(notBefore: Self.id(2, 4)) == 6)
    #expect(recording.firstPlace(notBefore: Self.id(9)) == 10)
    #expect([0, 9, 10, 29, 30, 99].map { recording.lastPlace(notAfter: $0) } == [1, 1, 6, 6, 7, 9])
    #expect((0..<10).map { recording.stepStart(of: $0) } == [0, 0, 2, 2, 2, 2, 2, 2, 8, 8])
    #expect(recording.lastBeforeQuit == 7)
  }

  @Test func knowsCausesAndEffects() {
    let recording = Self.sample
    #expect(recording.chain(of: 4) == [3, 2])
    #expect((0..<10).map { recording.depth(of: $0) } == [0, 1, 0, 1, 2, 2, 1, 2, 0, 1])
    #expect(recording.firstEffect(of: 3) == 4)
    #expect(recording.firstEffect(of: 7) == nil)
    #expect(recording.nextSibling(of: 4) == 5)
    #expect(recording.nextSibling(of: 5) == 7)
    #expect(recording.nextSibling(of: 7) == nil)
    #expect(recording.previousSibling(of: 7) == 5)
    #expect(recording.previousSibling(of: 4) == nil)
  }

  @Test func knowsWhatIsSeen() {
    let recording = Self.sample
    #expect(recording.sight(at: 5) == nil)
    #expect(
      recording.sight(at: 6) == Recording.Sight(lines: ["y"], isNew: [false], time: 10, rendersSince: 0))
  }

  /// The trace tells of screens at the ends of moments; who looked on knows more.
  @Test func aLookFillsIn() {
    let sample = Self.sample
    let recording = Recording(
      header: sample.header, events: sample.events, footer: sample.footer,
      looks: [.init(place: 2, time: 10, lines: ["x"]), .init(place: 7, time: 30, lines: ["y"])])
    #expect(recording.sight(at: 1) == nil)
    #expect(recording.sight(at: 2)?.lines == ["x"])
    #expect(recording.sight(at: 5)?.rendersSince == 1)
    #expect(recording.sight(at: 6) == .init(lines: ["y"], isNew: [true], time: 10, rendersSince: 0))
    #expect(recording.sight(at: 9)?.time == 10)
  }

  @Test func knowsTheState() {
    let cells = Self.sample.states.cells
    #expect(cells.map(\.path) == ["users[7].n", "users[7].name", "users[7].new", "count"])
    #expect(cells.map(\.whole) == ["users[7]", "users[7]", "users[7]", nil])
    func values(_ place: Int) -> [TraceValue?] { cells.map { $0.value(after: place) } }
    #expect(values(0) == [nil, nil, nil, nil])
    // What it was before its first change, it was from its owner's birth on.
    #expect(values(1) == [nil, nil, nil, .int(0)])
    #expect(values(4) == [.int(1), .string("Ada"), nil, .int(1)])
    #expect(values(7) == [.int(2), .string("Ada"), .bool(true), .int(1)])
    #expect(values(9) == [nil, nil, nil, nil])
    #expect(cells.map { $0.changed(at: 7) } == [true, false, true, false])
  }

  @Test func whatIsSetWholeAgainLosesItsOldParts() {
    var history = StateHistory()
    func set(_ new: TraceValue?, _ place: Int) {
      history.note(
        Event(
          id: Self.id(1, place), time: 0, kind: .state, from: "S", changes: [Change("a", old: nil, new: new)]),
        at: place)
    }
    set(.object([.init("x", .int(1)), .init("y", .int(2))]), 0)
    set(.object([.init("y", .int(3))]), 1)
    set(nil, 2)
    set(.int(5), 3)
    func values(_ place: Int) -> [String] {
      history.cells.compactMap { cell in cell.value(after: place).map { "\(cell.path) \($0.json)" } }
    }
    #expect((0...3).map(values) == [["a.x 1", "a.y 2"], ["a.y 3"], [], ["a 5"]])
  }

  @Test func anEmptyTraceIsNoTrouble() {
    let recording = Recording(
      header: TraceHeader(pattern: "p", scenario: "s"), events: [], footer: TraceFooter(events: 0, steps: 0))
    var model = PlayModel(
      recording: recording, run: nil, file: "f", size: TerminalSize(columns: 80, rows: 24))
    for binding in KeyBinding.all where binding.action != .quit {
      for key in binding.keys { _ = model.update(.key(key)) }
      _ = model.frame
      _ = model.update(.key(.escape))
    }
    #expect(model.frame.lines.first?.contains("no events") == true)
  }
}
