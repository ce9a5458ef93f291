/// How a trace is laid out.
public enum TraceFormat: Hashable, Sendable, CaseIterable {
  /// One object a line: header, events, footer.
  case ndjson
  /// The same lines wrapped into one valid JSON document, still one record a line.
  case json
}

/// A write, or the making of a file, that the system refused.
public struct WriteFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error number (`errno`).
  public var number: CInt

  /// Makes a failure.
  /// - Parameter number: The error number (`errno`).
  public init(number: CInt) { self.number = number }

  /// The system's words for it.
  public var description: String { Platform.message(number) }
}

/// Writes a trace's canonical bytes to a file descriptor or to memory.
///
/// Nothing is written to a descriptor before 256 KB have gathered, the trace has ended or `flush()` is called.
/// A descriptor that the writer was given stays open; a file that it opened is closed when the writer goes.
public final class TraceWriter: TraceSink {
  /// The error number (`errno`) of the first write that failed; nothing is written after it.
  public private(set) var failure: CInt?

  private let format: TraceFormat
  private let drain: ((UnsafeRawBufferPointer) -> CInt)?
  private var opened: CInt?
  private var isFirst = true
  /// How many bytes stand before the line that is being written.
  private var lineStart = 0
  private var buffer: ByteBuffer
  /// What was handed over last, where whoever took it may not be done with it.
  private var handedOver = ByteBuffer(capacity: 0)
  private let handsOver: Bool

  private static let flushSize = 1 << 18

  /// Makes a writer to an open file.
  /// - Parameters:
  ///   - descriptor: Where to write; it stays open.
  ///   - format: The layout.
  public convenience init(to descriptor: CInt, format: TraceFormat = .ndjson) {
    self.init(format: format) { Platform.write(descriptor, $0) }
  }

  /// Makes a writer to a file, which takes the place of what was there.
  /// - Parameters:
  ///   - path: The file.
  ///   - format: The layout.
  /// - Throws: `WriteFailure` where it cannot be made.
  public convenience init(path: String, format: TraceFormat = .ndjson) throws(WriteFailure) {
    let descriptor = Platform.create(path)
    if descriptor < 0 { throw WriteFailure(number: -descriptor) }
    self.init(to: descriptor, format: format)
    opened = descriptor
  }

  deinit {
    if let opened { Platform.close(opened) }
  }

  /// Makes a writer to whatever takes bytes.
  /// - Parameters:
  ///   - format: The layout.
  ///   - drain: Takes the bytes, in large pieces; returns the error number of its failure, or 0.
  public convenience init(
    format: TraceFormat = .ndjson, drain: @escaping (UnsafeRawBufferPointer) -> CInt
  ) {
    self.init(format: format, capacity: 2 * TraceWriter.flushSize, drain, handsOver: false)
  }

  /// Makes a writer to whatever takes bytes and may go on with them while more are made.
  /// - Parameters:
  ///   - format: The layout.
  ///   - take: Takes the bytes, in large pieces; they stay as they are until it has been called again, or the writer
  ///     is gone. Returns the error number of an earlier piece's failure, or 0.
  package convenience init(
    handingOver format: TraceFormat, to take: @escaping (UnsafeRawBufferPointer) -> CInt
  ) {
    self.init(format: format, capacity: 2 * TraceWriter.flushSize, take, handsOver: true)
  }

  /// Makes a writer to memory; `bytes` has what was written.
  /// - Parameter format: The layout.
  public convenience init(format: TraceFormat = .ndjson) { self.init(format: format, capacity: 1 << 14) }

  convenience init(format: TraceFormat = .ndjson, capacity: Int) {
    self.init(format: format, capacity: capacity, nil, handsOver: false)
  }

  private init(
    format: TraceFormat, capacity: Int, _ drain: ((UnsafeRawBufferPointer) -> CInt)?, handsOver: Bool
  ) {
    self.drain = drain
    self.format = format
    self.handsOver = handsOver
    buffer = ByteBuffer(capacity: capacity)
  }

  /// What was written and not yet flushed: the whole trace, where the writer writes to memory.
  public var bytes: [UInt8] { Array(buffer.bytes) }

  /// Writes the first line.
  /// - Parameter header: What it says.
  public func begin(_ header: TraceHeader) {
    buffer.put(opening: header)
    buffer.escapeLogCommands(from: 0)
    switch format {
    case .ndjson: buffer.put("}\n")
    case .json: buffer.put(",\"events\":[")
    }
  }

  /// Writes an event's line.
  /// - Parameter event: What happened.
  public func receive(_ event: borrowing Event) {
    guard failure == nil else { return }
    beginLine()
    buffer.put(event)
    endLine()
  }

  /// Writes an event's line from its parts, without an event; they are as `TraceSink` says.
  public func receive(
    _ id: EventID, time: Int, cause: EventID?, kind: EventKind, from: String, to: String?, name: String?,
    value: TraceValue?, changes: [Change], role: String?, place: (file: String, line: Int)?
  ) {
    guard failure == nil else { return }
    beginLine()
    var cursor = buffer.open(id, time, cause, kind)
    cursor = buffer.put(from: from, to: to, cursor)
    cursor = changes.withUnsafeBufferPointer {
      buffer.put(name, value, $0, role, (place?.file, place?.line), cursor)
    }
    buffer.close(cursor)
    endLine()
  }

  /// Writes an event's line from its parts, of which the participants are numbers in a table.
  @inline(__always)
  func receive(
    _ id: EventID, time: Int, cause: EventID?, kind: EventKind, from: Int, to: Int?, of names: NameTable,
    name: String?, value: TraceValue?, changes: UnsafeBufferPointer<Change>, role: String?
  ) {
    guard failure == nil else { return }
    beginLine()
    var cursor = buffer.open(id, time, cause, kind)
    cursor = buffer.put(from: from, to: to, of: names, cursor)
    cursor = buffer.put(name, value, changes, role, (nil, nil), cursor)
    buffer.close(cursor)
    endLine()
  }

  @inline(__always)
  private func beginLine() {
    lineStart = buffer.count
    guard format == .json else { return }
    if isFirst { buffer.put("\n") } else { buffer.put(",\n") }
    isFirst = false
  }

  @inline(__always)
  private func endLine() {
    buffer.escapeLogCommands(from: lineStart)
    if format == .ndjson { buffer.put(UInt8(ascii: "\n")) }
    if buffer.count >= TraceWriter.flushSize { flush() }
  }

  /// Writes the last line and flushes.
  /// - Parameter footer: What it says.
  public func end(_ footer: TraceFooter) {
    guard failure == nil else { return }
    lineStart = buffer.count
    switch format {
    case .ndjson:
      buffer.put(footer)
      buffer.put(UInt8(ascii: "\n"))
    case .json:
      buffer.put("\n],\"footer\":")
      buffer.put(footer)
      buffer.put("}\n")
    }
    buffer.escapeLogCommands(from: lineStart)
    flush()
  }

  /// Writes what has gathered, where the writer writes elsewhere than to memory; `failure` says whether that went well.
  public func flush() {
    guard let drain else { return }
    if failure == nil {
      let error = drain(buffer.bytes)
      if error != 0 { failure = error }
    }
    if handsOver { swap(&buffer, &handedOver) }
    buffer.clear()
  }
}
