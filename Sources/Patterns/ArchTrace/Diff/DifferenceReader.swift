/// Reads again the lines where two traces differ, and says in which fields.
struct DifferenceReader {
  private let oldTrace: OpenTrace
  private let newTrace: OpenTrace
  private let comparison: Comparison

  init(_ old: OpenTrace, _ new: OpenTrace, _ comparison: Comparison) {
    oldTrace = old
    newTrace = new
    self.comparison = comparison
  }

  func difference(_ spot: Comparison.Spot, _ aspect: TraceAspect?) throws(TraceError) -> TraceDifference {
    let old = spot.old < 0 ? nil : try oldTrace.event(at: comparison.old.items[spot.old].offset)
    let new = spot.new < 0 ? nil : try newTrace.event(at: comparison.new.items[spot.new].offset)
    guard let old, let new else {
      return TraceDifference(
        kind: old == nil ? .inserted : .removed, aspect: aspect,
        old: old.map { focused($0, comparison.old, spot.old) },
        new: new.map { focused($0, comparison.new, spot.new) }, fields: [])
    }
    if case .stateChanges = comparison.projection.items {
      let (a, b) = (focused(old, comparison.old, spot.old), focused(new, comparison.new, spot.new))
      let fields = zip(a.changes, b.changes).flatMap { FieldDiff.compare($0, $1) }
      return TraceDifference(kind: .changed, aspect: aspect, old: a, new: b, fields: fields)
    }
    var fields = FieldDiff.compare(old, new, comparison.projection.fields)
    if spot.fields.contains(.fromInstance) {
      fields.append(FieldChange("from", old: .string(old.from), new: .string(new.from)))
    }
    if spot.fields.contains(.toInstance) {
      fields.append(FieldChange("to", old: old.to.map { .string($0) }, new: new.to.map { .string($0) }))
    }
    if spot.fields.contains(.time) {
      fields.append(FieldChange("t", old: .int(old.time), new: .int(new.time)))
    }
    if spot.fields.contains(.cause) {
      let id = { (event: Event) in event.cause.map { TraceValue.string($0.description) } }
      fields.append(FieldChange("cause", old: id(old), new: id(new)))
    }
    if fields.isEmpty {
      // Two spellings of one text (é as one scalar or as two), which are one to Swift but not to a file.
      fields.append(FieldChange("spelling", old: nil, new: nil))
    }
    return TraceDifference(kind: .changed, aspect: aspect, old: old, new: new, fields: fields)
  }

  /// An event with only the change that is being compared, where single changes are.
  private func focused(_ event: Event, _ index: DiffIndex, _ place: Int) -> Event {
    guard case .stateChanges = comparison.projection.items else { return event }
    var event = event
    let entry = Int(index.items[place].from)
    event.changes = event.changes.indices.contains(entry) ? [event.changes[entry]] : []
    return event
  }

  /// The causes of a difference's event, the nearest first.
  func causes(of spot: Comparison.Spot) throws(TraceError) -> [Event] {
    guard case .allEvents = comparison.projection.items else { return [] }
    let (trace, items, start) =
      spot.new >= 0
      ? (newTrace, comparison.new.items, spot.new) : (oldTrace, comparison.old.items, spot.old)
    var result: [Event] = []
    var next = items[start].cause
    while next != DiffItem.none, result.count < 100 {
      result.append(try trace.event(at: items[Int(next)].offset))
      next = items[Int(next)].cause
    }
    return result
  }
}
