import Foundation
import Testing

@testable import ArchTrace

/// A trace in other words gives the same answers; a trace with one meaning changed never does.
///
/// ARCHCLI_LAW_PAIRS says how many pairs are tried of each, where it is set.
@Suite struct SpellingLawTests {
  private static let pairs =
    ProcessInfo.processInfo.environment["ARCHCLI_LAW_PAIRS"].flatMap(Int.init) ?? 2000
  private static let parts = 4

  /// What a check says, lines aside.
  private func found(_ bytes: [UInt8]) throws -> [String] {
    let rule = { (id: String, check: Rule.Check) in
      Rule(id: id, statement: "s", why: "w", fix: "f", source: "s", check: check)
    }
    let rules = try RuleSet(
      pattern: "x", edges: "view -> store: call, message\nstore -> view: notify",
      rules: [rule("x.edge", .edge), rule("x.life", .life), rule("x.role", .role), rule("x.kind", .kind)])
    var reader = try TraceReader(name: "t", source: MemorySource(bytes), detail: .heads)
    var checker = TraceChecker(rules, trace: "t", header: reader.header)
    var result: [String] = []
    try checker.check(&reader) { violation in
      result.append(
        "\(violation.event) \(violation.message) \(violation.causes) \(violation.fingerprint) \(violation.placeWords)"
      )
      return true
    }
    return result
  }

  private func diff(_ old: [UInt8], _ new: [UInt8], _ aspects: [TraceAspect] = []) throws -> TraceDiff {
    try TraceDiff(.bytes(old, name: "old"), .bytes(new, name: "new"), on: aspects)
  }

  @Test(arguments: 0..<parts)
  func otherWordsMeanTheSame(part: Int) throws {
    var traces = RandomTraces(random: SplitMix64(state: UInt64(part)))
    var respeller = Respeller(SplitMix64(state: UInt64(part + 100)))
    for pair in 0..<Self.pairs / Self.parts {
      let trace = traces.trace()
      let plain = trace.bytes()
      let other = try respeller.bytes(trace)
      let words: () -> Comment = { "pair \(pair):\n\(trace.text)\n\(String(decoding: other, as: UTF8.self))" }
      do {
        let read = try Trace(reading: other)
        #expect(read == trace, words())
        #expect(try found(other) == found(plain), words())
        for aspects in [[], TraceAspect.allCases] where aspects.isEmpty || pair % 4 == 0 {
          let found = try diff(plain, other, aspects)
          #expect(found.isSame, "\(found.lines)\n\(words())")
        }
      } catch { Issue.record("\(error)\n\(words())") }
    }
  }

  @Test(arguments: 0..<parts)
  func anotherMeaningIsNeverTheSame(part: Int) throws {
    var traces = RandomTraces(random: SplitMix64(state: UInt64(part + 200)))
    var respeller = Respeller(SplitMix64(state: UInt64(part + 300)))
    for pair in 0..<Self.pairs / Self.parts {
      let trace = traces.trace()
      let changed = traces.changed(trace)
      let (old, new) = (try respeller.bytes(trace), try respeller.bytes(changed))
      let words: () -> Comment = { "pair \(pair):\n\(trace.text)\n\(changed.text)" }
      do {
        let found = try diff(old, new)
        #expect(!found.isSame, words())
        let plain = try diff(trace.bytes(), changed.bytes())
        #expect(found.counts == plain.counts && found.header.count == plain.header.count, words())
        #expect(found.differences.map(\.fields.count) == plain.differences.map(\.fields.count), words())
      } catch { Issue.record("\(error)\n\(words())") }
    }
  }

  /// Bytes at random within a re-spelt trace: an answer or an error, never a trap, and the same trouble everywhere.
  @Test(arguments: 0..<parts)
  func brokenWordsNeverTrap(part: Int) throws {
    var traces = RandomTraces(random: SplitMix64(state: UInt64(part + 400)))
    var respeller = Respeller(SplitMix64(state: UInt64(part + 500)))
    var random = SplitMix64(state: UInt64(part + 600))
    for _ in 0..<Self.pairs / Self.parts / 2 {
      let trace = traces.trace()
      var bytes = try respeller.bytes(trace)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let length = min(Int.random(in: 1...40, using: &random), bytes.count - place)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<place + length)
        case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
        case _: bytes.removeLast(length)
        }
        if bytes.isEmpty { break }
      }
      let read = try? Trace(reading: bytes)
      let isChecked = (try? found(bytes)) != nil
      #expect(isChecked == (read != nil))
      let difference = try? diff(trace.bytes(), bytes)
      #expect((difference != nil) == (read != nil))
      if let read, let difference, difference.isSame {
        // What a diff does not compare: file and line, and times that are all shifted.
        #expect(read.events.count == trace.events.count && read.header == trace.header)
      }
    }
  }
}

extension Violation {
  fileprivate var placeWords: String { place.map { "\($0.file):\($0.line ?? 0)" } ?? "" }
}
