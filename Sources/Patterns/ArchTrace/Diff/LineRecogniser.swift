/// Recognises a line that another trace has too, byte for byte, at the place where it is likely: after the last
/// one that was recognised. Such a line need not be parsed again, which is most of the work.
struct LineRecogniser {
  /// An event of the other trace.
  struct Known {
    /// Its place in the other trace's batch.
    var place: Int
    var id: EventID
    var cause: EventID?
    var time: Int
  }

  private var next = 0
  private var run = 0
  /// What reads the other trace's lines again.
  private let window: RecordWindow

  init(_ window: RecordWindow) { self.window = window }

  @inline(__always)
  mutating func find(
    _ line: Line, in other: borrowing DiffIndex, _ seen: borrowing SeenEvents
  ) throws(TraceError) -> Known? {
    guard next < other.items.count, try window.has(line, at: other.items[next].offset) else { return nil }
    let id = seen.id(at: other.base + next, run: &run)
    var cause: EventID?
    let place = other.items[next].cause
    if place != DiffItem.none {
      var near = run
      cause = seen.id(at: Int(place), run: &near)
    }
    defer { next += 1 }
    return Known(place: next, id: id, cause: cause, time: other.items[next].time)
  }

  /// Goes on behind the event with this id, if the other trace's batch has it.
  mutating func goOn(after id: EventID, in other: borrowing DiffIndex, _ seen: borrowing SeenEvents) {
    if let place = seen.ordinal(id), place >= other.base { next = place + 1 - other.base }
  }

  /// Begins the next batch.
  mutating func rewind() { next = 0 }
}
