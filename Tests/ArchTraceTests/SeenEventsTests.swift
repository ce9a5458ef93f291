import Testing

@testable import ArchTrace

/// Which causes exist, known in bounded memory.
@Suite struct SeenEventsTests {
  /// Ids with gaps here and there, as a trace may have them.
  private func ids(_ count: Int, gaps: Int) -> [EventID] {
    var random = SplitMix64(state: UInt64(count + gaps))
    var (step, index) = (Int.random(in: 0...3, using: &random), 0)
    return (0..<count).map { _ in
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<10:
        step += 1
        index = 0
      case 10..<(10 + gaps / 2):
        step += Int.random(in: 1...1000, using: &random)
        index = Int.random(in: 0...300, using: &random)
      case (10 + gaps / 2)..<(10 + gaps): index += Int.random(in: 2...300, using: &random)
      case _: index += 1
      }
      return EventID(step: step, index: index)
    }
  }

  @Test(arguments: [0, 10, 60])
  func whatWasSeenIsKnownAndNothingElse(gaps: Int) {
    let ids = ids(12_000, gaps: gaps)
    var seen = SeenEvents()
    let inOrder = ids.allSatisfy { seen.add($0) }
    #expect(inOrder)
    let known = Set(ids)
    for id in ids {
      #expect(seen.contains(id))
      for other in [EventID(step: id.step, index: id.index + 1), EventID(step: id.step + 1, index: id.index)]
      {
        #expect(seen.contains(other) == known.contains(other))
      }
    }
  }

  @Test func longAgoIsTakenOnTrustAndMemoryHasABound() {
    var seen = SeenEvents(packed: PackedRuns(capacity: 1000))
    let inOrder = stride(from: 0, to: 20_000, by: 2).allSatisfy { seen.add(EventID(step: $0, index: 1)) }
    #expect(inOrder)
    #expect(seen.contains(EventID(step: 3, index: 1)))
    #expect(!seen.contains(EventID(step: 19_001, index: 1)) && seen.contains(EventID(step: 19_000, index: 1)))
    #expect(!seen.contains(EventID(step: 18_901, index: 1)) && seen.contains(EventID(step: 18_900, index: 1)))
    #expect(!seen.contains(EventID(step: 20_000, index: 1)))
  }
}
