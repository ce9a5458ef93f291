/// Pairs the items of two traces and finds where they differ, batch by batch, without reading a line again.
struct Comparison {
  /// One side of a difference.
  struct Side {
    /// Where the line starts.
    var offset: Int
    /// Which of its changes it is, where single changes are compared.
    var entry: Int
  }

  /// Where two traces differ.
  struct Spot {
    var old: Side?
    var new: Side?
    /// What differs besides the content.
    var fields: Projection.Fields
  }

  /// The batches; whoever reads the traces fills them.
  var old = DiffIndex()
  var new = DiffIndex()
  private(set) var counts = TraceDiffCounts()
  private(set) var spots: [Spot] = []

  private let projection: Projection
  private let content: ContentCheck
  /// How many spots to keep.
  private let limit: Int
  private var participants = ParticipantMap()
  private var types: [UInt32] = []
  /// By how much the second trace is late, at the last matched event; nil where any answer is right.
  private var shift: Int? = 0

  init(_ projection: Projection, _ content: ContentCheck, limit: Int) {
    self.projection = projection
    self.content = content
    self.limit = limit
  }

  /// Compares the batches and forgets them.
  /// - Parameters:
  ///   - names: The participants met so far.
  ///   - isWhole: Whether the batches are the whole traces.
  /// - Returns: False where that is not so, but takes the whole traces to know which step is which.
  /// - Throws: `TraceError` where a trace cannot be read again.
  mutating func run(_ names: borrowing ParticipantTable, isWhole: Bool) throws(TraceError) -> Bool {
    if !projection.pairsStepsByNumber, !isWhole, !StepPairing.haveSameNumbers(old, new) { return false }
    if case .stateChanges = projection.items { Comparison.keepCommonPaths(&old, &new) }
    types = names.types
    participants.grow(names.count)
    for pair in StepPairing.pairs(old, new, byNumber: projection.pairsStepsByNumber) {
      switch pair {
      case .both(let oldStep, let newStep):
        let a = old.steps[oldStep].first..<old.steps[oldStep].end
        let b = new.steps[newStep].first..<new.steps[newStep].end
        match(a, b)
        try walk(a, b)
      case .old(let step):
        for place in old.steps[step].first..<old.steps[step].end { remove(place) }
        shift = nil
      case .new(let step):
        for place in new.steps[step].first..<new.steps[step].end { insert(place) }
        shift = nil
      }
    }
    old.forget(in: new)
    new.forget(in: nil)
    return true
  }

  // MARK: Steps that are the same

  /// Whether the second trace is not late, so that an event at the same time has not changed.
  var isInTime: Bool { shift == 0 || shift == nil }

  /// Whether the event at a place of the first trace is the one at a place of the second, both compared before.
  func areOne(_ old: Int?, _ new: Int?) -> Bool {
    guard let old, let new else { return false }
    return self.old.match(UInt32(truncatingIfNeeded: old)) == UInt32(truncatingIfNeeded: new)
  }

  /// Takes note of events that both traces have, byte for byte and with the same causes.
  /// - Parameters:
  ///   - actors: The participants in the order in which they are met.
  ///   - names: All participants met so far.
  mutating func pass(_ count: Int, _ actors: [UInt32], _ names: borrowing ParticipantTable) {
    participants.grow(names.count)
    for actor in actors { _ = participants.match(actor, actor) }
    let (oldBase, newBase) = (old.base, new.base)
    old.pass(count, like: newBase, keepingLateness: true)
    new.pass(count, like: oldBase, keepingLateness: false)
    counts.unchanged += count
    shift = 0
  }

  // MARK: Pairing

