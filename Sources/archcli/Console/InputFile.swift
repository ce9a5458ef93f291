/// A file to be read, or standard input.
enum InputFile {
  /// What the file is called in an error.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : quoted(path) }

  /// The bytes that a file may have that is read into memory as a whole.
  static let mostBytes = 256 << 20

  /// All bytes of the file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - mostBytes: How many it may have; one with more is given up at that point, or before its first byte where the
  ///     system knows its size.
  /// - Throws: `TroubleError` where it cannot be read, or has more.
  static func bytes(_ path: String, mostBytes: Int = mostBytes) throws(TroubleError) -> [UInt8] {
    let tooLong = TroubleError(
      "cannot read \(name(path)): it has more than \(mostBytes >> 20) MiB, which are not read into memory at once"
    )
    let size = Platform.regularFileSize(path)
    if let size, size > mostBytes { throw tooLong }
    var result: [UInt8] = []
    result.reserveCapacity(size ?? 0)
    try read(path) { (bytes) throws(TroubleError) in
      guard result.count + bytes.count <= mostBytes else { throw tooLong }
      result.append(contentsOf: bytes)
    }
    return result
  }

  /// Hands on the bytes of the file, piece by piece, so that a long one is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - capacity: How many bytes a piece has at most.
  ///   - body: Takes a piece, which is valid during the call only.
  /// - Throws: `TroubleError` where it cannot be read, and what `body` throws.
  static func read(
    _ path: String, capacity: Int = 256 * 1024,
    _ body: (UnsafeRawBufferPointer) throws(TroubleError) -> Void
  ) throws(TroubleError) {
    let isStandardInput = path == "-"
    let descriptor: Platform.Descriptor
    do {
      descriptor = isStandardInput ? Platform.standardInput : try Platform.openForReading(path)
    } catch {
      throw TroubleError("cannot read \(name(path)): \(error)")
    }
    defer { if !isStandardInput { Platform.closeFile(descriptor) } }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count: Int
      do {
        count = try Platform.read(from: descriptor, into: buffer)
      } catch {
        throw TroubleError("cannot read \(name(path)): \(error)")
      }
      guard count > 0 else { return }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
