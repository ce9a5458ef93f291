/// Ids that were seen long ago, as runs without a gap: one byte for a step of up to 64 events that follows the step
/// before it. Two generations are kept, and the older one is dropped when the younger is full; so memory has a
/// bound, and an id from before both is taken to have been seen.
struct PackedRuns {
  /// Ids of one step that follow each other.
  struct Run {
    var step: UInt32
    var first: UInt32
    var last: UInt32
  }

  private struct Generation {
    /// Where every so many runs one begins, to look ids up.
    var blocks: [(start: Run, offset: Int)] = []
    var bytes: [UInt8] = []
    var count = 0
  }

  private var older = Generation()
  private var younger = Generation()
  private var last = Run(step: 0, first: 0, last: 0)
  private var hasForgotten = false
  private let capacity: Int

  private static let blockSize = 64

  /// - Parameter capacity: How many bytes a generation has.
  init(capacity: Int = 1 << 18) { self.capacity = capacity }

  /// Adds a run that comes after all others.
  mutating func add(_ run: Run) {
    if younger.bytes.count >= capacity {
      hasForgotten = hasForgotten || !older.blocks.isEmpty
      older = younger
      younger = Generation()
    }
    if younger.count % PackedRuns.blockSize == 0 {
      younger.blocks.append((run, younger.bytes.count))
    } else if run.step == last.step + 1, run.first == 0 {
      put(UInt64(run.last) << 1)
    } else {
      put(UInt64(run.step - last.step) << 1 | 1)
      put(UInt64(run.first))
      put(UInt64(run.last - run.first))
    }
    younger.count += 1
    last = run
  }

  /// Whether an id is in a run, or stands before all that are kept while some are not.
  func contains(_ id: EventID) -> Bool {
    for generation in [younger, older] {
      var (low, high) = (0, generation.blocks.count)
      while low < high {
        let middle = (low + high) / 2
        let start = generation.blocks[middle].start
        if (Int(start.step), Int(start.first)) <= (id.step, id.index) {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { return contains(id, inBlock: low - 1, of: generation) }
    }
    return hasForgotten
  }

  private func contains(_ id: EventID, inBlock block: Int, of generation: Generation) -> Bool {
    var (run, at) = generation.blocks[block]
    let end =
      block + 1 < generation.blocks.count ? generation.blocks[block + 1].offset : generation.bytes.count
    while true {
      if id.step < Int(run.step) { return false }
      if id.step == Int(run.step), id.index <= Int(run.last) { return id.index >= Int(run.first) }
      if at >= end { return false }
      let word = next(generation.bytes, &at)
      run.step += word & 1 == 0 ? 1 : UInt32(word >> 1)
      run.first = word & 1 == 0 ? 0 : UInt32(next(generation.bytes, &at))
      run.last = word & 1 == 0 ? UInt32(word >> 1) : run.first + UInt32(next(generation.bytes, &at))
    }
  }

  /// Puts a number, seven bits a byte, the lowest first.
  private mutating func put(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      younger.bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    younger.bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private func next(_ bytes: [UInt8], _ at: inout Int) -> UInt64 {
    var (number, shift) = (UInt64(0), UInt64(0))
    while bytes[at] >= 0x80 {
      number |= UInt64(bytes[at] & 0x7F) << shift
      shift += 7
      at += 1
    }
    number |= UInt64(bytes[at]) << shift
    at += 1
    return number
  }
}
