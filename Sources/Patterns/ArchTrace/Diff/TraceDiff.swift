/// One field of an event that is not the same on both sides.
public struct FieldChange: Hashable, Sendable {
  /// Which: `name`, `t`, `cause`, `value.likes`, `value[2]`, or an entry of `changes` by its path:
  /// `changes[blogs[3].like].new`.
  public var path: String
  /// The first trace's; absent where it has none.
  public var old: TraceValue?
  /// The second trace's; absent where it has none.
  public var new: TraceValue?

  /// Makes a change.
  public init(_ path: String, old: TraceValue?, new: TraceValue?) {
    self.path = path
    self.old = old
    self.new = new
  }
}

/// One thing that two traces do not have in common.
public struct TraceDifference: Hashable, Sendable {
  /// What sort of difference it is.
  public enum Kind: String, Sendable, CaseIterable {
    /// Only the second trace has the event.
    case inserted
    /// Only the first trace has the event.
    case removed
    /// Both have it, with other fields.
    case changed
  }

  /// What sort of difference it is.
  public var kind: Kind
  /// What was being compared; nil for whole events.
  public var aspect: TraceAspect?
  /// The first trace's event; nil where it was inserted.
  public var old: Event?
  /// The second trace's event; nil where it was removed.
  public var new: Event?
  /// What changed in it.
  public var fields: [FieldChange]

  /// The scenario step: the second trace's, or the first's where the event was removed.
  public var step: Int { new?.id.step ?? old?.id.step ?? 0 }
}

/// How many items are on one side, on both, or on both with other fields.
public struct TraceDiffCounts: Hashable, Sendable {
  /// On both sides, and the same.
  public var unchanged = 0
  /// On both sides, with other fields.
  public var changed = 0
  /// Only in the second trace.
  public var inserted = 0
  /// Only in the first trace.
  public var removed = 0

  /// Makes counts.
  public init(unchanged: Int = 0, changed: Int = 0, inserted: Int = 0, removed: Int = 0) {
    self.unchanged = unchanged
    self.changed = changed
    self.inserted = inserted
    self.removed = removed
  }

  /// How many differences that is.
  public var differences: Int { changed + inserted + removed }
}

/// What two traces do not have in common, step by step and by what happened: the numbers of events, of causes and
/// of participants are no differences, nor is a shift in time beyond the event where it begins.
///
/// Where an event was sent (`file`, `line`) is not compared: moving code changes nothing that happens.
public struct TraceDiff: Sendable {
  /// The first trace's name.
  public internal(set) var oldName: String
  /// The second trace's name.
  public internal(set) var newName: String
  /// How the first lines, and the number of steps, differ. Only where whole events are compared.
  public internal(set) var header: [FieldChange] = []
  /// How many items were compared, and how.
  public internal(set) var counts = TraceDiffCounts()
  /// The differences in the order of the trace, up to the limit; `counts` has all of them.
  public internal(set) var differences: [TraceDifference] = []
  /// What led to the first difference: its event's cause, that one's cause, up to the root. At most 100.
  public internal(set) var causes: [Event] = []

  /// Whether nothing differs.
  public var isSame: Bool { header.isEmpty && counts.differences == 0 }
  /// How many differences are beyond the limit.
  public var omitted: Int { counts.differences - differences.count }

  /// Compares two traces.
  ///
  /// Memory: some ten bytes an event and side. Where steps were inserted or removed, fifty; a pipe is kept whole.
  /// - Parameters:
  ///   - old: The first trace.
  ///   - new: The second trace.
  ///   - aspects: What to look at, one after the other; none for whole events.
  ///   - limit: How many differences to describe; all are counted.
  /// - Throws: `TraceError` where a trace cannot be read or is malformed.
  public init(
    _ old: TraceInput, _ new: TraceInput, on aspects: [TraceAspect] = [], limit: Int = 1000
  ) throws(TraceError) {
    try self.init(old, new, on: aspects, limit: limit, batch: TraceDiff.batchSize)
  }

  init(
    _ old: TraceInput, _ new: TraceInput, on aspects: [TraceAspect], limit: Int, batch: Int
  ) throws(TraceError) {
    oldName = old.name
    newName = new.name
    if aspects.isEmpty { try compare(old, new, nil, limit, batch) }
    for aspect in TraceAspect.allCases where aspects.contains(aspect) {
      try compare(old, new, aspect, limit, batch)
    }
  }

