/// Steps through a trace's records: the header, one event after another, the footer. It checks all that the
/// format promises and builds no event; both the reader and the diff stand on it.
///
/// An NDJSON file is read line by line. In every other layout - one JSON document, or records that are
/// spread over lines - records are found by their braces.
struct RecordLines: ~Copyable {
  /// How a trace is laid out.
  enum Layout {
    /// One record a line.
    case lines
    /// Records one after the other, wherever the lines end.
    case records
    /// One JSON document.
    case document
  }

  let name: String
  var header = TraceHeader(pattern: "", scenario: "")
  var record = RawRecord()
  var seen: SeenEvents
  var footer = TraceFooter(events: 0, steps: 0)
  /// Where `record` stands.
  var line: Line?
  /// When the last event happened.
  var time = 0
  var layout = Layout.lines
  /// The line of `record`.
  var number = 0

  var buffer: LineBuffer
  var scanner: JSONScanner?
  var failure: TraceError?

  // Of layouts other than lines:
  /// The line in which what is at hand begins, and where in the source that line starts.
  var line0 = (number: 1, start: 0)
  /// In a JSON document: whether a comma stood after the last record.
  var isMoreDue = true
  /// Where a document that was read to its end before its events has that end, and its footer.
  var closing: (footer: TraceFooter, end: Int)?

  init(name: String, source: any ByteSource, keepingOrdinals: Bool = false) {
    self.name = name
    seen = SeenEvents(keepingOrdinals: keepingOrdinals)
    buffer = LineBuffer(source)
  }

  /// Whether each record is a line.
  var isByLine: Bool {
    switch layout {
    case .lines: true
    case .records, .document: false
    }
  }

  /// Reads the next event into `record`.
  /// - Returns: False after the footer.
  /// - Throws: What is wrong; the same again when asked again.
  mutating func next() throws(TraceError) -> Bool {
    guard var scanner = self.scanner.take() else { throw failure ?? cutShort() }
    do throws(TraceError) {
      let isEvent = isByLine ? try nextLine(&scanner) : try nextRecord(&scanner)
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
  private mutating func nextLine(_ scanner: inout JSONScanner) throws(TraceError) -> Bool {
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

  /// Reads the next event of a trace laid out in lines, without parsing it where another trace has the same line.
  mutating func next(
    recognising recogniser: inout LineRecogniser, in other: borrowing DiffIndex,
    _ otherSeen: borrowing SeenEvents
  ) throws(TraceError) -> Found {
    guard var scanner = self.scanner.take() else { throw failure ?? cutShort() }
    do throws(TraceError) {
      while let line = try advance() {
        self.line = line
        if let known = try recogniser.find(line, in: other, otherSeen), let found = accept(known) {
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
  /// - Returns: Nil where it may not.
  @inline(__always)
  private mutating func accept(_ known: LineRecogniser.Known) -> Found? {
    var cause: Int?
    if let id = known.cause {
      guard let ordinal = seen.ordinal(id) else { return nil }
      cause = ordinal
    }
    guard known.time >= time, seen.add(known.id) else { return nil }
    time = known.time
    return .known(known.place, cause: cause)
  }

  /// Reads the record of a line.
  /// - Returns: Whether it is an event, and not the footer.
  @inline(__always)
  private mutating func read(_ scanner: inout JSONScanner) throws(Fault) -> Bool {
    let place = scanner.at
    let form = try record.scan(&scanner)
    scanner.space()
    if !scanner.isAtEnd { throw scanner.expected("the end of the line") }
    switch form {
    case .event:
      try take(scanner, place)
      return true
    case .footer(let last):
      footer = last
      try check(last, scanner, place)
      return false
    }
  }

  /// Takes the event in `record` for the next one, if it may stand here.
  @inline(__always)
  mutating func take(_ scanner: borrowing JSONScanner, _ place: UnsafePointer<UInt8>) throws(Fault) {
    if let cause = record.cause, !seen.contains(cause) {
      throw scanner.fault("the cause \"\(cause)\" names no earlier event", at: record.causePlace ?? place)
    }
    if !seen.add(record.id) {
      let last = seen.last?.description ?? ""
      throw scanner.fault("the id \"\(record.id)\" does not come after \"\(last)\"", at: place)
    }
    if record.time < time {
      throw scanner.fault(
        "time runs backwards: \"t\" is \(record.time), and \(time) in the event before",
        at: record.timePlace ?? place)
    }
    time = record.time
  }

  /// Holds the footer against what was read.
  func check(
    _ footer: TraceFooter, _ scanner: borrowing JSONScanner, _ place: UnsafePointer<UInt8>
  ) throws(Fault) {
    if footer.events != seen.count {
      throw scanner.fault("the footer counts \(footer.events) events, the trace has \(seen.count)", at: place)
    }
  }

  /// Nothing but empty lines may follow the footer.
  private mutating func finish() throws(TraceError) {
    guard isByLine else { return try finishRecords() }
    while let line = try advance() {
      var scanner = JSONScanner(line)
      scanner.space()
      if !scanner.isAtEnd { throw located(scanner.fault("something follows the footer"), line) }
    }
  }

  @inline(__always)
  mutating func advance() throws(TraceError) -> Line? {
    do throws(ReadFailure) {
      let line = try buffer.line()
      number += 1
      return line
    } catch { throw unreadable(error) }
  }

  // MARK: Errors

  func unreadable(_ failure: ReadFailure) -> TraceError {
    if failure.number == Platform.lineTooLong {
      return error(
        "longer than \(LineBuffer.longestLine >> 20) MB, which is more than a record may have", column: 1)
    }
    return TraceError(file: name, line: 0, column: 0, message: "cannot read: \(failure.message)")
  }

  func cutShort() -> TraceError { error("the trace was cut short: it has no footer", column: 1) }

  func error(_ message: String, column: Int) -> TraceError {
    TraceError(file: name, line: number, column: column, message: message)
  }

  /// A fault with its file and line. A fault at the end of a last line without line break is a cut.
  func located(_ fault: Fault, _ line: Line) -> TraceError {
    let isCut = !line.isTerminated && fault.reachesEnd
    return error(
      isCut ? "the trace was cut short in this line: \(fault.message)" : fault.message,
      column: fault.offset + 1)
  }
}
