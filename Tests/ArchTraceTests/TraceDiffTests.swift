import ArchTrace
import Testing

@Suite struct TraceDiffTests {
  private func diff(
    _ old: Trace, _ new: Trace, on aspects: [TraceAspect] = [], limit: Int = 1000
  ) throws -> TraceDiff {
    try TraceDiff(
      .bytes(old.bytes(), name: "old"), .bytes(new.bytes(.json), name: "new"), on: aspects, limit: limit)
  }

  /// Inserts an event and renumbers the rest of its step, causes included.
  private func inserting(_ event: Event, into trace: Trace) -> Trace {
    var result = trace
    let later = { (id: EventID) in
      id.step == event.id.step && id >= event.id ? EventID(step: id.step, index: id.index + 1) : id
    }
    result.events = trace.events.map { old in
      var renumbered = old
      renumbered.id = later(old.id)
      renumbered.cause = old.cause.map(later)
      return renumbered
    }
    let place = result.events.firstIndex { $0.id > event.id } ?? result.events.count
    result.events.insert(event, at: place)
    return result
  }

  @Test func sameTraces() throws {
    let trace = Trace(sampleEvents(steps: 20), steps: 20)
    let diff = try diff(trace, trace)
    #expect(diff.isSame)
    #expect(diff.counts.unchanged == 160)
    #expect(diff.lines == ["same: 0 changed, 0 inserted, 0 removed, 160 unchanged"])
  }

