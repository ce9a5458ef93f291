import ArchTrace

/// How deep each event stands under the one that began its chain.
struct EventDepths {
  /// By step and by place in the step: both are counted from 0, and almost none is left out.
  private var depths: [[Int]] = []

  /// Takes the next event.
  /// - Returns: One more than its cause's depth; 0 where it has none.
  mutating func add(_ event: borrowing Event) -> Int {
    let depth = event.cause.flatMap { self.depth(of: $0) }.map { $0 + 1 } ?? 0
    while depths.count <= event.id.step { depths.append([]) }
    while depths[event.id.step].count < event.id.index { depths[event.id.step].append(0) }
    depths[event.id.step].append(depth)
    return depth
  }

  private func depth(of id: EventID) -> Int? {
    guard id.step < depths.count, id.index < depths[id.step].count else { return nil }
    return depths[id.step][id.index]
  }
}
