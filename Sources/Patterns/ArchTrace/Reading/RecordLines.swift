/// Steps through a trace's lines: the header, one record after another, the footer. It checks all that the
/// format promises and builds no event; both the reader and the diff stand on it.
struct RecordLines: ~Copyable {
  let name: String
  private(set) var record = RawRecord()
  private(set) var seen: SeenEvents
  private(set) var footer = TraceFooter(events: 0, steps: 0)
  /// The line of `record`.
  private(set) var line: Line?
  /// Whether `record` is written as the writer would write it.
  var isCanonical: Bool { scanner?.isCanonical ?? false }
  /// Whether the trace is one JSON document.
  private(set) var isWrapped = false

  /// How many lines were read.
  private(set) var number = 0

  private var buffer: LineBuffer
  private var scanner: JSONScanner?
  private var failure: TraceError?
  /// In a JSON document: whether a comma stood after the last record.
  private var isMoreDue = true

  init(name: String, source: any ByteSource, keepingOrdinals: Bool = false) {
    self.name = name
    seen = SeenEvents(keepingOrdinals: keepingOrdinals)
    buffer = LineBuffer(source)
  }

  /// Reads the header.
  mutating func begin() throws(TraceError) -> TraceHeader {
    guard var first = try advance() else {
      throw error("an empty file, not a trace: the first line must be the header", column: 1)
    }
    if first.count >= 3, first.start[0] == 0xEF, first.start[1] == 0xBB, first.start[2] == 0xBF {
      first.start += 3
    }
    var scanner = JSONScanner(first)
    do throws(Fault) {
      scanner.space()
      let scan = try HeaderScan(&scanner)
      scanner.space()
      if !scanner.isAtEnd {
        throw scanner.expected(scan.isWrapped ? "the end of the line after '['" : "the end of the line")
      }
      isWrapped = scan.isWrapped
      self.scanner = scanner
      return scan.header
    } catch { throw located(error, first) }
  }

  /// Reads the next event into `record`.
  /// - Returns: False after the footer.
  /// - Throws: What is wrong; the same again when asked again.
  mutating func next() throws(TraceError) -> Bool {
    guard var scanner = self.scanner.take() else { throw failure ?? cutShort() }
    do throws(TraceError) {
      let isEvent = try next(&scanner)
      self.scanner = scanner
      if !isEvent { try finish() }
      return isEvent
    } catch {
      self.scanner = nil
      failure = error
      throw error
    }
  }

  @inline(__always)
  private mutating func next(_ scanner: inout JSONScanner) throws(TraceError) -> Bool {
    while let line = try advance() {
      scanner.begin(line)
      do throws(Fault) {
        scanner.space()
        if scanner.isAtEnd { continue }
        self.line = line
        return try read(&scanner)
      } catch { throw located(error, line) }
    }
    throw cutShort()
  }

  /// What the next line turned out to be.
  enum Found {
    /// An event, which is in `record`.
    case parsed
    /// The event at this place of the other trace's batch, byte for byte; its cause is at this place of this one.
    case known(Int, cause: Int?)
    case footer
  }

  /// Reads the next event, without parsing it where another trace has the same line.
  mutating func next(
    recognising recogniser: inout LineRecogniser, in other: borrowing DiffIndex,
    _ otherSeen: borrowing SeenEvents
  ) throws(TraceError) -> Found {
    guard var scanner = self.scanner.take() else { throw failure ?? cutShort() }
    do throws(TraceError) {
      while let line = try advance() {
        self.line = line
        if let known = recogniser.find(line, in: other, otherSeen), let found = accept(known, line) {
          self.scanner = scanner
          return found
        }
        scanner.begin(line)
        do throws(Fault) {
          scanner.space()
          if scanner.isAtEnd { continue }
          let isEvent = try read(&scanner)
          self.scanner = scanner
          if isEvent {
            recogniser.goOn(after: record.id, in: other, otherSeen)
            return .parsed
          }
        } catch { throw located(error, line) }
        try finish()
        return .footer
      }
      throw cutShort()
    } catch {
      self.scanner = nil
      failure = error
      throw error
    }
  }

  /// Takes a line for an event that is known from another trace, if it may stand here.
  /// - Returns: Nil where it may not, or where that takes parsing to know.
  @inline(__always)
  private mutating func accept(_ known: LineRecogniser.Known, _ line: Line) -> Found? {
    let hasComma = line.end[-1] == UInt8(ascii: ",")
    if isWrapped ? !isMoreDue || !(hasComma || line.end[-1] == UInt8(ascii: "}")) : hasComma { return nil }
    var cause: Int?
    if let id = known.cause {
      guard let ordinal = seen.ordinal(id) else { return nil }
      cause = ordinal
    }
    guard seen.add(known.id) else { return nil }
    if isWrapped { isMoreDue = hasComma }
    return .known(known.place, cause: cause)
  }

