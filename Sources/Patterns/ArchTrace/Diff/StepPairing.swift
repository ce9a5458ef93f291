/// Which step of the one trace is which of the other.
enum StepPairing {
  /// Two steps that belong together, or one that the other trace does not have; by their place in the index.
  enum Pair {
    case both(Int, Int)
    case old(Int)
    case new(Int)
  }

  /// - Parameter byNumber: Whether only the number counts. Otherwise it does where both traces have the same
  ///   numbers; where they have not, steps are paired by the event that opens them, so that a step that was
  ///   inserted renumbers nothing.
  static func pairs(_ old: DiffIndex, _ new: DiffIndex, byNumber: Bool) -> [Pair] {
    if haveSameNumbers(old, new) { return old.steps.indices.map { .both($0, $0) } }
    return byNumber ? pairsByNumber(old.steps, new.steps) : pairsByOpening(old, new)
  }

  static func haveSameNumbers(_ old: DiffIndex, _ new: DiffIndex) -> Bool {
    old.steps.count == new.steps.count && zip(old.steps, new.steps).allSatisfy { $0.number == $1.number }
  }

  private static func pairsByNumber(_ old: [DiffIndex.Step], _ new: [DiffIndex.Step]) -> [Pair] {
    var result: [Pair] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if j == new.count || (i < old.count && old[i].number < new[j].number) {
        result.append(.old(i))
        i += 1
      } else if i == old.count || new[j].number < old[i].number {
        result.append(.new(j))
        j += 1
      } else {
        result.append(.both(i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }

  private static func pairsByOpening(_ old: DiffIndex, _ new: DiffIndex) -> [Pair] {
    let common = SequenceAligner.align(
      old.steps.map { old.items[$0.first].hash }, new.steps.map { new.items[$0.first].hash })
    var result: [Pair] = []
    var (i, j) = (0, 0)
    for next in common + [(old.steps.count, new.steps.count)] {
      // Between two steps that are the same: as many as both have are steps whose opening changed.
      while i < next.a, j < next.b, next.a - i == next.b - j || old.steps[i].number == new.steps[j].number {
        result.append(.both(i, j))
        (i, j) = (i + 1, j + 1)
      }
      while i < next.a {
        result.append(.old(i))
        i += 1
      }
      while j < next.b {
        result.append(.new(j))
        j += 1
      }
      if i < old.steps.count, j < new.steps.count { result.append(.both(i, j)) }
      (i, j) = (i + 1, j + 1)
    }
    return result
  }
}
