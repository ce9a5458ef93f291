/// Finds what two sequences have in common, in order: E. W. Myers, "An O(ND) Difference Algorithm and Its
/// Variations" (1986), as long as they differ little. Where they differ much, elements that are unique in both
/// part them (B. Cohen's patience diff), or short runs that are; and where there are none, Myers goes on in bounded
/// pieces. So a million elements cost seconds, never hours.
struct SequenceAligner {
  private let a: [UInt64]
  private let b: [UInt64]
  private var pairs: [(a: Int, b: Int)] = []

  /// So many insertions and removals are looked for in one go; fewer, once it is clear that there are many.
  private static let editLimit = 256
  private static let pieceLimit = 96
  private static let depthLimit = 12

  /// - Returns: The positions that are matched, ascending on both sides.
  static func align(_ a: [UInt64], _ b: [UInt64]) -> [(a: Int, b: Int)] {
    var aligner = SequenceAligner(a: a, b: b)
    aligner.align(0..<a.count, 0..<b.count, depth: 0)
    return aligner.pairs
  }

  private init(a: [UInt64], b: [UInt64]) {
    self.a = a
    self.b = b
  }

  private mutating func align(_ aRange: Range<Int>, _ bRange: Range<Int>, depth: Int) {
    var (i, j) = (aRange.lowerBound, bRange.lowerBound)
    var (iEnd, jEnd) = (aRange.upperBound, bRange.upperBound)
    while i < iEnd, j < jEnd, a[i] == b[j] {
      pairs.append((i, j))
      i += 1
      j += 1
    }
    while i < iEnd, j < jEnd, a[iEnd - 1] == b[jEnd - 1] {
      iEnd -= 1
      jEnd -= 1
    }
    alignMiddle(i..<iEnd, j..<jEnd, depth: depth)
    for offset in 0..<(aRange.upperBound - iEnd) { pairs.append((iEnd + offset, jEnd + offset)) }
  }

  private mutating func alignMiddle(_ aRange: Range<Int>, _ bRange: Range<Int>, depth: Int) {
    var (i, j) = (aRange.lowerBound, bRange.lowerBound)
    var limit = SequenceAligner.editLimit
    while i < aRange.upperBound, j < bRange.upperBound {
      let piece = shortestEdit(i..<aRange.upperBound, j..<bRange.upperBound, limit: limit)
      if !piece.isWhole, limit == SequenceAligner.editLimit, depth < SequenceAligner.depthLimit {
        let anchors = anchors(i..<aRange.upperBound, j..<bRange.upperBound)
        if !anchors.isEmpty {
          for anchor in anchors {
            align(i..<anchor.a, j..<anchor.b, depth: depth + 1)
            pairs.append(anchor)
            (i, j) = (anchor.a + 1, anchor.b + 1)
          }
          align(i..<aRange.upperBound, j..<bRange.upperBound, depth: depth + 1)
          return
        }
      }
      pairs.append(contentsOf: piece.pairs)
      if piece.isWhole { return }
      (i, j) = piece.end
      limit = SequenceAligner.pieceLimit
    }
  }

  // MARK: Myers

  private struct Piece {
    var pairs: [(a: Int, b: Int)]
    var end: (Int, Int)
    var isWhole: Bool
  }

