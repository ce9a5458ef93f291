/// A set of numbers that is small where they follow each other: runs in ascending order, in pieces that are short enough
/// for one to be inserted anywhere.
struct NumberRuns {
  private var pieces: [[ClosedRange<Int>]] = []

  private static let longestPiece = 512

  /// The first run that ends at or after a number: its piece, and its place there.
  private func place(_ number: Int) -> (piece: Int, run: Int)? {
    let piece = NumberRuns.first(pieces.count) { ends(pieces[$0]) >= number }
    guard piece < pieces.count else { return nil }
    return (piece, NumberRuns.first(pieces[piece].count) { pieces[piece][$0].upperBound >= number })
  }

  private func ends(_ piece: [ClosedRange<Int>]) -> Int { piece.last?.upperBound ?? .min }

  /// The first of so many places from which on something holds.
  private static func first(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func contains(_ number: Int) -> Bool {
    place(number).map { pieces[$0.piece][$0.run].contains(number) } ?? false
  }

  mutating func insert(_ number: Int) {
    if contains(number) { return }
    var run = number...number
    if number < .max, let next = place(number + 1), pieces[next.piece][next.run].lowerBound == number + 1 {
      run = number...take(next).upperBound
    }
    if number > .min, let before = place(number - 1), pieces[before.piece][before.run].contains(number - 1) {
      run = take(before).lowerBound...run.upperBound
    }
    put(run)
  }

  mutating func remove(_ number: Int) {
    guard let at = place(number), pieces[at.piece][at.run].contains(number) else { return }
    let run = take(at)
    if number < run.upperBound { put(number + 1...run.upperBound) }
    if number > run.lowerBound { put(run.lowerBound...number - 1) }
  }

  private mutating func take(_ at: (piece: Int, run: Int)) -> ClosedRange<Int> {
    let run = pieces[at.piece].remove(at: at.run)
    if pieces[at.piece].isEmpty { pieces.remove(at: at.piece) }
    return run
  }

  /// Puts a run that touches no other.
  private mutating func put(_ run: ClosedRange<Int>) {
    guard let at = place(run.lowerBound) else {
      if let last = pieces.indices.last, pieces[last].count < NumberRuns.longestPiece {
        return pieces[last].append(run)
      }
      return pieces.append([run])
    }
    pieces[at.piece].insert(run, at: at.run)
    if pieces[at.piece].count > NumberRuns.longestPiece {
      let half = Array(pieces[at.piece][(NumberRuns.longestPiece / 2)...])
      pieces[at.piece].removeLast(half.count)
      pieces.insert(half, at: at.piece + 1)
    }
  }
}
