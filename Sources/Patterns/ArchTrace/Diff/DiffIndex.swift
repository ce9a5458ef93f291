/// What the comparison keeps of one item: forty bytes, whatever its line's length.
struct DiffItem {
  /// Of everything that is compared and is no number of this trace: neither id, cause, time nor `#N`.
  var hash: UInt64
  /// Where its line starts.
  var offset: Int
  var time: Int
  /// Of kind, sender and name: what makes two different items likely to be one that changed.
  var shape: UInt32
  /// The place of its cause, or `DiffItem.none`.
  var cause: UInt32
  /// The participants; for an entry of `changes`, its index and its generic path's hash.
  var from: UInt32
  var to: UInt32
  /// Its counterpart's place; `none` where there is none yet. Without one, the nearest ancestor that has one,
  /// with `unmatched` added.
  var match: UInt32 = DiffItem.none

  static let none = UInt32.max
  static let unmatched: UInt32 = 1 << 31
  static let countLimit = Int(unmatched) - 1

  static let kindMask: UInt32 = 0xFC00_0000
  static let fromMask: UInt32 = 0x03FF_E000
  static let nameMask: UInt32 = 0x0000_1FFF

  var isMatched: Bool { match < DiffItem.unmatched }
}

/// A trace's items and steps.
struct DiffIndex {
  struct Step {
    var number: Int
    var first: Int
    var end: Int
  }

  var header: TraceHeader
  var footer = TraceFooter(events: 0, steps: 0)
  var items: [DiffItem] = []
  var steps: [Step] = []
  var seen = SeenEvents(keepingOrdinals: true)
  /// Of each line as it stands, to recognise it in the other trace without parsing it.
  var lineHashes: [UInt64] = []

  init(_ header: TraceHeader) { self.header = header }
}
