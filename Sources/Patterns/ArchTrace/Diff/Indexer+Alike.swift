/// Steps that both traces have byte for byte are read once, in the first, and neither hashed nor compared: of two
/// traces that hardly differ these are nearly all, and this is half the work.
extension Indexer {
  /// Passes the steps that come next in this trace, the first, and in the second one.
  /// - Returns: Whether there were any.
  mutating func pass(
    _ new: inout Indexer, _ names: inout ParticipantTable, _ comparison: inout Comparison
  ) throws(TraceError) -> Bool {
    guard hasAllEvents, lines.isByLine, new.lines.isByLine, !isAtEnd, !new.isAtEnd, comparison.isInTime else {
      return false
    }
    unreadPending()
    new.unreadPending()
    var hasPassed = false
    while true {
      let alike = lines.alike(new.lines)
      let isRefused = try pass(alike.bytes, &new, &names, &comparison, &hasPassed)
      if isRefused || !alike.isOpen { return hasPassed }
      let hasMore = (try lines.readMore(), try new.lines.readMore())
      if !hasMore.0, !hasMore.1 { return hasPassed }
    }
  }

  private mutating func unreadPending() {
    if isPending { lines.unread() }
    isPending = false
  }

  /// Passes the whole steps within the next bytes, which are the same in the second trace.
  /// - Returns: Whether a step must be compared although its bytes are the same.
  private mutating func pass(
    _ bytes: Int, _ new: inout Indexer, _ names: inout ParticipantTable, _ comparison: inout Comparison,
    _ hasPassed: inout Bool
  ) throws(TraceError) -> Bool {
    // A step is whole once the next one has begun, with a line that is the same, too.
    var start = lines.place
    let end = start.offset + bytes
    var step = -1
    var before = start
    var isRefused = false
    while before.offset < end, lines.isBeforeEvent, try lines.next() {
      let id = lines.record.id
      if id.step != step {
        if step >= 0 {
          commit(step, from: start, to: before, &new, names, &comparison)
          hasPassed = true
        }
        start = before
        step = id.step
        participants.removeAll(keepingCapacity: true)
      }
      if !isSame(id, lines.record.cause, new, comparison) || lines.record.time < new.lines.time
        || lines.seen.count >= DiffItem.countLimit
      {
        isRefused = true
        break
      }
      if let from = lines.record.from { participants.append(names.number(from).id) }
      if let to = lines.record.to { participants.append(names.number(to).id) }
      before = lines.place
    }
    lines.goBack(to: start)
    return isRefused
  }

  /// Whether an event that has the same line in the second trace can stand there, and its cause is the same event.
  @inline(__always)
  private func isSame(
    _ id: EventID, _ cause: EventID?, _ new: borrowing Indexer, _ comparison: borrowing Comparison
  ) -> Bool {
    if let last = new.lines.seen.last, last.step >= id.step { return false }
    guard let cause, cause.step != id.step else { return true }
    return comparison.areOne(lines.seen.ordinal(cause), new.lines.seen.ordinal(cause))
  }

  /// Passes one step.
  private mutating func commit(
    _ step: Int, from start: RecordLines.Place, to end: RecordLines.Place, _ new: inout Indexer,
    _ names: borrowing ParticipantTable, _ comparison: inout Comparison
  ) {
    comparison.old.note(step: step, offset: start.offset)
    comparison.new.note(step: step, offset: new.lines.place.offset)
    comparison.pass(end.count - start.count, participants, names)
    new.lines.pass(lines, from: start, to: end)
  }
}
