/// The name that was probably meant by a mistyped one: the nearest by edits, if it is near enough to be believed.
///
/// A third of the letters may be wrong, one always; letters' case does not count. From three letters on, a name
/// that begins with the word goes before all others (`scen` → `scenario`). Of equally near ones the first is taken.
///
/// - Parameters:
///   - word: What was typed.
///   - names: What is allowed.
/// - Returns: One of `names`, or nil.
func nearest(to word: String, among names: [String]) -> String? {
  let typed = Array(word.lowercased())
  // Nobody means a name by something this long, and the distance costs the product of both lengths.
  guard !typed.isEmpty, typed.count <= 64 else { return nil }
  var best: (name: String, distance: Int)?
  for name in names {
    let candidate = Array(name.lowercased())
    if typed.count >= 3, candidate.starts(with: typed) { return name }
    let distance = editDistance(typed, candidate)
    let allowed = max(1, max(typed.count, candidate.count) / 3)
    // With one or two letters, everything is one edit from something.
    guard distance <= allowed, distance < candidate.count else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
  }
  return best?.name
}

/// How many letters must be inserted, removed, replaced or swapped with their neighbour to make `b` of `a`:
/// the Damerau–Levenshtein distance, in the form in which no letter is edited twice.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
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
