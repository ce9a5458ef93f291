import ArchTrace
import Foundation
import Testing

@testable import archcli

/// `é` and `e` with an accent behind it are two names wherever a trace has them, although `String` takes them for one.
@Suite struct ExactNameTests {
  private static let one = "\u{E9}"
  private static let other = "e\u{301}"

  private static func id(_ index: Int) -> EventID { EventID(step: 0, index: index) }

  @Test(arguments: DrawingScope.Lanes.allCases)
  func eachNameAndRoleHasALane(lanes: DrawingScope.Lanes) {
    var scope = DrawingScope()
    scope.lanes = lanes
    let create = { (index: Int, name: String, role: String) in
      Event(id: Self.id(index), time: 0, kind: .create, from: "world", to: name, role: role)
    }
    let roles = ["role \(Self.one)", "role \(Self.other)"]
    let drawing = Traces.drawing(
      [create(0, Self.one, roles[0]), create(1, Self.other, roles[1])], scope)
    let titles = drawing.lanes.dropFirst().map { Array($0.title.unicodeScalars) }
    let expected = lanes == .role ? roles : [Self.one, Self.other]
    #expect(titles == expected.map { Array($0.unicodeScalars) })
    // A role that only the header of another participant tells is not its own.
    var cast = Cast(
      TraceHeader(pattern: "p", scenario: "s", participants: [.init(name: Self.one, role: "r")]))
    let numbers = [cast.number(Self.one), cast.number(Self.other)]
    #expect(cast.lanes(numbers, by: .participant).0.map(\.subtitle) == ["r", nil])
  }

  @Test func aDrawingCountsEachKindAndFindsTheOneAskedFor() {
    let events = [Self.one, Self.other, Self.one].enumerated().map { index, kind in
      Event(id: Self.id(index), time: 0, kind: EventKind(name: kind), from: "a", to: "b")
    }
    var graph = TalkGraphBuilder(TraceHeader(pattern: "p", scenario: "s"), DrawingScope())
    for event in events { graph.take(event) }
    #expect(graph.finish().edges.map { $0.counts.map(\.count) } == [[2, 1]])
    var scope = DrawingScope()
    scope.kinds = [Self.other]
    #expect(events.map { scope.contains($0) } == [false, true, false])
    var extent = TraceExtent()
    for event in events { extent.note(event) }
    #expect(extent.kinds.count == 2)
  }

  @Test func eachOwnerAndPathHasItsState() {
    var history = StateHistory()
    let note = { (history: inout StateHistory, place: Int, owner: String, path: String, value: TraceValue?) in
      history.note(
        Event(
          id: Self.id(place), time: 0, kind: .state, from: owner,
          changes: [Change(path, old: nil, new: value)]), at: place)
    }
    note(&history, 0, Self.one, "p", .int(1))
    note(&history, 1, Self.other, "p", .int(2))
    note(&history, 2, Self.one, Self.one, .object([.init("k", .int(3))]))
    note(&history, 3, Self.one, Self.other, .object([.init("k", .int(4)), .init(Self.one, .int(5))]))
    note(&history, 4, Self.one, "\(Self.other).\(Self.other)", .int(6))
    let expected = [1, 3, 4, 5, 6, 2].map { TraceValue?.some(.int($0)) }
    #expect(history.cells.map { $0.value(after: 4) } == expected)
    history.note(Event(id: Self.id(5), time: 0, kind: .destroy, from: Self.other), at: 5)
    #expect(history.cells.map { $0.value(after: 5) } == Array(expected.dropLast()) + [nil])
  }

  @Test func aScreenWithTheOtherSpellingIsNew() {
    let screen = { (index: Int, line: String) in
      Event(
        id: Self.id(index), time: index, kind: .screen, from: "world", value: .array([.string(line)]))
    }
    let recording = Recording(
      header: TraceHeader(pattern: "p", scenario: "s"), events: [screen(0, Self.one), screen(1, Self.other)],
      footer: TraceFooter(events: 2, steps: 1))
    #expect(recording.sight(at: 1)?.time == 1 && recording.sight(at: 1)?.isNew == [true])
  }

  @Test func theSenderIsLeftOutOnlyWhereItHandlesTheCause() {
    let event = Event(id: Self.id(1), time: 0, kind: .call, from: Self.one, to: "b", name: "n")
    let shortLine = { (handler: String) in
      EventText.shortLine(event, cause: Event(id: Self.id(0), time: 0, kind: .call, from: "a", to: handler))
    }
    #expect(shortLine(Self.one).hasPrefix("→"))
    #expect(shortLine(Self.other) == EventText.line(event))
  }

  /// A key that begins with an accent is one `Character` with the dot before it.
  @Test func aKeyMayBeginWithAnAccent() {
    let key = "\u{301}x"
    let recording = Recording(
      header: TraceHeader(pattern: "p", scenario: "s"),
      events: [
        Event(
          id: Self.id(0), time: 0, kind: .state, from: "S",
          changes: [Change("a", old: nil, new: .object([.init(key, .int(1)), .init("y", .int(2))]))])
      ], footer: TraceFooter(events: 1, steps: 1))
    let model = PlayModel(
      recording: recording, run: nil, file: "f", size: TerminalSize(columns: 80, rows: 24))
    let state = model.stateLines().lines.map(\.plain).joined(separator: "\n")
    #expect(state.unicodeScalars.contains("\u{301}") || state.contains("301"), "\(state)")
    var history = recording.states
    history.note(
      Event(
        id: Self.id(1), time: 0, kind: .state, from: "S",
        changes: [Change("a.\u{301}z", old: nil, new: .int(3))]), at: 1)
    #expect(history.cells.allSatisfy { $0.whole == "a" })
  }

  @Test func aDrawingOfAFileHasALaneForEachName() throws {
    try withTemporaryDirectory { directory in
      try Data(
        """
        {"format":"archcli-trace","version":1,"pattern":"p","scenario":"x"}
        {"id":"0","t":0,"kind":"call","from":"\(Self.one)","to":"\(Self.other)","name":"n"}
        {"end":true,"events":1,"steps":1}

        """.utf8
      ).write(to: directory.appending(path: "t"))
      for arguments in [
        ["draw", "--format", "mermaid", "t"], ["draw", "--format", "mermaid", "--by", "role", "t"],
      ] {
        let result = try Binary.run(arguments, cwd: directory)
        let lanes = result.stdout.split(separator: "\n").filter { $0.contains("participant ") }
        #expect(result.status == 0 && lanes.count == 2, "\(result)")
      }
    }
  }
}
