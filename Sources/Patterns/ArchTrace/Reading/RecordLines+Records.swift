// The header, and the layouts in which a record is not a line: records are read from what is at hand, and where that
// ends too early, once more with more of it.
extension RecordLines {
  /// Reads the header.
  /// - Throws: What is wrong; a file that is no trace is said to be none, and what it looks like.
  mutating func begin() throws(TraceError) -> TraceHeader {
    do throws(ReadFailure) {
      while buffer.atHand < 3, try buffer.readMore() {}
      let first = buffer.rest()
      if first.count >= 3, first.start[0] == 0xEF, first.start[1] == 0xBB, first.start[2] == 0xBF {
        buffer.pass(3)
        line0.start = 3
      }
    } catch { throw unreadable(error) }
    number = 1
    header = try scanHeader().header
    return header
  }

  private mutating func scanHeader() throws(TraceError) -> HeaderScan {
    while true {
      let rest = buffer.rest()
      var scanner = JSONScanner(rest)
      do throws(Fault) {
        if let scan = try scanOpening(&scanner, rest, isTooLong: false) { return scan }
      } catch {
        guard error.reachesEnd, !buffer.hasAll else { throw place(error, rest) }
        if let fault = Lookalike.fault(scanner, rest) { throw place(fault, rest) }
        try more()
        continue
      }
      return try readAll() ? scanWhole() : scanLong()
    }
  }

  /// Reads the header, but of a document only where that is laid out as the writer does, or is too long to be held.
  private mutating func scanOpening(
    _ scanner: inout JSONScanner, _ rest: Line, isTooLong: Bool
  ) throws(Fault) -> HeaderScan? {
    scanner.space()
    if scanner.isAtEnd { throw scanner.fault(RecordLines.empty, at: rest.start) }
    let start = scanner.at
    var scan = try HeaderScan(&scanner)
    if scan.events != nil, !isTooLong, !scan.isComplete || !RecordLines.isOfWriter(scanner) { return nil }
    try scan.check(scanner)
    try settle(scan, &scanner, rest, from: start)
    return scan
  }

  private mutating func scanLong() throws(TraceError) -> HeaderScan {
    let rest = buffer.rest()
    var scanner = JSONScanner(rest)
    do throws(Fault) {
      if let scan = try scanOpening(&scanner, rest, isTooLong: true) { return scan }
      throw scanner.fault(RecordLines.unfinished)
    } catch { throw place(error, rest) }
  }

  /// What is said of a cut by itself.
  private static let whole = [empty, unfinished]
  private static let unfinished = "the trace was cut short: it has no footer"
  private static let empty = "an empty file, not a trace: the first line must be the header"

  /// Whether a document's events begin as the writer has them, so that all of its header's keys come first.
  private static func isOfWriter(_ scanner: borrowing JSONScanner) -> Bool {
    !scanner.hasSpaces && (scanner.at.pointee == lineFeed || scanner.at.pointee == carriageReturn)
  }

  /// Reads a document that is at hand as a whole.
  private mutating func scanWhole() throws(TraceError) -> HeaderScan {
    let rest = buffer.rest()
    var scanner = JSONScanner(rest)
    do throws(Fault) {
      scanner.space()
      let start = scanner.at
      var scan = try HeaderScan(&scanner, isWhole: true)
      try scan.check(scanner)
      let end = scanner.at
      scanner.space()
      if !scanner.isAtEnd { throw scanner.fault("something follows the trace") }
      guard let footer = scan.footer else {
        throw scanner.fault(RecordLines.unfinished, at: end - 1)
      }
      closing = (footer, rest.offset + (end - rest.start))
      try settle(scan, &scanner, rest, from: start)
      return scan
    } catch { throw place(error, rest) }
  }

  /// Settles on the layout, once the header was read.
  private mutating func settle(
    _ scan: HeaderScan, _ scanner: inout JSONScanner, _ rest: Line, from start: UnsafePointer<UInt8>
  ) throws(Fault) {
    if let events = scan.events {
      layout = .document
      self.scanner = scanner
      pass(to: events, of: rest)
    } else {
      try settleLines(&scanner, rest, from: start)
    }
  }

  /// Settles on lines where the header is one, and on records where it is spread over several.
  private mutating func settleLines(
    _ scanner: inout JSONScanner, _ rest: Line, from start: UnsafePointer<UInt8>
  ) throws(Fault) {
    self.scanner = scanner
    let isSpread = Platform.find(lineFeed, start, scanner.at - start) != nil
    layout = isSpread ? .records : .lines
    if isSpread { return pass(to: scanner.at, of: rest) }
    let end = scanner.at
    while scanner.at < scanner.end, scanner.at.pointee != lineFeed {
      switch scanner.at.pointee {
      case 0x20, 0x09, carriageReturn: scanner.at += 1
      case _: throw scanner.expected("the end of the line")
      }
    }
    if scanner.isAtEnd, !buffer.hasAll {
      throw Fault(offset: end - scanner.start, message: RecordLines.empty, reachesEnd: true)
    }
    pass(to: scanner.isAtEnd ? scanner.at : scanner.at + 1, of: rest)
    number = line0.number - (scanner.isAtEnd ? 0 : 1)
  }

