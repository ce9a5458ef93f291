/// What the comparison keeps of one item: forty-eight bytes, whatever its line's length.
struct DiffItem {
  /// Of everything that is compared and is no number of this trace: neither id, cause, time nor `#N`. Equal content
  /// has one hash, and where hashes are equal, the content is compared.
  var hash: UInt64
  /// Where its line starts.
  var offset: Int
  var time: Int
  /// Of kind, sender and name: what makes two different items likely to be one that changed.
  var shape: UInt32
  /// The place of its cause, or `DiffItem.none`.
  var cause: UInt32
  /// The participants; for an entry of `changes`, its index and its generic path's number.
  var from: UInt32
  var to: UInt32
  /// Its counterpart's place; `none` where there is none yet. Without one, the nearest ancestor that has one,
  /// with `unmatched` added.
  var match: UInt32 = DiffItem.none
  /// The place of the other trace's item whose line has the same bytes, where that was seen.
  var twin: UInt32 = DiffItem.none

  static let none = UInt32.max
  static let unmatched: UInt32 = 1 << 31
  static let countLimit = Int(unmatched) - 1

  static let kindMask: UInt32 = 0xFC00_0000
  static let fromMask: UInt32 = 0x03FF_E000
  static let nameMask: UInt32 = 0x0000_1FFF

  var isMatched: Bool { match < DiffItem.unmatched }
}

/// A trace's items and steps, as far as they are being compared: traces are compared in batches of whole steps, and
/// of what was compared only the counterparts are kept, eight bytes an event.
struct DiffIndex {
  struct Step {
    var number: Int
    /// Places in `items`.
    var first: Int
    var end: Int
  }

  /// The batch.
  var items: [DiffItem] = []
  var steps: [Step] = []
  /// The place of the batch's first item among all.
  private(set) var base = 0
  /// The counterparts of earlier batches.
  private var matches: [UInt32] = []
  /// By how much these were late; where that is no number of 32 bits, it stands in `longLateness`.
  private var lateness: [Int32] = []
  private var longLateness: [Int: Int] = [:]
  /// Where batches start, to find an event again.
  private(set) var batches: [(step: Int, offset: Int, base: Int)] = []

  /// The counterpart of an event, as `DiffItem.match` has it.
  @inline(__always)
  func match(_ place: UInt32) -> UInt32 {
    Int(place) < base ? matches[Int(place)] : items[Int(place) - base].match
  }

  /// By how much the counterpart of an event of an earlier batch was late.
  @inline(__always)
  func earlierLateness(_ place: UInt32) -> Int? {
    guard Int(place) < base else { return nil }
    let late = lateness[Int(place)]
    return late == .min ? longLateness[Int(place)] ?? 0 : Int(late)
  }

  /// Passes items that the other trace has, too, where no batch is open.
  /// - Parameter other: The place of the first of them there.
  mutating func pass(_ count: Int, like other: Int, keepingLateness: Bool) {
    base += count
    let first = UInt32(truncatingIfNeeded: other)
    matches.append(contentsOf: first..<first + UInt32(truncatingIfNeeded: count))
    if keepingLateness { lateness.append(contentsOf: repeatElement(0, count: count)) }
  }

  /// Notes where a batch starts; not for every small one.
  mutating func note(step: Int, offset: Int) {
    if let last = batches.last, base - last.base < DiffIndex.batchDistance { return }
    batches.append((step, offset, base))
  }

  private static let batchDistance = 1 << 12

  /// Leaves a batch.
  /// - Parameter new: The other trace, where this is the first one, of whose events the lateness is kept.
  mutating func forget(in new: DiffIndex?) {
    base += items.count
    for item in items { matches.append(item.match) }
    if let new {
      for item in items {
        let late = item.isMatched ? new.items[Int(item.match) - new.base].time &- item.time : 0
        let short = Int32(exactly: late) ?? .min
        if short == .min { longLateness[lateness.count] = late }
        lateness.append(short)
      }
    }
    items.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
  }
}
