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
      let slips = editDistance(wanted, letters)
      if slips <= limit { best = (candidate, slips) }
    }
    return best?.name
  }
}

/// How many letters must be inserted, removed, replaced or swapped with their neighbour to make `b` of `a`:
/// the Damerau–Levenshtein distance, in the form in which no letter is edited twice.
public func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var distance = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        distance = min(distance, beforeLast[j - 1] + 1)
      }
      row.append(distance)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
