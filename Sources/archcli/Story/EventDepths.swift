import ArchTrace

/// How deep each event stands under the one that began its chain.
struct EventDepths {
  /// The events so far, which come in the order of their ids, and their depths.
  private var ids: [EventID] = []
  private var depths: [Int] = []
  /// Where the first event of the last step stands.
  private var stepStart = 0

  /// Takes the next event.
  /// - Returns: One more than its cause's depth; 0 where it has none.
  mutating func add(_ event: borrowing Event) -> Int {
    let depth = event.cause.flatMap { place(of: $0) }.map { depths[$0] + 1 } ?? 0
    if ids.last?.step != event.id.step { stepStart = ids.count }
    ids.append(event.id)
    depths.append(depth)
    return depth
  }

  private func place(of id: EventID) -> Int? {
    // Almost always in the last step, where no number is left out.
    if id.index < ids.count - stepStart, ids[stepStart + id.index] == id { return stepStart + id.index }
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return low < ids.count && ids[low] == id ? low : nil
  }

  /// How many causes an event is indented by at most: a chain of thousands is told by its length, since its lines
  /// would grow with it.
  static let deepestIndent = 40

  /// The columns by which an event is indented, and what is said where its depth is larger than that shows.
  static func indent(_ depth: Int) -> (columns: Int, mark: String) {
    depth > deepestIndent ? (2 * deepestIndent, "(\(depth) deep) ") : (2 * depth, "")
  }
}
