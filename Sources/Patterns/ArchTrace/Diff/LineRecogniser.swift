/// Recognises a line that another trace has too, byte for byte, at the place where it is likely: after the last
/// one that was recognised. Such a line need not be parsed again, which is most of the work.
struct LineRecogniser {
  /// An event of the other trace.
  struct Known {
    var ordinal: Int
    var id: EventID
    var cause: EventID?
  }

  private let other: DiffIndex
  private var next = 0
  private var run = 0

  init(_ other: DiffIndex) { self.other = other }

  @inline(__always)
  mutating func find(_ line: Line) -> Known? {
    guard next < other.lineHashes.count, other.lineHashes[next] == ByteHash.hash(line.start, line.count)
    else {
      return nil
    }
    let id = other.seen.id(at: next, run: &run)
    var cause: EventID?
    let place = other.items[next].cause
    if place != DiffItem.none {
      var near = run
      cause = other.seen.id(at: Int(place), run: &near)
    }
    defer { next += 1 }
    return Known(ordinal: next, id: id, cause: cause)
  }

  /// Goes on behind the event with this id, if the other trace has it.
  mutating func goOn(after id: EventID) {
    if let place = other.seen.ordinal(id) { next = place + 1 }
  }
}
