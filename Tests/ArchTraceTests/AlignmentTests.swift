import Testing

@testable import ArchTrace

/// What the aligner promises of any two sequences.
@Suite struct AlignmentTests {
  private func check(_ a: [UInt64], _ b: [UInt64], atLeast least: Int = 0) {
    let pairs = SequenceAligner.align(a, b)
    #expect(pairs.allSatisfy { a[$0.a] == b[$0.b] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.a < $1.a && $0.b < $1.b })
    #expect(pairs.count >= least)
  }

  /// The length of the longest common subsequence, by the table.
  private func longest(_ a: [UInt64], _ b: [UInt64]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for element in a {
      var diagonal = 0
      for (index, other) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[b.count]
  }

  @Test(arguments: 0..<200)
  func shortSequencesAreAlignedBest(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    let letters = UInt64.random(in: 1...6, using: &random)
    let sequence = { (random: inout SplitMix64) in
      (0..<Int.random(in: 0...30, using: &random)).map { _ in UInt64.random(in: 0...letters, using: &random) }
    }
    let (a, b) = (sequence(&random), sequence(&random))
    check(a, b, atLeast: longest(a, b))
  }

  @Test func manyElements() {
    var random = SplitMix64(state: 7)
    let a = (0..<10_000).map { _ in UInt64.random(in: 0...50, using: &random) }
    var b = a
    for _ in 0..<100 { b[Int.random(in: 0..<b.count, using: &random)] = 99 }
    b.insert(contentsOf: a[0..<300], at: 5000)
    check(a, b, atLeast: 9000)
    check(a, a.reversed())
    check(a, [UInt64](repeating: 1, count: 10_000))
    check(a.map { $0 &+ UInt64.random(in: 0...UInt64.max / 2, using: &random) }, a)
  }

  @Test func uniqueElementsPartALongDifference() {
    let a = (0..<10_000).map { UInt64($0) }
    let b = (0..<10_000).filter { $0 % 3 != 0 }.map { UInt64($0) }
    check(a, b, atLeast: b.count)
  }

  @Test func wordsAreTheirLetters() {
    for kind in EventKind.known {
      var bytes = Array(kind.name.utf8)
      bytes += [UInt8](repeating: 0x20, count: 16)
      bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        let code = Slice(start: start, count: kind.name.utf8.count).kindCode
        #expect(code != RawRecord.otherKind && EventKind.known[Int(code)] == kind)
      }
    }
  }
}
