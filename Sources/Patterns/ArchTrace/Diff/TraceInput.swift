/// A trace that can be read twice: once to find out what differs, and once more where it does.
public enum TraceInput: Sendable {
  /// A file; one that cannot be read twice, a pipe, is kept in memory.
  case file(path: String)
  /// Bytes in memory, with a name for errors.
  case bytes([UInt8], name: String)

  /// Reads an open file to its end and keeps it: standard input.
  /// - Parameters:
  ///   - descriptor: An open file; it stays open.
  ///   - name: What it is called in an error.
  /// - Throws: `TraceError` where it cannot be read.
  public init(reading descriptor: CInt, name: String) throws(TraceError) {
    self = .bytes(try TraceInput.slurp(descriptor, name: name), name: name)
  }

  /// What it is called in an error.
  public var name: String {
    switch self {
    case .file(let path): path
    case .bytes(_, let name): name
    }
  }

  fileprivate static func slurp(_ descriptor: CInt, name: String) throws(TraceError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Platform.read(descriptor, $0) }
      if count < 0 {
        let message = "cannot read: \(Platform.message(CInt(-count)))"
        throw TraceError(file: name, line: 0, column: 0, message: message)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}

/// A `TraceInput` while it is being compared.
final class OpenTrace {
  let name: String
  /// How many bytes it has.
  let size: Int
  private let descriptor: CInt
  private let bytes: [UInt8]

  init(_ input: TraceInput) throws(TraceError) {
    name = input.name
    switch input {
    case .bytes(let bytes, _):
      self.bytes = bytes
      descriptor = -1
      size = bytes.count
    case .file(let path):
      let opened = Platform.open(path)
      if opened < 0 {
        let message = "cannot open: \(Platform.message(-opened))"
        throw TraceError(file: path, line: 0, column: 0, message: message)
      }
      if let size = Platform.regularSize(opened) {
        self.size = size
        descriptor = opened
        bytes = []
      } else {
        defer { Platform.close(opened) }
        bytes = try TraceInput.slurp(opened, name: path)
        descriptor = -1
        size = bytes.count
      }
    }
  }

  deinit { if descriptor >= 0 { Platform.close(descriptor) } }

  /// Its bytes from the start.
  var source: any ByteSource { source(from: 0) }

  private func source(from offset: Int) -> any ByteSource {
    descriptor >= 0
      ? PositionedSource(descriptor: descriptor, next: offset) : MemorySource(bytes, from: min(offset, size))
  }

  /// Reads a regular file from its start, wherever others read it. Whoever has it keeps the `OpenTrace`, too.
  private struct PositionedSource: ByteSource {
    let descriptor: CInt
    var next: Int

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
      let count = Platform.read(descriptor, buffer, at: next)
      if count < 0 { throw ReadFailure(number: CInt(-count)) }
      next += count
      return count
    }
  }

  /// Reads one event again.
  /// - Parameter offset: Where its line starts.
  func event(at offset: Int) throws(TraceError) -> Event {
    var length = 1 << 12
    while true {
      let chunk = try read(length, at: offset)
      if let event = OpenTrace.event(in: chunk) { return event }
      if chunk.count < length { break }
      length *= 8
    }
    throw TraceError(file: name, line: 0, column: 0, message: "changed while it was being read")
  }

  /// Where the events of a part of the trace are.
  /// - Parameters:
  ///   - start: Where the first one's line starts.
  ///   - end: Where the line after the last one starts.
  func places(from start: Int, to end: Int) throws(TraceError) -> [EventID: Int] {
    var result: [EventID: Int] = [:]
    var lines = LineBuffer(source(from: start))
    var record = RawRecord()
    do throws(ReadFailure) {
      while let line = try lines.line(), start + line.offset < end {
        var scanner = JSONScanner(line)
        scanner.space()
        guard case .event? = try? record.scan(&scanner) else { break }
        result[record.id] = start + line.offset
      }
    } catch {
      throw TraceError(file: name, line: 0, column: 0, message: "cannot read: \(error.message)")
    }
    return result
  }

  private func read(_ length: Int, at offset: Int) throws(TraceError) -> [UInt8] {
    if descriptor < 0 { return Array(bytes[min(offset, size)..<min(offset + length, size)]) }
    var failure: CInt = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      while count < length {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let more = Platform.read(descriptor, rest, at: offset + count)
        if more < 0 { failure = CInt(-more) }
        if more <= 0 { return }
        count += more
      }
    }
    if failure != 0 {
      let message = "cannot read: \(Platform.message(failure))"
      throw TraceError(file: name, line: 0, column: 0, message: message)
    }
    return chunk
  }

  /// The event of the chunk's first line, where that is whole.
  private static func event(in chunk: [UInt8]) -> Event? {
    var chunk = chunk
    let end = chunk.firstIndex(of: lineFeed) ?? chunk.count
    chunk.append(contentsOf: repeatElement(lineFeed, count: 16))
    return chunk.withUnsafeBufferPointer { buffer -> Event? in
      guard let start = buffer.baseAddress else { return nil }
      var scanner = JSONScanner(Line(start: start, end: start + end, offset: 0, isTerminated: true))
      var record = RawRecord()
      scanner.space()
      guard case .event? = try? record.scan(&scanner) else { return nil }
      return record.event
    }
  }
}
