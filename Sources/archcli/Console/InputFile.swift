/// A file to be read, or standard input.
enum InputFile {
  /// What the file is called in an error.
  static func name(_ path: String) -> String { path == "-" ? "standard input" : quoted(path) }

  /// All bytes of the file.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Throws: `TroubleError` where it cannot be read.
  static func bytes(_ path: String) throws(TroubleError) -> [UInt8] {
    var result: [UInt8] = []
    try read(path) { (bytes) throws(TroubleError) in result.append(contentsOf: bytes) }
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