  @Test func oneFieldOfFiveThousandEvents() throws {
    let old = Trace(sampleEvents(steps: 625), steps: 625)
    var new = old
    let place = try #require(new.events.firstIndex { $0.id == EventID(step: 300, index: 4) })
    new.events[place].changes[0].new = .int(99)
    let diff = try diff(old, new)
    #expect(diff.counts == TraceDiffCounts(unchanged: 4999, changed: 1))
    #expect(
      diff.lines == [
        "step 300", "~ 300.4 state BlogController#3 step0", "    changes[blogs[6].likes].new: 3005 → 99",
        "    caused by", "      300.3 response BlogController#2 step0",
        "      300.2 request BlogController#4 POST /blogs/300/like",
        "      300.1 call BlogController#3 step0",
        "      300 input user → Window step0", "differs: 1 changed, 0 inserted, 0 removed, 4999 unchanged",
      ])
  }

  @Test func anInsertionRenumbersNothing() throws {
    let old = Trace(sampleEvents(steps: 100), steps: 100)
    let extra = Event(
      id: EventID(step: 50, index: 3), time: 5002, cause: EventID(step: 50, index: 2), kind: .notify,
      from: "X",
      name: "extra")
    let new = inserting(extra, into: old)
    let inserted = try diff(old, new)
    #expect(inserted.counts == TraceDiffCounts(unchanged: 800, inserted: 1))
    #expect(inserted.differences.map(\.new) == [extra])
    let removed = try diff(new, old)
    #expect(removed.counts == TraceDiffCounts(unchanged: 800, removed: 1))
    #expect(removed.differences.map(\.old) == [extra])
    #expect(removed.causes.map(\.id) == [2, 1, 0].map { EventID(step: 50, index: $0) })
  }

  @Test func aHopInBetweenIsOneInsertion() throws {
    let old = Trace(sampleEvents(steps: 3), steps: 3)
    let extra = Event(
      id: EventID(step: 2, index: 3), time: 202, cause: EventID(step: 2, index: 2), kind: .call, from: "X")
    var new = inserting(extra, into: old)
    let next = try #require(new.events.firstIndex { $0.id == EventID(step: 2, index: 4) })
    new.events[next].cause = extra.id
    #expect(try diff(old, new).counts == TraceDiffCounts(unchanged: 24, inserted: 1))
  }

  @Test func anotherCauseIsAChange() throws {
    let old = Trace(sampleEvents(steps: 3), steps: 3)
    var new = old
    let place = try #require(new.events.firstIndex { $0.id == EventID(step: 2, index: 5) })
    new.events[place].cause = EventID(step: 2, index: 1)
    let diff = try diff(old, new)
    #expect(diff.counts.changed == 1)
    #expect(diff.differences[0].fields == [FieldChange("cause", old: .string("2.4"), new: .string("2.1"))])
  }

  @Test func aStepThatWasInsertedRenumbersNothing() throws {
    let old = Trace(sampleEvents(steps: 10), steps: 10)
    var new = old
    new.events = old.events.map { event in
      guard event.id.step > 4 else { return event }
      var later = event
      later.id.step += 1
      later.cause?.step += 1
      later.time += 70
      return later
    }
    let place = try #require(new.events.firstIndex { $0.id.step == 6 })
    new.events.insert(
      Event(id: EventID(step: 5, index: 0), time: 500, kind: .input, from: "world", name: "push"), at: place)
    new.steps = 11
    let diff = try diff(old, new)
    #expect(diff.counts == TraceDiffCounts(unchanged: 80, inserted: 1))
    #expect(diff.header == [FieldChange("steps", old: .int(10), new: .int(11))])
  }

  @Test func aShiftInTimeIsToldWhereItBegins() throws {
    let old = Trace(sampleEvents(steps: 10), steps: 10)
    var new = old
    for place in new.events.indices where new.events[place].id >= EventID(step: 4, index: 3) {
      new.events[place].time += 30
    }
    let diff = try diff(old, new)
    #expect(diff.counts == TraceDiffCounts(unchanged: 79, changed: 1))
    #expect(diff.differences[0].fields == [FieldChange("t", old: .int(403), new: .int(433))])
  }

  @Test func aParticipantThatIsNumberedOtherwiseIsTheSame() throws {
    let names = ["BlogCell", "BlogCell#2", "BlogCell#3"]
    let renumbered = ["BlogCell#2", "BlogCell#3", "BlogCell#4"]
    func trace(_ names: [String]) -> Trace {
      Trace(
        (0..<30).map { index in
          Event(
            id: EventID(step: 1, index: index), time: 0, kind: .call, from: names[index % 3],
            to: names[(index + 1) % 3], name: "m\(index)")
        })
    }
    #expect(try diff(trace(names), trace(renumbered)).isSame)
    var other = trace(renumbered)
    other.events[20].from = "BlogCell#2"
    let diff = try diff(trace(names), other)
    #expect(diff.counts == TraceDiffCounts(unchanged: 29, changed: 1))
    #expect(
      diff.differences[0].fields == [
        FieldChange("from", old: .string("BlogCell#3"), new: .string("BlogCell#2"))
      ])
  }

  @Test func spacesEscapesAndSourceLinesAreNoDifference() throws {
    let old = Trace(everyKey, steps: 1)
    var new = old
    for place in new.events.indices { new.events[place].line = 99 }
    let text = new.text.replacing(",\"kind\"", with: " , \"kind\"").replacing("♥", with: "\\u2665")
    let diff = try TraceDiff(.bytes(old.bytes(), name: "a"), .bytes(Array(text.utf8), name: "b"))
    #expect(diff.lines == ["same: 0 changed, 0 inserted, 0 removed, \(everyKey.count) unchanged"])
  }

  @Test func fieldsAreNamedByTheirPath() throws {
    var old = Event(
      id: EventID(step: 0, index: 0), time: 0, kind: .response, from: "service", to: "Model", name: "200",
      value: .object([
        .init("likes", .int(1)), .init("tags", .array([.string("a"), .string("b")])), .init("gone", .null),
      ]), changes: [Change("a", old: nil, new: .int(1)), Change("b", old: .int(1), new: nil)])
    old.extra = [.init("vendor", .bool(true))]
    var new = old
    new.name = "201"
    new.value = .object([
      .init("likes", .int(2)), .init("tags", .array([.string("a"), .string("c"), .string("d")])),
    ])
    new.changes = [Change("a", old: nil, new: .int(2)), Change("c", old: nil, new: .null)]
    new.extra = []
    let diff = try diff(Trace([old]), Trace([new]))
    #expect(
      diff.lines.dropFirst(2) == [
        "    name: \"200\" → \"201\"", "    value.gone: null → nothing", "    value.likes: 1 → 2",
        "    value.tags[1]: \"b\" → \"c\"", "    value.tags[2]: nothing → \"d\"", "    changes[a].new: 1 → 2",
        "    changes[b]: {\"old\":1} → nothing", "    changes[c]: nothing → {\"new\":null}",
        "    vendor: true → nothing",
        "differs: 1 changed, 0 inserted, 0 removed, 0 unchanged",
      ])
  }

  @Test func controlCharactersAreEscaped() throws {
    let event = Event(
      id: EventID(step: 0, index: 0), time: 0, kind: .call, from: "a\u{1B}[31m", name: "b\u{202E}\n")
    let lines = try diff(Trace(), Trace([event])).lines
    #expect(lines[1] == "+ 0 call a\\u{1B}[31m b\\u{202E}\\u{A}")
  }

  @Test func asJSON() throws {
    let old = Trace(sampleEvents(steps: 2), steps: 2)
    var new = old
    new.events[3].value = .int(7)
    let json = try diff(old, new).json
    #expect(json["same"] == .bool(false))
    #expect(json["counts"]?["changed"] == .int(1))
    guard case .array(let differences)? = json["differences"] else {
      Issue.record("no differences")
      return
    }
    #expect(differences[0]["fields"]?.json == #"[{"path":"value","old":3,"new":7}]"#)
    #expect(try TraceValue(parsing: json.json.utf8) == json)
  }

  @Test func moreThanTheLimitIsCounted() throws {
    let old = Trace(sampleEvents(steps: 20), steps: 20)
    var new = old
    for place in new.events.indices { new.events[place].extra = [.init("x", .int(1))] }
    let diff = try diff(old, new, limit: 5)
    #expect(diff.counts.changed == 160)
    #expect(diff.differences.count == 5)
    #expect(diff.omitted == 155)
    #expect(diff.lines.contains("… and 155 more differences"))
  }

  @Test func malformedTracesAreRefused() throws {
    let good = Trace(sampleEvents(steps: 2), steps: 2).bytes()
    let cut = Array(good.dropLast(50))
    for (old, new) in [(good, cut), (cut, good)] {
      #expect(throws: TraceError.self) {
        try TraceDiff(.bytes(old, name: "old"), .bytes(new, name: "new"))
      }
    }
  }
}
