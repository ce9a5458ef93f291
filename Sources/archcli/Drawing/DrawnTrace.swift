import ArchTrace

/// A trace that is read to be drawn: all of its events in turn, and what it has.
enum DrawnTrace {
  /// Reads a trace to its end.
  ///
  /// A trace that was cut short, or breaks off in a line that cannot be read, is drawn as far as it goes: where a
  /// program crashed, what came before is what one wants to see.
  ///
  /// - Parameters:
  ///   - reader: The trace.
  ///   - body: Takes an event.
  /// - Returns: What the trace has, and why it ends before it should.
  /// - Throws: `TraceError` where it has nothing wrong after its first event.
  static func read(
    _ reader: inout TraceReader, _ body: (Event) throws -> Void
  ) throws -> (TraceExtent, flaw: TraceError?) {
    var extent = TraceExtent()
    while true {
      let event: Event?
      do throws(TraceError) {
        event = try reader.next()
      } catch {
        if reader.count == 0 { throw error }
        return (extent, error)
      }
      guard let event else { return (extent, nil) }
      extent.note(event)
      try body(event)
    }
  }
}
