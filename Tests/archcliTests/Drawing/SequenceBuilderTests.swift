import ArchTrace
import Testing

@testable import archcli

@Suite struct SequenceBuilderTests {
  /// What the items are, without their words.
  private func shapes(_ drawing: SequenceDrawing) -> [String] {
    drawing.items.map { item in
      switch item {
      case .step(let step): "step \(step.number)"
      case .message(let label, let from, let to, let line):
        "\(drawing.lanes[from].title) \(line) \(drawing.lanes[to].title) \(label.kind)"
      case .note(let label, let lane): "note \(drawing.lanes[lane].title) \(label.kind)"
      case .activate(let lane): "+\(drawing.lanes[lane].title)"
      case .deactivate(let lane): "-\(drawing.lanes[lane].title)"
      }
    }
  }

  @Test func aTapAndItsAnswer() {
    let drawing = Traces.drawing(Traces.tap)
    #expect(drawing.title == "toy, tap")
    #expect(
      shapes(drawing) == [
        "step 4", "user solid Button input", "+Button", "Button solid Store call", "+Store",
        "note Store state",
        "Store solid API request", "-Store", "-Button", "API dashed Store response",
      ])
    #expect(drawing.messageCount == 4)
    #expect(drawing.lanes.map(\.title) == ["user", "Button", "Store", "API"])
    #expect(drawing.lanes.map(\.isOutside) == [true, false, false, false])
  }

  @Test func whatComesLaterIsDashedWhateverItIs() {
    var events = Traces.tap
    events[4].kind = .message
    events[4].value = nil
    #expect(shapes(Traces.drawing(events)).last == "API dashed Store message")
    events[4].time = 0
    #expect(
      shapes(Traces.drawing(events)).suffix(5) == [
        "+API", "API solid Store message", "-API", "-Store", "-Button",
      ])
  }

  @Test func anAnswerToNobodyGoesToWhoAsked() {
    var events = Traces.tap
    events[4].to = nil
    #expect(shapes(Traces.drawing(events)).last == "API lost Store response")
    // Even where the request is not drawn.
    let scope = DrawingScope(kinds: ["response"])
    #expect(shapes(Traces.drawing(events, scope)) == ["step 4", "API lost Store response"])
  }

  @Test func whatIsLeftOutHandsOnItsCause() {
    let drawing = Traces.drawing(Traces.tap, DrawingScope(kinds: ["input", "state"]))
    #expect(
      shapes(drawing) == ["step 4", "user solid Button input", "+Button", "note Store state", "-Button"])
    #expect(drawing.title == "toy, tap, only input, state")
  }

  @Test func rolesFoldInstances() {
    let create = { (index: Int, name: String, role: String?) in
      Event(
        id: .init(step: 0, index: index), time: 0, kind: .create, from: "world", to: name, role: role)
    }
    let call = { (index: Int, from: String, to: String) in
      Event(id: .init(step: 0, index: index), time: 0, kind: .call, from: from, to: to, name: "go()")
    }
    let events = [
      create(0, "Cell", "view"), create(1, "Cell#2", "view"), create(2, "Store", "store"),
      call(3, "Cell#2", "Cell"), call(4, "Helper#7", "Helper"), call(5, "Helper", "view"),
    ]
    let drawing = Traces.drawing(events, DrawingScope(lanes: .role))
    #expect(drawing.lanes.map(\.title) == ["world", "view", "store", "Helper", "view"])
    #expect(drawing.lanes.map(\.subtitle) == [nil, "Cell, Cell#2", "Store", "Helper#7, Helper", nil])
    #expect(shapes(drawing)[4] == "view solid view call")
    #expect(drawing.items[1].label?.text == "0 create Cell")
  }

  @Test(arguments: Traces.golden)
  func activationsAreBalanced(trace: String) throws {
    let kinds: [[String]?] = [nil, ["call", "state"], ["notify", "render", "response"], ["request"]]
    for lanes in DrawingScope.Lanes.allCases {
      for kinds in kinds {
        for limit in [Int.max, 100, 231] {
          let drawing = try Traces.drawing(trace, DrawingScope(lanes: lanes, kinds: kinds), limit: limit)
          expectBalance(drawing)
        }
      }
    }
  }

  private func expectBalance(_ drawing: SequenceDrawing) {
    var active: [Int] = []
    var last: SequenceDrawing.Item?
    for item in drawing.items {
      switch item {
      case .step: #expect(active.isEmpty)
      case .activate(let lane):
        active.append(lane)
        // It begins with the message that is handled.
        guard case .message(_, _, let to, _)? = last else {
          Issue.record("an activation after \(String(describing: last))")
          return
        }
        #expect(to == lane)
      case .deactivate(let lane): #expect(active.popLast() == lane)
      case .message, .note: break
      }
      last = item
    }
    #expect(active.isEmpty)
  }

  @Test(arguments: Traces.golden)
  func everyEventIsDrawnOnce(trace: String) throws {
    var reader = try TraceReader(path: Traces.path(trace))
    var ids: [EventID] = []
    while let event = try reader.next() { ids.append(event.id) }
    let drawing = try Traces.drawing(trace)
    #expect(drawing.items.compactMap { $0.label?.id } == ids)
    var graph = TalkGraphBuilder(reader.header, DrawingScope())
    var again = try TraceReader(path: Traces.path(trace))
    while let event = try again.next() { graph.take(event) }
    #expect(graph.finish().messageCount == drawing.messageCount)
  }
}