  // MARK: Lines that another trace has, too

  /// A place between two lines, to go back to.
  struct Place {
    var offset: Int
    var number: Int
    /// Of the events before it.
    var count: Int
    var runCount: Int
  }

  /// The place before the next line.
  var place: Place {
    Place(offset: buffer.position, number: number, count: seen.count, runCount: seen.runCount)
  }

  /// Whether the next line begins as the writer begins an event.
  var isBeforeEvent: Bool { buffer.startsWith(Word.event) }

  /// Goes back to a place before an event, since which nothing was read from the source.
  mutating func goBack(to place: Place) {
    buffer.goBack(to: place.offset)
    number = place.number
    seen.cut(to: place.count, runs: place.runCount)
    isMoreDue = true
  }

  /// Goes back before the event read last.
  mutating func unread() {
    guard let line else { return }
    buffer.goBack(to: line.offset)
    number -= 1
    seen.removeLast()
    isMoreDue = true
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
    seen.add(start.runCount..<end.runCount, of: other.seen)
  }

  /// Reads more of the source, where less than half of the buffer is still to be passed.
  /// - Returns: Whether more came.
  mutating func readMore() throws(TraceError) -> Bool {
    guard buffer.atHand < LineBuffer.usualCapacity / 2 else { return false }
    do throws(ReadFailure) {
      return try buffer.readMore()
    } catch {
      throw TraceError(file: name, line: 0, column: 0, message: "cannot read: \(error.message)")
    }
  }

  @inline(__always)
  private mutating func read(_ scanner: inout JSONScanner) throws(Fault) -> Bool {
    let place = scanner.at
    if isWrapped, place.pointee == UInt8(ascii: "]") {
      if isMoreDue, seen.count > 0 { throw scanner.fault("an event must follow the comma") }
      footer = try HeaderScan.closing(&scanner)
      try check(footer, scanner, place)
      return false
    }
    if isWrapped, !isMoreDue { throw scanner.expected("']', as no comma stood after the last event") }
    switch try record.scan(&scanner) {
    case .event: break
    case .footer(let last):
      if isWrapped { throw scanner.fault("a footer among the events", at: place) }
      footer = last
      try check(last, scanner, place)
      return false
    }
    scanner.space()
    if isWrapped {
      isMoreDue = scanner.at.pointee == UInt8(ascii: ",")
      if isMoreDue {
        scanner.at += 1
        scanner.space()
      }
    }
    if !scanner.isAtEnd { throw scanner.expected("the end of the line") }
    if let cause = record.cause, !seen.contains(cause) {
      let where_ = record.causePlace ?? place
      throw scanner.fault("the cause \"\(cause)\" names no earlier event", at: where_)
    }
    if !seen.add(record.id) {
      let last = seen.last?.description ?? ""
      throw scanner.fault("the id \"\(record.id)\" does not come after \"\(last)\"", at: place)
    }
    return true
  }

  private func check(
    _ footer: TraceFooter, _ scanner: borrowing JSONScanner, _ place: UnsafePointer<UInt8>
  ) throws(Fault) {
    if !scanner.isAtEnd { throw scanner.expected("the end of the line") }
    if footer.events != seen.count {
      throw scanner.fault("the footer counts \(footer.events) events, the trace has \(seen.count)", at: place)
    }
  }

  /// Nothing but empty lines may follow the footer.
  private mutating func finish() throws(TraceError) {
    while let line = try advance() {
      var scanner = JSONScanner(line)
      scanner.space()
      if !scanner.isAtEnd { throw located(scanner.fault("something follows the footer"), line) }
    }
  }

  @inline(__always)
  private mutating func advance() throws(TraceError) -> Line? {
    do throws(ReadFailure) {
      let line = try buffer.line()
      number += 1
      return line
    } catch {
      throw TraceError(file: name, line: 0, column: 0, message: "cannot read: \(error.message)")
    }
  }

  private func cutShort() -> TraceError {
    error("the trace was cut short: it has no footer", column: 1)
  }

  private func error(_ message: String, column: Int) -> TraceError {
    TraceError(file: name, line: number, column: column, message: message)
  }

  /// A fault with its file and line. A fault at the end of a last line without line break is a cut.
  private func located(_ fault: Fault, _ line: Line) -> TraceError {
    let isCut = !line.isTerminated && fault.reachesEnd
    return error(
      isCut ? "the trace was cut short in this line: \(fault.message)" : fault.message,
      column: fault.offset + 1)
  }
}
