/// The paths that were put together last, by their parts: the same few fields change over and over, and comparing the
/// parts takes a fraction of what making a text takes.
@usableFromInline final class KnownPaths {
  private struct Known {
    let outer: String
    let entry: Inspector.Entry?
    let last: Inspector.Entry?
    let path: String
  }

  private static let sets = 16
  private static let ways = 4

  private var known: [Known?]
  /// Which way of its set is written next.
  private var next = 0

  @usableFromInline init() { known = [] }

  /// The path of these parts: what is kept, or else what `make` returns.
  func path(
    _ outer: String, _ entry: Inspector.Entry?, _ last: Inspector.Entry?, _ make: () -> String
  ) -> String {
    if known.isEmpty { known = Array(repeating: nil, count: Self.sets * Self.ways) }
    // Only to spread them: what is found is compared.
    let spread = (entry?.number ?? 0) &+ (last?.number ?? 0) &+ (last?.name.utf8.count ?? 0)
    let first = (spread & (Self.sets - 1)) * Self.ways
    for place in first..<first + Self.ways {
      if let known = known[place], known.last == last, known.entry == entry, known.outer == outer {
        return known.path
      }
    }
    let path = make()
    known[first + next] = Known(outer: outer, entry: entry, last: last, path: path)
    next = (next + 1) % Self.ways
    return path
  }
}
