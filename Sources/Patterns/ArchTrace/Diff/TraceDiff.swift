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
  /// Memory: about forty bytes an event and side, whatever the lines' length.
  /// - Parameters:
  ///   - old: The first trace.
  ///   - new: The second trace.
  ///   - aspects: What to look at, one after the other; none for whole events.
  ///   - limit: How many differences to describe; all are counted.
  /// - Throws: `TraceError` where a trace cannot be read or is malformed.
  public init(
    _ old: TraceInput, _ new: TraceInput, on aspects: [TraceAspect] = [], limit: Int = 1000
  ) throws(TraceError) {
    oldName = old.name
    newName = new.name
    if aspects.isEmpty { try compare(old, new, nil, limit) }
    for aspect in TraceAspect.allCases where aspects.contains(aspect) {
      try compare(old, new, aspect, limit)
    }
  }

  private mutating func compare(
    _ oldInput: TraceInput, _ newInput: TraceInput, _ aspect: TraceAspect?, _ limit: Int
  ) throws(TraceError) {
    let traces = (old: try OpenTrace(oldInput), new: try OpenTrace(newInput))
    var names = ParticipantTable()
    var comparison: Comparison
    do {
      let headers = (try RecordLines.header(of: traces.old), try RecordLines.header(of: traces.new))
      let isSamePattern = headers.0.pattern == headers.1.pattern && headers.0.variant == headers.1.variant
      let projection = Projection(aspect, isSamePattern: isSamePattern)
      var old = try Indexer(traces.old, projection).read(&names)
      let new = try Indexer(traces.new, projection).read(&names, like: old)
      old.lineHashes = []
      if aspect == nil { header += TraceDiff.headerChanges(old, new) }
      comparison = Comparison(old, new, projection, names)
    }
    comparison.limit = limit - differences.count
    let found = comparison.run()
    let isFirst = counts.differences == 0
    counts.unchanged += found.counts.unchanged
    counts.changed += found.counts.changed
    counts.inserted += found.counts.inserted
    counts.removed += found.counts.removed
    let details = DifferenceReader(traces.old, traces.new, comparison)
    for spot in found.spots {
      differences.append(try details.difference(spot, aspect))
    }
    if isFirst, let first = found.spots.first { causes = try details.causes(of: first) }
  }

  private static func headerChanges(_ old: DiffIndex, _ new: DiffIndex) -> [FieldChange] {
    var changes = FieldDiff.compare("pattern", .string(old.header.pattern), .string(new.header.pattern))
    changes += FieldDiff.compare(
      "variant", old.header.variant.map { .string($0) }, new.header.variant.map { .string($0) })
    changes += FieldDiff.compare("scenario", .string(old.header.scenario), .string(new.header.scenario))
    changes += FieldDiff.compare(
      "participants", participants(old.header), participants(new.header))
    changes += FieldDiff.compare("header", .object(old.header.extra), .object(new.header.extra))
    changes += FieldDiff.compare("steps", .int(old.footer.steps), .int(new.footer.steps))
    return changes
  }

  private static func participants(_ header: TraceHeader) -> TraceValue {
    .object(header.participants.map { .init($0.name, .string($0.role)) })
  }
}

extension RecordLines {
  /// The header of a trace, to know what to look for in it.
  static func header(of trace: OpenTrace) throws(TraceError) -> TraceHeader {
    var lines = RecordLines(name: trace.name, source: trace.source)
    return try lines.begin()
  }
}
