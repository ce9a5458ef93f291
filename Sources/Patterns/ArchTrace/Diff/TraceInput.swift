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
  var source: any ByteSource {
    descriptor >= 0 ? PositionedSource(descriptor: descriptor, next: 0) : MemorySource(bytes)
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

  /// Fills a buffer with the bytes from a place on, as far as there are any.
  /// - Returns: How many there were.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(TraceError) -> Int {
    if descriptor < 0 {
      let some = bytes[min(offset, size)..<min(offset + buffer.count, size)]
      buffer.copyBytes(from: some)
      return some.count
    }
    var count = 0
    while count < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let more = Platform.read(descriptor, rest, at: offset + count)
      if more < 0 {
        let message = "cannot read: \(Platform.message(CInt(-more)))"
        throw TraceError(file: name, line: 0, column: 0, message: message)
      }
      if more == 0 { break }
      count += more
    }
    return count
  }

  /// The error that an event is not where it was.
  var hasChanged: TraceError {
    TraceError(file: name, line: 0, column: 0, message: "changed while it was being read")
  }
}

extension RecordWindow {
  /// Where the events of a part of the trace are.
  /// - Parameters:
  ///   - start: Where the first one starts.
  ///   - end: Where the one after the last starts.
  func places(from start: Int, to end: Int) throws(TraceError) -> [EventID: Int] {
    var result: [EventID: Int] = [:]
    var next = start
    while next < end, let found = try read(at: next), found.lowerBound < end {
      result[record.id] = found.lowerBound
      next = found.upperBound
    }
    return result
  }
}