  // MARK: Records

  /// Reads the next record, wherever the lines end.
  /// - Returns: Whether it is an event, and not the footer.
  mutating func nextRecord(_ scanner: inout JSONScanner) throws(TraceError) -> Bool {
    while true {
      let rest = buffer.rest()
      scanner.begin(rest)
      do throws(Fault) {
        scanner.space()
        let start = scanner.at
        if scanner.isAtEnd {
          if buffer.hasAll { throw scanner.fault(RecordLines.unfinished) }
        } else if let isEvent = try readRecord(&scanner, rest, from: start) {
          line = Line(
            start: start, end: scanner.at, offset: rest.offset + (start - rest.start), isTerminated: true)
          pass(to: start, of: rest)
          number = line0.number
          pass(
            to: scanner.at, of: Line(start: start, end: rest.end, offset: buffer.position, isTerminated: true)
          )
          return isEvent
        }
      } catch {
        if !error.reachesEnd || buffer.hasAll { throw place(error, rest) }
      }
      try more()
    }
  }

  /// Reads the record where the scanner stands, and the comma behind it.
  /// - Returns: Whether it is an event, and not the footer; nil where it takes more bytes to know.
  private mutating func readRecord(
    _ scanner: inout JSONScanner, _ rest: Line, from start: UnsafePointer<UInt8>
  ) throws(Fault) -> Bool? {
    let isDocument = layout == .document
    if isDocument, start.pointee == UInt8(ascii: "]") { return try readClosing(&scanner, rest) }
    if isDocument, !isMoreDue { throw scanner.expected("']', as no comma stood after the last event") }
    let form = try record.scan(&scanner)
    if case .footer(let last) = form {
      if isDocument { throw scanner.fault("a footer among the events", at: start) }
      footer = last
      try check(last, scanner, start)
      return false
    }
    let end = scanner.at
    if isDocument {
      scanner.space()
      if scanner.isAtEnd, !buffer.hasAll { return nil }
      isMoreDue = scanner.at.pointee == UInt8(ascii: ",")
      scanner.at = isMoreDue ? scanner.at + 1 : end
    }
    try take(scanner, start)
    return true
  }

  /// Reads what stands behind a document's events.
  private mutating func readClosing(_ scanner: inout JSONScanner, _ rest: Line) throws(Fault) -> Bool? {
    let place = scanner.at
    if isMoreDue, seen.count > 0 { throw scanner.fault("an event must follow the comma") }
    if let closing {
      footer = closing.footer
      scanner.at = rest.start + (closing.end - rest.offset)
    } else {
      let closing = try HeaderScan.closing(&scanner)
      footer = closing.footer
      if let twice = closing.extra.first(where: { member in
        header.extra.contains { ExactText.isSame($0.key, member.key) }
      }) {
        throw scanner.duplicate(twice.key, at: place)
      }
      header.extra += closing.extra
    }
    try check(footer, scanner, place)
    return false
  }

  /// Nothing but spaces may follow the footer.
  mutating func finishRecords() throws(TraceError) {
    while true {
      let rest = buffer.rest()
      var scanner = JSONScanner(rest)
      scanner.space()
      if !scanner.isAtEnd { throw place(scanner.fault("something follows the footer"), rest) }
      if buffer.hasAll { return }
      buffer.pass(to: scanner.at)
      try more()
    }
  }

  // MARK: Places

  private mutating func more() throws(TraceError) {
    do throws(ReadFailure) { _ = try buffer.readMore() } catch { throw unreadable(error) }
  }

  private mutating func readAll() throws(TraceError) -> Bool {
    do throws(ReadFailure) { return try buffer.readAll() } catch { throw unreadable(error) }
  }

  /// Steps over what is at hand, counting lines.
  private mutating func pass(to place: UnsafePointer<UInt8>, of rest: Line) {
    line0 = position(of: place, in: rest)
    buffer.pass(to: place)
  }

  private func position(of place: UnsafePointer<UInt8>, in rest: Line) -> (number: Int, start: Int) {
    var (position, at) = (line0, rest.start)
    while at < place, let found = Platform.find(lineFeed, at, place - at) {
      at = found + 1
      position = (position.number + 1, rest.offset + (at - rest.start))
    }
    return position
  }

  /// A fault with its file, line and column.
  private func place(_ fault: Fault, _ rest: Line) -> TraceError {
    let position = position(of: rest.start + fault.offset, in: rest)
    let isCut = fault.reachesEnd && buffer.hasAll && !RecordLines.whole.contains(fault.message)
    return TraceError(
      file: name, line: position.number, column: rest.offset + fault.offset - position.start + 1,
      message: isCut ? "the trace was cut short in this line: \(fault.message)" : fault.message)
  }
}
