import ArchTrace
import Testing

/// Two patterns that play one scenario: other participants and hops, the same requests, state and screens.
@Suite struct TraceAspectTests {
  private func trace(_ pattern: String, _ build: (inout Builder) -> Void) -> Trace {
    var builder = Builder()
    build(&builder)
    var trace = Trace(builder.events, steps: 2)
    trace.header = TraceHeader(pattern: pattern, scenario: "s")
    return trace
  }

  private struct Builder {
    var events: [Event] = []

    mutating func add(
      _ step: Int, _ time: Int, _ kind: EventKind, _ from: String, name: String? = nil,
      value: TraceValue? = nil,
      changes: [Change] = []
    ) {
      let index = events.count { $0.id.step == step }
      events.append(
        Event(
          id: EventID(step: step, index: index), time: time, kind: kind, from: from, name: name, value: value,
          changes: changes))
    }
  }

  private func screen(_ lines: String...) -> TraceValue { .array(lines.map { .string($0) }) }

  private var mvc: Trace {
    trace("mvc") { run in
      run.add(1, 0, .input, "user", name: "tap")
      run.add(1, 0, .call, "Controller", name: "like")
      run.add(1, 0, .request, "Model", name: "POST /like")
      run.add(
        1, 0, .state, "Model",
        changes: [
          Change("users[1].pending", old: .bool(false), new: .bool(true)),
          Change("blogs[2].likes", old: .int(1), new: .int(2)),
        ])
      run.add(1, 5, .screen, "window", value: screen("Blog", "2 likes"))
    }
  }

  private var tea: Trace {
    trace("tea") { run in
      run.add(1, 0, .input, "user", name: "tap")
      run.add(1, 0, .message, "Program", name: "likeTapped")
      run.add(1, 0, .state, "Program", changes: [Change("blogs[2].likes", old: .int(1), new: .int(2))])
      run.add(
        1, 0, .state, "Program",
        changes: [
          Change("users[1].pending", old: .bool(false), new: .bool(true)),
          Change("route", old: nil, new: .string("blog")),
        ])
      run.add(1, 0, .request, "Runtime", name: "POST /like")
      run.add(1, 5, .screen, "window", value: screen("Blog", "2 likes"))
    }
  }

  private func diff(_ old: Trace, _ new: Trace, _ aspects: TraceAspect...) throws -> TraceDiff {
    try TraceDiff(.bytes(old.bytes(), name: "old"), .bytes(new.bytes(), name: "new"), on: aspects)
  }

  @Test func twoPatternsHaveInCommon() throws {
    let same = try diff(mvc, tea, .state, .requests, .screens)
    #expect(same.lines == ["same: 0 changed, 0 inserted, 0 removed, 4 unchanged"])
    #expect(try !diff(mvc, tea).isSame)
    #expect(try !diff(mvc, tea, .flow).isSame)
  }

  @Test func screensNameTheLine() throws {
    var other = tea
    other.events[5].value = screen("Blog", "3 likes")
    #expect(
      try diff(mvc, other, .screens).lines == [
        "screens, step 1", "~ 1.5 screen window (was 1.4)", "    value[1]: \"2 likes\" → \"3 likes\"",
        "differs: 1 changed, 0 inserted, 0 removed, 0 unchanged",
      ])
    other = tea
    other.events[5].time = 6
    #expect(try diff(mvc, other, .screens).differences.first?.fields.first?.path == "t")
  }

  @Test func requestsHaveAnOrder() throws {
    var other = tea
    other.events[4].name = "DELETE /like"
    #expect(
      try diff(mvc, other, .requests).lines == [
        "requests, step 1", "- 1.2 request Model POST /like", "+ 1.4 request Runtime DELETE /like",
        "differs: 0 changed, 1 inserted, 1 removed, 0 unchanged",
      ])
  }

  @Test func stateIsComparedByPath() throws {
    var other = tea
    other.events[2].changes[0].new = .int(3)
    let diff = try diff(mvc, other, .state)
    #expect(diff.counts.changed == 1)
    #expect(
      diff.differences.first?.fields == [
        FieldChange("changes[blogs[2].likes].new", old: .int(2), new: .int(3))
      ])
  }

  @Test func aStepThatOneLacks() throws {
    var other = tea
    other.events.append(
      Event(id: EventID(step: 2, index: 0), time: 9, kind: .screen, from: "window", value: screen("x")))
    #expect(try diff(mvc, other, .screens).counts.inserted == 1)
    #expect(try diff(other, mvc, .screens).counts.removed == 1)
  }

  @Test func ofOnePatternAllStateCounts() throws {
    var other = mvc
    other.events[3].from = "Store"
    #expect(try diff(mvc, other, .state).differences.first?.fields.first?.path == "from")
    other = mvc
    other.events[1].value = .int(1)
    #expect(try diff(mvc, other, .flow).isSame)
  }
}
