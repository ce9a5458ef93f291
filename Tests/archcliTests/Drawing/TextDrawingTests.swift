import ArchTrace
import Testing

@testable import archcli

@Suite struct TextDrawingTests {
  private func text(_ drawing: SequenceDrawing, columns: Int, color: Bool = false) -> String {
    let memory = Memory()
    let out = memory.output()
    out.palette = Palette(isOn: color)
    TextDrawing(drawing, columns: columns).write(to: out)
    out.flush()
    return memory.text
  }

  @Test func aTap() {
    #expect(
      text(Traces.drawing(Traces.tap), columns: 80) == """
        toy, tap

        user
        │  Button
        │  │  Store
        │  │  │  API
        │  │  │  │
        │  │  │  │  step 4: follow, t=0
        ├─►│  │  │  4    input follow
        │  ┠─►│  │  4.1  call toggle()
        │  ┃  ◆  │  4.2  state follows  false → true
        │  ┃  ┠─►│  4.3  request POST /follow
        ╎  ╎  ╎  ╎       t=200
        │  │  │◄╌┤  4.4  response POST /follow  200

        """)
  }

  @Test func anAnswerToNobody() {
    var events = Traces.tap
    events[4].to = nil
    #expect(text(Traces.drawing(events), columns: 80).contains("│  │  │×╌┤  4.4  response"))
  }

  @Test(arguments: Traces.golden, [80, 100])
  func itIsAsWideAsAskedFor(trace: String, columns: Int) throws {
    let drawing = try Traces.drawing(trace, DrawingScope(lanes: .role))
    for line in text(drawing, columns: columns).split(separator: "\n") {
      #expect(line.columnWidth <= columns)
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test func everyLaneIsThere() throws {
    let drawing = try Traces.drawing("blog-follow.mvvm.ndjson")
    #expect(drawing.lanes.count > 80)
    let lines = text(drawing, columns: 500).split(separator: "\n").dropFirst()
    for (line, lane) in zip(lines, drawing.lanes) {
      #expect(line.drop { "│ ".contains($0) } == lane.title + (lane.subtitle.map { " · \($0)" } ?? ""))
    }
  }

  @Test func colourIsNotTheOnlySign() {
    let drawing = Traces.drawing(Traces.tap)
    let painted = text(drawing, columns: 80, color: true)
    #expect(painted.contains("\u{1B}["))
    #expect(painted.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(drawing, columns: 80))
  }
}