  /// Pairs the items of two steps: first those with the same content, then, between those, the ones that look
  /// like one item that changed.
  private mutating func match(_ a: Range<Int>, _ b: Range<Int>) {
    var (i, j, iEnd, jEnd) = (a.lowerBound, b.lowerBound, a.upperBound, b.upperBound)
    while i < iEnd, j < jEnd, old.items[i].hash == new.items[j].hash {
      pair(i, j)
      (i, j) = (i + 1, j + 1)
    }
    while i < iEnd, j < jEnd, old.items[iEnd - 1].hash == new.items[jEnd - 1].hash {
      (iEnd, jEnd) = (iEnd - 1, jEnd - 1)
      pair(iEnd, jEnd)
    }
    if i == iEnd || j == jEnd { return }
    let common = SequenceAligner.align(old.items[i..<iEnd].map(\.hash), new.items[j..<jEnd].map(\.hash))
    let (iStart, jStart) = (i, j)
    for next in common + [(iEnd - iStart, jEnd - jStart)] {
      matchChanged(i..<iStart + next.a, j..<jStart + next.b, masks[...])
      if iStart + next.a < iEnd { pair(iStart + next.a, jStart + next.b) }
      (i, j) = (iStart + next.a + 1, jStart + next.b + 1)
    }
  }

  /// What two items must share to be one that changed, the best first.
  private var masks: [UInt32] {
    if case .stateChanges = projection.items { return [.max] }
    return [
      .max, DiffItem.kindMask | DiffItem.nameMask, DiffItem.kindMask | DiffItem.fromMask,
    ]
  }

  private mutating func matchChanged(_ a: Range<Int>, _ b: Range<Int>, _ masks: ArraySlice<UInt32>) {
    guard !a.isEmpty, !b.isEmpty, let mask = masks.first else { return }
    let common = SequenceAligner.align(
      old.items[a].map { UInt64($0.shape & mask) }, new.items[b].map { UInt64($0.shape & mask) })
    var (i, j) = (a.lowerBound, b.lowerBound)
    for next in common + [(a.count, b.count)] {
      let (nextI, nextJ) = (a.lowerBound + next.a, b.lowerBound + next.b)
      matchChanged(i..<nextI, j..<nextJ, masks.dropFirst())
      if nextI < a.upperBound { pair(nextI, nextJ) }
      (i, j) = (nextI + 1, nextJ + 1)
    }
  }

  @inline(__always)
  private mutating func pair(_ i: Int, _ j: Int) {
    old.items[i].match = UInt32(truncatingIfNeeded: j + new.base)
    new.items[j].match = UInt32(truncatingIfNeeded: i + old.base)
  }

  // MARK: Walking

