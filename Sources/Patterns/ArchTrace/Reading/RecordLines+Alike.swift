// Lines that another trace has, too. Only of traces that are laid out in lines.
extension RecordLines {
  /// A place between two lines, to go back to.
  struct Place {
    var offset: Int
    var number: Int
    /// Of the events before it.
    var count: Int
    var runCount: Int
    /// When the event before it happened.
    var time: Int
  }

  /// The place before the next line.
  var place: Place {
    Place(offset: buffer.position, number: number, count: seen.count, runCount: seen.runCount, time: time)
  }

  /// Whether the next line begins as the writer begins an event.
  var isBeforeEvent: Bool { buffer.startsWith(Word.event) }

  /// Goes back to a place before an event, since which nothing was read from the source.
  mutating func goBack(to place: Place) {
    buffer.goBack(to: place.offset)
    number = place.number
    time = place.time
    seen.cut(to: place.count, runs: place.runCount)
  }

  /// Goes back before the event read last.
  mutating func unread() {
    guard let line else { return }
    buffer.goBack(to: line.offset)
    number -= 1
    seen.removeLast()
  }

  /// How many bytes of whole lines come next in another trace, too, and whether that ends for want of bytes at
  /// hand rather than with a difference.
  func alike(_ other: borrowing RecordLines) -> (bytes: Int, isOpen: Bool) {
    let common = buffer.lengthInCommon(with: other.buffer)
    return (common.lines, common.bytes == min(buffer.atHand, other.buffer.atHand))
  }

  /// Passes the lines that another trace passed, since they are the same.
  mutating func pass(_ other: borrowing RecordLines, from start: Place, to end: Place) {
    buffer.pass(end.offset - start.offset)
    number += end.number - start.number
    time = end.time
    seen.add(start.runCount..<end.runCount, of: other.seen)
  }

  /// Reads more of the source, where less than half of the buffer is still to be passed.
  /// - Returns: Whether more came.
  mutating func readMore() throws(TraceError) -> Bool {
    guard buffer.atHand < LineBuffer.usualCapacity / 2 else { return false }
    do throws(ReadFailure) { return try buffer.readMore() } catch { throw unreadable(error) }
  }
}
