/// A file that is written whole or not at all: beside its place under another name, then renamed.
///
/// What is no regular file (`/dev/stdout`, a fifo, `/dev/null`) is written directly. Where `commit` is not reached,
/// nothing is left behind and what stood there stands there still.
final class OutputFile {
  /// Where to write to.
  let output: Output

  private let path: String
  private let descriptor: Platform.Descriptor
  private var temporary: String?
  private let destination: String
  private var isClosed = false

  /// Opens the file.
  ///
  /// - Throws: `WriteError` where the file cannot be written.
  init(_ path: String) throws(WriteError) {
    self.path = path
    do {
      switch try Platform.target(path) {
      case .stream:
        destination = path
        descriptor = try Platform.openStream(path)
      case .replaceable(let resolved, let permissions):
        destination = resolved
        let file = try Platform.makeTemporaryFile(beside: resolved, permissions: permissions)
        temporary = file.path
        descriptor = file.descriptor
      }
    } catch {
      throw WriteError(name: quoted(path), reason: error)
    }
    output = Output(name: quoted(path), descriptor: descriptor)
  }

  deinit { discard() }

  /// Puts the file in its place.
  ///
  /// - Throws: `WriteError` where anything of it could not be written; nothing has changed then.
  func commit() throws(WriteError) {
    guard !isClosed else { return }
    defer { discard() }
    try output.finish()
    isClosed = true
    if let reason = Platform.closeFile(descriptor) { throw WriteError(name: output.name, reason: reason) }
    guard let temporary else { return }
    do {
      try Platform.moveFile(temporary, to: destination)
    } catch {
      throw WriteError(name: output.name, reason: error)
    }
    self.temporary = nil
  }

  private func discard() {
    if !isClosed { Platform.closeFile(descriptor) }
    isClosed = true
    if let temporary { Platform.removeFile(temporary) }
    temporary = nil
  }
}