  private mutating func compare(
    _ oldInput: TraceInput, _ newInput: TraceInput, _ aspect: TraceAspect?, _ limit: Int, _ size: Int
  ) throws(TraceError) {
    let traces = (old: try OpenTrace(oldInput), new: try OpenTrace(newInput))
    let headers = (try RecordLines.header(of: traces.old), try RecordLines.header(of: traces.new))
    let isSamePattern =
      ExactText.isSame(headers.0.pattern, headers.1.pattern)
      && ExactText.isSame(headers.0.variant, headers.1.variant)
    let projection = Projection(aspect, isSamePattern: isSamePattern)
    let room = limit - differences.count
    let batch = projection.needsWhole ? Int.max : size
    var found = try TraceDiff.run(traces.old, traces.new, projection, batch, room)
    if found == nil { found = try TraceDiff.run(traces.old, traces.new, projection, Int.max, room) }
    guard let found else { return }
    if aspect == nil { header += TraceDiff.headerChanges(found.old, found.new) }
    let isFirst = counts.differences == 0
    counts.unchanged += found.comparison.counts.unchanged
    counts.changed += found.comparison.counts.changed
    counts.inserted += found.comparison.counts.inserted
    counts.removed += found.comparison.counts.removed
    let reader = DifferenceReader(
      oldTrace: RecordWindow(traces.old), newTrace: RecordWindow(traces.new), projection: projection)
    for (index, spot) in found.comparison.spots.enumerated() {
      let difference = try reader.difference(spot, aspect)
      differences.append(difference)
      if isFirst, index == 0 { causes = try reader.causes(of: difference, found.comparison) }
    }
  }

  /// After so many events the next step begins another batch: few enough to stay in the processor's cache.
  private static let batchSize = 1 << 13

  /// What stands around a trace's events.
  private struct Ends {
    var header: TraceHeader
    var footer: TraceFooter
  }

  /// Compares two traces in batches of steps.
  /// - Returns: Nil where the steps have other numbers, so that only the whole traces say which is which.
  private static func run(
    _ oldTrace: OpenTrace, _ newTrace: OpenTrace, _ projection: Projection, _ batch: Int, _ limit: Int
  ) throws(TraceError) -> (comparison: Comparison, old: Ends, new: Ends)? {
    var names = ParticipantTable()
    var paths = TextTable()
    let content = ContentCheck(RecordWindow(oldTrace), RecordWindow(newTrace), projection)
    var comparison = Comparison(projection, content, limit: limit)
    var old = try Indexer(oldTrace, projection, LineRecogniser(RecordWindow(newTrace)))
    var new = try Indexer(newTrace, projection, LineRecogniser(RecordWindow(oldTrace)))
    // Where steps are alike, only those between them are compared; where none is, in ever larger batches.
    var size = batch == .max ? batch : 1
    while !old.isAtEnd || !new.isAtEnd {
      if batch != .max { size = try old.pass(&new, &names, &comparison) ? 1 : min(size * 2, batch) }
      if !old.isAtEnd { try old.read(size, &names, &paths, into: &comparison.old) }
      if !new.isAtEnd { try new.read(like: old, comparison.old, &names, &paths, into: &comparison.new) }
      if try !comparison.run(names, isWhole: batch == .max) { return nil }
    }
    return (
      comparison, Ends(header: old.lines.header, footer: old.footer),
      Ends(header: new.lines.header, footer: new.footer)
    )
  }

  private static func headerChanges(_ old: Ends, _ new: Ends) -> [FieldChange] {
    let (a, b) = (old.header, new.header)
    var changes = FieldDiff.compare("pattern", .string(a.pattern), .string(b.pattern))
    changes += FieldDiff.compare("variant", a.variant.map { .string($0) }, b.variant.map { .string($0) })
    changes += FieldDiff.compare("scenario", .string(a.scenario), .string(b.scenario))
    changes += FieldDiff.compare("participants", participants(a), participants(b))
    changes += FieldDiff.compare("header", .object(a.extra), .object(b.extra))
    changes += FieldDiff.compare("steps", .int(old.footer.steps), .int(new.footer.steps))
    changes += FieldDiff.compare("footer", .object(old.footer.extra), .object(new.footer.extra))
    return changes
  }

  private static func participants(_ header: TraceHeader) -> TraceValue {
    .array(
      header.participants.map { participant in
        .object(
          [.init("name", .string(participant.name)), .init("role", .string(participant.role))]
            + participant.extra)
      })
  }
}

extension RecordLines {
  /// The header of a trace, to know what to look for in it.
  static func header(of trace: OpenTrace) throws(TraceError) -> TraceHeader {
    var lines = RecordLines(name: trace.name, source: trace.source)
    return try lines.begin()
  }
}