  /// The shortest edit, or the way that got furthest with `limit` edits.
  private func shortestEdit(_ aRange: Range<Int>, _ bRange: Range<Int>, limit: Int) -> Piece {
    let (n, m) = (aRange.count, bRange.count)
    let limit = min(limit, n + m)
    let middle = limit + 1
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    // The furthest points after d edits, from diagonal -d to d, start at d².
    var history: [Int] = []
    for edits in 0...limit {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let (left, right) = (furthest[middle + diagonal - 1], furthest[middle + diagonal + 1])
        let isInsertion = diagonal == -edits || (diagonal != edits && left < right)
        var x = isInsertion ? right : left + 1
        if edits == 0 { x = 0 }
        while x < n, x - diagonal < m, a[aRange.lowerBound + x] == b[bRange.lowerBound + x - diagonal] {
          x += 1
        }
        furthest[middle + diagonal] = x
        if x >= n, x - diagonal >= m {
          return piece(x: n, y: m, edits: edits, history, aRange, bRange, isWhole: true)
        }
      }
      history.append(contentsOf: furthest[(middle - edits)...(middle + edits)])
    }
    var best = (x: 0, y: 0)
    for diagonal in stride(from: -limit, through: limit, by: 2) {
      let x = furthest[middle + diagonal]
      let y = x - diagonal
      if x <= n, y <= m, x + y > best.x + best.y { best = (x, y) }
    }
    return piece(x: best.x, y: best.y, edits: limit, history, aRange, bRange, isWhole: false)
  }

  private func piece(
    x: Int, y: Int, edits: Int, _ history: [Int], _ aRange: Range<Int>, _ bRange: Range<Int>, isWhole: Bool
  ) -> Piece {
    let end = (aRange.lowerBound + x, bRange.lowerBound + y)
    var (x, y) = (x, y)
    var backwards: [(a: Int, b: Int)] = []
    func takeBack(to stop: Int) {
      while x > stop {
        x -= 1
        y -= 1
        backwards.append((aRange.lowerBound + x, bRange.lowerBound + y))
      }
    }
    for edit in stride(from: edits, to: 0, by: -1) {
      let diagonal = x - y
      // Of diagonal k, edit - 1 edits in.
      let center = (edit - 1) * (edit - 1) + edit - 1
      let isInsertion =
        diagonal == -edit
        || (diagonal != edit && history[center + diagonal - 1] < history[center + diagonal + 1])
      let before = isInsertion ? history[center + diagonal + 1] : history[center + diagonal - 1]
      takeBack(to: isInsertion ? before : before + 1)
      if isInsertion { y -= 1 } else { x -= 1 }
    }
    takeBack(to: 0)
    return Piece(pairs: backwards.reversed(), end: end, isWhole: isWhole)
  }

  // MARK: Patience

  /// Elements that are unique on both sides, as many as stand in the same order; where there are none, those
  /// that are unique together with the seven that follow.
  private func anchors(_ aRange: Range<Int>, _ bRange: Range<Int>) -> [(a: Int, b: Int)] {
    let single = anchors(aRange, bRange, width: 1)
    return single.isEmpty ? anchors(aRange, bRange, width: 8) : single
  }

  private func anchors(_ aRange: Range<Int>, _ bRange: Range<Int>, width: Int) -> [(a: Int, b: Int)] {
    guard aRange.count >= width, bRange.count >= width else { return [] }
    let aStarts = aRange.dropLast(width - 1)
    let aKeys = aStarts.map { SequenceAligner.key(a, $0, width) }
    var places: [UInt64: (a: Int, b: Int)] = [:]
    // -1: not seen; -2: seen more than once.
    for (i, key) in zip(aStarts, aKeys) {
      let isNew = places[key] == nil
      places[key] = (isNew ? i : -2, -1)
    }
    for j in bRange.dropLast(width - 1) {
      let key = SequenceAligner.key(b, j, width)
      guard let place = places[key] else { continue }
      places[key] = (place.a, place.b == -1 ? j : -2)
    }
    var candidates: [(a: Int, b: Int)] = []
    for (i, key) in zip(aStarts, aKeys) {
      if let place = places[key], place.a == i, place.b >= 0, a[i] == b[place.b] { candidates.append(place) }
    }
    return longestAscending(candidates)
  }

  private static func key(_ elements: [UInt64], _ start: Int, _ width: Int) -> UInt64 {
    if width == 1 { return elements[start] }
    return elements[start..<start + width].reduce(0) { ByteHash.mix($0, $1) }
  }

  /// The longest run of candidates whose places in `b` ascend; their places in `a` do already.
  private func longestAscending(_ candidates: [(a: Int, b: Int)]) -> [(a: Int, b: Int)] {
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[tops[middle]].b < candidate.b { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var result: [(a: Int, b: Int)] = []
    var next = tops.last ?? -1
    while next >= 0 {
      result.append(candidates[next])
      next = previous[next]
    }
    return result.reversed()
  }
}
