import Testing

@testable import ArchTrace

/// What holds for the diff of any two traces.
@Suite struct DiffLawTests {
  /// Events removed, doubled under another name, changed, shifted and sent by others.
  private func mutated(_ trace: Trace, _ random: inout SplitMix64) -> Trace {
    var result = trace
    var renamed: [EventID: EventID] = [:]
    var next = EventID(step: -1, index: 0)
    result.events = []
    let shiftedFrom = Int.random(in: 0..<trace.events.count, using: &random)
    for (place, old) in trace.events.enumerated() {
      var event = old
      let dice = Int.random(in: 0..<60, using: &random)
      if dice == 0, event.id.index > 0 { continue }
      next = next.step == event.id.step ? EventID(step: next.step, index: next.index + 1) : event.id
      renamed[event.id] = next
      event.id = next
      var cause = old.cause
      while let id = cause, renamed[id] == nil { cause = trace.events.first { $0.id == id }?.cause }
      event.cause = cause.flatMap { renamed[$0] }
      if place > shiftedFrom { event.time += 40 }
      if dice == 1 { event.value = .string("other") }
      if dice == 2 { event.from += "#9" }
      if dice == 3 { event.name = "another" }
      if dice == 4 { event.time += 1 }
      result.events.append(event)
      if dice == 5 {
        next.index += 1
        event.cause = event.id
        event.id = next
        event.name = "extra"
        result.events.append(event)
      }
    }
    return result
  }

  private func diff(_ old: Trace, _ new: Trace, _ aspects: [TraceAspect], batch: Int) throws -> TraceDiff {
    try TraceDiff(
      .bytes(old.bytes(), name: "old"), .bytes(new.bytes(), name: "new"), on: aspects, limit: 10_000,
      batch: batch)
  }

  @Test(arguments: 0..<24)
  func batchesChangeNothing(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    let old = Trace(sampleEvents(steps: 40, each: 6), steps: 40)
    let new = mutated(old, &random)
    for aspects in [[], [TraceAspect.flow], [.state], [.requests, .screens]] {
      let whole = try diff(old, new, aspects, batch: .max)
      for batch in [1, 7, 64] {
        let parts = try diff(old, new, aspects, batch: batch)
        #expect(parts.counts == whole.counts)
        #expect(parts.differences == whole.differences)
        #expect(parts.causes == whole.causes)
      }
    }
  }

  /// Steps that both traces have are passed within what is read at once, and across it.
  @Test(arguments: 0..<3)
  func longTracesDifferAsShortOnesDo(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed + 200))
    let old = Trace(sampleEvents(steps: 1500, each: 6), steps: 1500)
    var new = old
    for _ in 0..<9 * seed {
      let place = Int.random(in: 0..<new.events.count, using: &random)
      new.events[place].value = .string("other")
    }
    let last = old.events[old.events.count - 1].id
    if seed == 2 { new.events.removeAll { $0.id.step == 700 && $0.id.index == 5 || $0.id == last } }
    #expect(old.bytes().count > 3 << 17)
    let whole = try diff(old, new, [], batch: .max)
    for batch in [1, 500] {
      let parts = try diff(old, new, [], batch: batch)
      #expect(parts.counts == whole.counts)
      #expect(parts.differences == whole.differences)
      #expect(parts.causes == whole.causes)
    }
  }

  @Test(arguments: 0..<24)
  func everyEventIsCountedOnce(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed + 100))
    let old = Trace(sampleEvents(steps: 30, each: 7), steps: 30)
    let new = mutated(old, &random)
    let counts = try diff(old, new, [], batch: 50).counts
    #expect(counts.unchanged + counts.changed + counts.removed == old.events.count)
    #expect(counts.unchanged + counts.changed + counts.inserted == new.events.count)
    let back = try diff(new, old, [], batch: 50).counts
    #expect(back.inserted == counts.removed && back.removed == counts.inserted)
    #expect(try diff(new, new, [], batch: 50).isSame)
    #expect(try diff(old, new, [], batch: 50).isSame == (old.events == new.events))
  }

  /// Whatever the bytes, the answer is a diff or an error, and the same trouble that the reader has.
  @Test(arguments: 0..<6)
  func malformedBytesNeverTrap(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    let trace = Trace(sampleEvents(steps: 4, each: 5), steps: 4)
    let whole = trace.bytes(seed % 2 == 0 ? .ndjson : .json)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let length = min(Int.random(in: 1...90, using: &random), bytes.count - place)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<place + length)
        case _: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
        }
        if bytes.isEmpty { break }
      }
      let isReadable = (try? Trace(reading: bytes)) != nil
      for batch in [3, Int.max] {
        let found = try? TraceDiff(
          .bytes(whole, name: "old"), .bytes(bytes, name: "new"), on: [], limit: 100, batch: batch)
        #expect((found != nil) == isReadable)
        #expect(found?.lines.isEmpty != true)
      }
    }
  }
}
