/// Reads again the lines where two traces differ, and says in which fields.
struct DifferenceReader {
  let oldTrace: RecordWindow
  let newTrace: RecordWindow
  let projection: Projection

  func difference(_ spot: Comparison.Spot, _ aspect: TraceAspect?) throws(TraceError) -> TraceDifference {
    let old = try event(spot.old, oldTrace)
    let new = try event(spot.new, newTrace)
    guard let old, let new else {
      return TraceDifference(
        kind: old == nil ? .inserted : .removed, aspect: aspect, old: old, new: new, fields: [])
    }
    if case .stateChanges = projection.items {
      let fields = zip(old.changes, new.changes).flatMap { FieldDiff.compare($0, $1) }
      return TraceDifference(kind: .changed, aspect: aspect, old: old, new: new, fields: fields)
    }
    var fields = FieldDiff.compare(old, new, projection.fields)
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
    return TraceDifference(kind: .changed, aspect: aspect, old: old, new: new, fields: fields)
  }

  /// An event, with only the change that is being compared where single changes are.
  private func event(_ side: Comparison.Side?, _ trace: RecordWindow) throws(TraceError) -> Event? {
    guard let side else { return nil }
    var event = try trace.event(at: side.offset)
    if case .stateChanges = projection.items {
      event.changes = event.changes.indices.contains(side.entry) ? [event.changes[side.entry]] : []
    }
    return event
  }

  /// The causes of a difference's event, the nearest first.
  /// - Parameters:
  ///   - difference: The difference.
  ///   - comparison: Where the batches start.
  func causes(of difference: TraceDifference, _ comparison: Comparison) throws(TraceError) -> [Event] {
    guard projection.fields.contains(.cause), let first = difference.new ?? difference.old else { return [] }
    let (trace, batches) =
      difference.new != nil ? (newTrace, comparison.new.batches) : (oldTrace, comparison.old.batches)
    var result: [Event] = []
    var places: [EventID: Int] = [:]
    var next = first.cause
    while let id = next, result.count < 100 {
      if places[id] == nil, let batch = batches.lastIndex(where: { $0.step <= id.step }) {
        let end = batch + 1 < batches.count ? batches[batch + 1].offset : Int.max
        places = try trace.places(from: batches[batch].offset, to: end)
      }
      guard let place = places[id] else { break }
      let event = try trace.event(at: place)
      result.append(event)
      next = event.cause
    }
    return result
  }
}
