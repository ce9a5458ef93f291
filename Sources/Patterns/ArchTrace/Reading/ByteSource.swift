/// Where a reader's bytes come from.
public protocol ByteSource {
  /// Fills a buffer as far as bytes are at hand.
  /// - Parameter buffer: Where they go; never empty.
  /// - Returns: How many bytes came; 0 at the end, and then always.
  /// - Throws: `ReadFailure` where the system refuses.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int
}

/// A read, or an opening, that the system refused.
public struct ReadFailure: Error, Hashable, Sendable {
  /// The error number (`errno`).
  public var number: CInt

  /// Makes a failure.
  /// - Parameter number: The error number (`errno`).
  public init(number: CInt) { self.number = number }

  /// The system's words for it.
  public var message: String { Platform.message(number) }
}

/// Reads an open file, chunk by chunk: memory does not grow with it.
public final class FileSource: ByteSource {
  private let descriptor: CInt
  private let closes: Bool

  /// Reads from a descriptor that stays open: standard input.
  /// - Parameter descriptor: An open file.
  public init(descriptor: CInt) {
    self.descriptor = descriptor
    closes = false
  }

  /// Opens a file, which is closed when the source goes.
  /// - Parameter path: The file.
  /// - Throws: `ReadFailure` where it does not open.
  public init(path: String) throws(ReadFailure) {
    let opened = Platform.open(path)
    if opened < 0 { throw ReadFailure(number: -opened) }
    descriptor = opened
    closes = true
  }

  deinit { if closes { Platform.close(descriptor) } }

  /// Fills a buffer with the next bytes of the file.
  /// - Parameter buffer: Where they go; never empty.
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: `ReadFailure` where the system refuses.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    let count = Platform.read(descriptor, buffer)
    if count < 0 { throw ReadFailure(number: CInt(-count)) }
    return count
  }
}

/// Reads bytes in memory.
public struct MemorySource: ByteSource {
  private let bytes: [UInt8]
  private var next = 0

  /// Makes a source.
  /// - Parameter bytes: What it gives.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Fills a buffer with the next bytes.
  /// - Parameter buffer: Where they go; never empty.
  /// - Returns: How many bytes came; 0 at the end.
  /// - Throws: Nothing.
  public mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    let count = min(buffer.count, bytes.count - next)
    bytes.withUnsafeBytes { all in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: all[next..<next + count]))
    }
    next += count
    return count
  }
}
