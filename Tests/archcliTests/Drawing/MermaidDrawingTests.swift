import Testing

@testable import archcli

@Suite struct MermaidDrawingTests {
  @Test func aTap() throws {
    let diagrams = MermaidDrawing(Traces.drawing(Traces.tap)).diagrams
    #expect(
      diagrams == [
        """
        sequenceDiagram
            title toy, tap
            actor p1 as user
            participant p2 as Button
            participant p3 as Store
            participant p4 as API
            Note over p1,p4: step 4: follow, t=0
            p1->>p2: 4 input follow
            activate p2
            p2->>p3: 4.1 call toggle()
            activate p3
            Note over p3: 4.2 state follows  false → true
            p3->>p4: 4.3 request POST /follow
            deactivate p3
            deactivate p2
            p4-->>p3: 4.4 response POST /follow  200 (t=200)

        """
      ])
  }

  @Test(arguments: ["blog-follow.mvvm-kvo.ndjson", "voices.mavb.ndjson"], [50_000, 20_000, 4_000, 1_500])
  func cutIntoParts(trace: String, limit: Int) throws {
    let scope = DrawingScope(lanes: .role)
    let drawing = try Traces.drawing(trace, scope)
    let whole = try #require(MermaidDrawing(drawing, limit: .max).diagrams.first)
    let parts = MermaidDrawing(drawing, limit: limit).diagrams
    #expect(parts.count > 1 || whole.utf16.count < limit)
    #expect(parts.count == 1 || whole.utf16.count >= limit)
    // Nothing is lost, nothing comes twice, all in order.
    #expect(parts.flatMap { events($0) } == events(whole))
    for (index, part) in parts.enumerated() {
      #expect(part.utf16.count < limit)
      expectWhole(part)
      if parts.count > 1 { #expect(part.contains(": part \(index + 1) of \(parts.count): step")) }
    }
  }

  /// The lines that stand for events.
  private func events(_ diagram: String) -> [Substring] {
    diagram.split(separator: "\n").filter { $0.contains(/: \d+(\.\d+)?\s/) }
  }

  /// Whether every lane is declared and every activation ends, as Mermaid demands.
  private func expectWhole(_ diagram: String) {
    var declared: Set<Substring> = []
    var active: [Substring: Int] = [:]
    for line in diagram.split(separator: "\n").dropFirst(2) {
      let words = line.split(separator: " ")
      switch words[0] {
      case "participant", "actor": #expect(declared.insert(words[1]).inserted)
      case "activate": active[words[1], default: 0] += 1
      case "deactivate":
        active[words[1], default: 0] -= 1
        #expect(active[words[1]] ?? -1 >= 0)
      case "Note":
        for lane in words[2].dropLast().split(separator: ",") { #expect(declared.contains(lane)) }
      case let arrow:
        for lane in arrow.dropLast().matches(of: /p\d+/) { #expect(declared.contains(lane.0)) }
      }
    }
    #expect(active.values.allSatisfy { $0 == 0 })
  }

  @Test func severalAreMarkdown() throws {
    let memory = Memory()
    let out = memory.output()
    MermaidDrawing(try Traces.drawing("blog-follow.tea.ndjson"), limit: 20_000).write(
      to: out, isMarkdown: false)
    out.flush()
    let lines = memory.text.split(separator: "\n")
    let count = lines.count { $0 == "```mermaid" }
    #expect(count > 1)
    #expect(lines.count { $0 == "```" } == count)
    #expect(
      lines[0] == "tea, blog-follow: \(count) diagrams, since GitHub draws none of 20,000 characters or more."
    )
    #expect(lines[1].hasPrefix("Part 1 of \(count): steps 0–"))
  }
}
