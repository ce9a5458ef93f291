/// Which events stand before the one being read, to tell whether a cause exists, and where. They are kept as runs of
/// ids without a gap, which is one for each step: the last few hundred as they are, those before packed, so that
/// memory does not grow with the trace. Whoever asks for ordinals has all of them, at twenty bytes a run.
struct SeenEvents {
  private typealias Run = PackedRuns.Run

  private var runs: [Run] = []
  private var packed: PackedRuns
  /// How many events stand before each run; kept only where somebody asks for ordinals.
  private var starts: [Int] = []
  private let keepsOrdinals: Bool
  private(set) var count = 0

  private static let mostUnpacked = 512

  /// - Parameters:
  ///   - keepingOrdinals: Whether to be asked for ordinals.
  ///   - packed: What takes the runs of long ago.
  init(keepingOrdinals: Bool = false, packed: PackedRuns = PackedRuns()) {
    keepsOrdinals = keepingOrdinals
    self.packed = packed
  }

  /// The last event.
  var last: EventID? {
    runs.last.map { EventID(step: Int($0.step), index: Int($0.last)) }
  }

  /// Adds the next event.
  /// - Parameter id: Its id, within `RawRecord.idLimit`.
  /// - Returns: Whether it stands after all others.
  @inline(__always)
  mutating func add(_ id: EventID) -> Bool {
    let step = UInt32(truncatingIfNeeded: id.step)
    let index = UInt32(truncatingIfNeeded: id.index)
    if let run = runs.last {
      if run.step == step {
        if index == run.last &+ 1 {
          runs[runs.count - 1].last = index
          count += 1
          return true
        }
        if index <= run.last { return false }
      } else if step < run.step {
        return false
      }
    }
    if keepsOrdinals {
      starts.append(count)
    } else if runs.count == SeenEvents.mostUnpacked {
      pack()
    }
    runs.append(Run(step: step, first: index, last: index))
    count += 1
    return true
  }

  /// How many runs there are.
  var runCount: Int { runs.count }

  /// Adds runs of another trace's events, which stand after all that there are.
  mutating func add(_ range: Range<Int>, of other: borrowing SeenEvents) {
    for index in range {
      let run = other.runs[index]
      runs.append(run)
      if keepsOrdinals { starts.append(count) }
      count += Int(run.last - run.first) + 1
    }
  }

  /// Forgets the events after the first so many, whose runs are the first so many.
  mutating func cut(to count: Int, runs runCount: Int) {
    runs.removeLast(runs.count - runCount)
    if keepsOrdinals { starts.removeLast(starts.count - runCount) }
    self.count = count
  }

  /// Forgets the last event.
  mutating func removeLast() {
    guard let run = runs.last else { return }
    if run.first == run.last { return cut(to: count - 1, runs: runs.count - 1) }
    runs[runs.count - 1].last -= 1
    count -= 1
  }

  @inline(never)
  private mutating func pack() {
    let count = SeenEvents.mostUnpacked / 2
    for run in runs[..<count] { packed.add(run) }
    runs.removeFirst(count)
  }

  /// Whether an event was seen. One from so long ago that nothing is kept of its time is taken to have been.
  @inline(__always)
  func contains(_ id: EventID) -> Bool {
    // Most causes are in the step being read.
    if let run = runs.last, Int(run.step) == id.step, id.index >= Int(run.first) {
      return id.index <= Int(run.last)
    }
    if let first = runs.first, !isAtOrBefore(first, id) { return packed.contains(id) }
    return find(id) != nil
  }

  /// How many events stand before this one, which is its place from 0; nil where it was not seen. Needs
  /// `keepingOrdinals`.
  @inline(__always)
  func ordinal(_ id: EventID) -> Int? {
    guard keepsOrdinals else { return nil }
    if let run = runs.last, Int(run.step) == id.step, id.index >= Int(run.first) {
      return id.index <= Int(run.last) ? count - 1 - (Int(run.last) - id.index) : nil
    }
    guard let found = find(id) else { return nil }
    return starts[found] + id.index - Int(runs[found].first)
  }

  /// The id of the event at a place.
  /// - Parameters:
  ///   - ordinal: Its place, from 0; it must have been seen.
  ///   - run: Where to look first, and where it was found: for whoever goes through them in order.
  @inline(__always)
  func id(at ordinal: Int, run: inout Int) -> EventID {
    if !(starts[run] <= ordinal && (run + 1 == starts.count || ordinal < starts[run + 1])) {
      run = runIndex(of: ordinal, near: run)
    }
    return EventID(step: Int(runs[run].step), index: Int(runs[run].first) + ordinal - starts[run])
  }

  private func runIndex(of ordinal: Int, near run: Int) -> Int {
    let next = run + 1
    if next < starts.count, starts[next] <= ordinal, next + 1 == starts.count || ordinal < starts[next + 1] {
      return next
    }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= ordinal { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  private func find(_ id: EventID) -> Int? {
    var low = 0
    var high = runs.count
    // The last few steps come first, since that is where causes are.
    if high > 8, isAtOrBefore(runs[high - 8], id) { low = high - 8 }
    while low < high {
      let middle = (low + high) / 2
      if isAtOrBefore(runs[middle], id) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    return Int(run.step) == id.step && id.index <= Int(run.last) ? low - 1 : nil
  }

  private func isAtOrBefore(_ run: Run, _ id: EventID) -> Bool {
    (Int(run.step), Int(run.first)) <= (id.step, id.index)
  }
}
