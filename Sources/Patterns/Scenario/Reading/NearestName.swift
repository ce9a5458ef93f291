/// Finds the name that somebody meant.
enum NearestName {
  /// The candidate that takes the fewest slips to become `name` — a letter more, less, other, or two swapped
  /// — regardless of case; the first of several. Nil where none is near: more than a third of it differs.
  static func to(_ name: String, among candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(81))
    var best: (name: String, slips: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let limit = min((best?.slips ?? Int.max) - 1, max(1, max(letters.count, wanted.count) / 3))
      guard limit >= 0, abs(letters.count - wanted.count) <= limit else { continue }
      let slips = distance(wanted, letters)
      if slips <= limit { best = (candidate, slips) }
    }
    return best?.name
  }

  /// The optimal string alignment distance.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(above[column + 1] + 1, current[column] + 1, above[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = above
      above = current
    }
    return above[right.count]
  }
}
