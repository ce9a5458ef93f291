/// Reads a trace event by event, checking everything that the format promises. Memory does not grow with the
/// file, so what is known of long ago is bounded: a cause is looked up among the last ten thousand steps in any
/// case, mostly among hundreds of thousands, and one from before those is taken on trust.
///
/// NDJSON is read, and one JSON document in any layout: as it is written, with a record a line, or pretty-printed, or all
/// in one line. A document whose layout is not the writer's is held in memory up to 128 MB, since the header's keys may
/// stand behind the events; beyond that they may not.
public struct TraceReader: ~Copyable {
  /// How much of each event is built. Everything is checked in any case.
  public enum Detail: Sendable {
    /// All keys.
    case everything
    /// All but `value`, `changes` and unknown keys, which are most of the work.
    case heads
  }

  /// The first line.
  public private(set) var header: TraceHeader
  /// The last line, once `next()` has given nil.
  public private(set) var footer: TraceFooter?
  /// How many events were read.
  public var count: Int { lines.seen.count }
  /// The line of the event that was read last, from 1; the header's before that.
  public var line: Int { lines.number }

  private let detail: Detail
  private(set) var lines: RecordLines
  private var names = Interner()

  /// Opens a trace and reads its header.
  /// - Parameters:
  ///   - name: What the trace is called in an error, usually the file's name.
  ///   - source: Its bytes.
  ///   - detail: How much of each event is built.
  /// - Throws: `TraceError` where there is no header, or one of another version.
  public init(name: String, source: any ByteSource, detail: Detail = .everything) throws(TraceError) {
    self.detail = detail
    lines = RecordLines(name: name, source: source)
    header = try lines.begin()
  }

  /// Opens a trace in a file and reads its header.
  /// - Parameters:
  ///   - path: The file.
  ///   - detail: How much of each event is built.
  /// - Throws: `TraceError` where it does not open, has no header, or one of another version.
  public init(path: String, detail: Detail = .everything) throws(TraceError) {
    let source: FileSource
    do throws(ReadFailure) {
      source = try FileSource(path: path)
    } catch {
      throw TraceError(file: path, line: 0, column: 0, message: "cannot open: \(error.message)")
    }
    try self.init(name: path, source: source, detail: detail)
  }

  /// Reads the next event.
  /// - Returns: The event; nil after the last one, when the footer was there and agreed.
  /// - Throws: `TraceError` with the place of the first thing that is wrong; after that there is no going on.
  public mutating func next() throws(TraceError) -> Event? {
    try advance() ? event() : nil
  }

  /// Reads the next event without building it; it is in `lines.record`.
  /// - Returns: Whether there was one.
  /// - Throws: As `next()`.
  mutating func advance() throws(TraceError) -> Bool {
    if footer != nil { return false }
    if try lines.next() { return true }
    footer = lines.footer
    header = lines.header
    return false
  }

  /// Checks the rest of the trace without building its events, three times as fast as reading them.
  /// - Returns: The footer.
  /// - Throws: `TraceError` with the place of the first thing that is wrong.
  @discardableResult
  public mutating func readToEnd() throws(TraceError) -> TraceFooter {
    while try advance() {}
    return lines.footer
  }

  private mutating func event() -> Event {
    switch detail {
    case .everything: lines.record.event(&names, isWhole: true)
    case .heads: lines.record.event(&names, isWhole: false)
    }
  }
}

extension RawRecord {
  /// The kind, built.
  var eventKind: EventKind {
    kind == RawRecord.otherKind ? EventKind(name: kindName?.text ?? "") : EventKind.known[Int(kind)]
  }

  /// The unknown keys with their values, built.
  var extraMembers: [TraceValue.Member] {
    extra.map { TraceValue.Member($0.key.text, JSONBuilder.value($0.value)) }
  }

  /// The event, built.
  /// - Parameter isWhole: Whether to build its payload, too.
  @inline(__always)
  func event(_ names: inout Interner, isWhole: Bool) -> Event {
    // One expression, since a variable that is returned would be copied and destroyed, a dozen fields each time.
    Event(
      id: id, time: time, cause: cause, kind: eventKind, from: names.text(from) ?? "", to: names.text(to),
      name: names.text(name), value: isWhole ? value.map(JSONBuilder.value) : nil,
      changes: isWhole ? changes.map(JSONBuilder.changes) ?? [] : [], role: names.text(role),
      file: names.text(file), line: line,
      extra: isWhole && !extra.isEmpty ? extraMembers : [])
  }

  /// The whole event, built without sharing its names.
  var event: Event {
    Event(
      id: id, time: time, cause: cause, kind: eventKind, from: from?.text ?? "", to: to?.text,
      name: name?.text, value: value.map(JSONBuilder.value), changes: changes.map(JSONBuilder.changes) ?? [],
      role: role?.text, file: file?.text, line: line, extra: extraMembers)
  }
}