  /// Goes through two steps side by side and notes where they differ.
  private mutating func walk(_ a: Range<Int>, _ b: Range<Int>) throws(TraceError) {
    var (i, j) = (a.lowerBound, b.lowerBound)
    while i < a.upperBound || j < b.upperBound {
      if i < a.upperBound, !old.items[i].isMatched {
        remove(i)
        i += 1
      } else if j < b.upperBound, !new.items[j].isMatched {
        insert(j)
        j += 1
      } else {
        try compare(i, j)
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  private mutating func remove(_ place: Int) {
    old.items[place].match = Comparison.unmatched(old, old.items[place].cause)
    counts.removed += 1
    note(place, nil, [])
  }

  private mutating func insert(_ place: Int) {
    new.items[place].match = Comparison.unmatched(new, new.items[place].cause)
    counts.inserted += 1
    note(nil, place, [])
  }

  @inline(__always)
  private mutating func compare(_ i: Int, _ j: Int) throws(TraceError) {
    let (a, b) = (old.items[i], new.items[j])
    var fields: Projection.Fields = []
    let causes = (Comparison.matchedAncestor(old, a.cause), Comparison.matchedAncestor(new, b.cause))
    if projection.fields.contains(.cause), !areOne(causes.0, causes.1) { fields.insert(.cause) }
    if projection.fields.contains(.time) {
      let late = b.time &- a.time
      if late != shift, shift != nil, late != lateness(ofOld: causes.0) { fields.insert(.time) }
      shift = late
    }
    if projection.fields.contains(.participants) {
      if isOneType(a.from, b.from), !participants.match(a.from, b.from) { fields.insert(.fromInstance) }
      if isOneType(a.to, b.to), !participants.match(a.to, b.to) { fields.insert(.toInstance) }
    }
    if a.hash == b.hash, fields.isEmpty, try haveSameContent(i, a, b) {
      counts.unchanged += 1
    } else {
      counts.changed += 1
      note(i, j, fields)
    }
  }

  /// Whether two items whose hashes are equal are so, too: their lines were seen to have the same bytes, or are read
  /// again.
  @inline(__always)
  private func haveSameContent(_ i: Int, _ a: DiffItem, _ b: DiffItem) throws(TraceError) -> Bool {
    if b.twin == UInt32(truncatingIfNeeded: i + old.base) { return true }
    return try content.areSame(a, b)
  }

  @inline(__always)
  private func isOneType(_ a: UInt32, _ b: UInt32) -> Bool {
    if a == b { return true }
    if a == ParticipantTable.none || b == ParticipantTable.none { return false }
    return types[Int(a)] == types[Int(b)]
  }

  /// Whether two causes are counterparts, or both are none.
  @inline(__always)
  private func areOne(_ a: UInt32, _ b: UInt32) -> Bool {
    a == DiffItem.none ? b == DiffItem.none : old.match(a) == b
  }

  /// By how much the counterpart of a matched event is late; an event that comes as long after its cause as
  /// before has not changed, whatever the clock says.
  @inline(__always)
  private func lateness(ofOld place: UInt32) -> Int? {
    if place == DiffItem.none { return nil }
    if let earlier = old.earlierLateness(place) { return earlier }
    let item = old.items[Int(place) - old.base]
    return item.isMatched ? new.items[Int(item.match) - new.base].time &- item.time : nil
  }

  private mutating func note(_ i: Int?, _ j: Int?, _ fields: Projection.Fields) {
    guard spots.count < limit else { return }
    let side = { (item: DiffItem) in Side(offset: item.offset, entry: Int(item.from)) }
    spots.append(Spot(old: i.map { side(old.items[$0]) }, new: j.map { side(new.items[$0]) }, fields: fields))
  }

  /// The nearest event from `cause` upwards that has a counterpart: an event that was inserted between two
  /// others is one difference, not another one for its effects.
  @inline(__always)
  private static func matchedAncestor(_ index: borrowing DiffIndex, _ cause: UInt32) -> UInt32 {
    if cause == DiffItem.none { return cause }
    let match = index.match(cause)
    if match < DiffItem.unmatched { return cause }
    return match == DiffItem.none ? match : match & ~DiffItem.unmatched
  }

  /// What an event without counterpart keeps instead of one.
  private static func unmatched(_ index: borrowing DiffIndex, _ cause: UInt32) -> UInt32 {
    let ancestor = matchedAncestor(index, cause)
    return ancestor == DiffItem.none ? ancestor : ancestor | DiffItem.unmatched
  }

  /// Of two patterns, keeps the changes of paths that both have, and orders each step's by path: which owner is
  /// told first is the pattern's own affair.
  private static func keepCommonPaths(_ old: inout DiffIndex, _ new: inout DiffIndex) {
    let common = Set(old.items.map(\.to)).intersection(new.items.map(\.to))
    keep(common, &old)
    keep(common, &new)
  }

  private static func keep(_ paths: Set<UInt32>, _ index: inout DiffIndex) {
    var items: [DiffItem] = []
    for place in index.steps.indices {
      let step = index.items[index.steps[place].first..<index.steps[place].end]
      let kept = step.enumerated().filter { paths.contains($0.element.to) }
        .sorted { ($0.element.shape, $0.offset) < ($1.element.shape, $1.offset) }
      index.steps[place].first = items.count
      items += kept.map(\.element)
      index.steps[place].end = items.count
    }
    index.items = items
  }
}
