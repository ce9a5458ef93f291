import Scenario

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
  // What a file has may be longer by far than what anybody types.
  for name in names where name.utf8.count <= 1024 {
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
