/// A file that is written whole or not at all: beside its place under another name, then renamed.
///
/// What is no regular file (`/dev/stdout`, a fifo, `/dev/null`) is written directly. Where `commit` is not reached,
/// nothing is left behind and what stood there stands there still.
final class OutputFile {
  /// Where to write to.
  let output: Output

  private let descriptor: Platform.Descriptor
  /// The file's name until it is committed; nil while it has none, and for a stream.
  private var temporary: TemporaryName?
  /// What it replaces; nil for a stream.
  private let destination: String?
  private let isDurable: Bool
  private var isClosed = false

  /// Opens the file.
  ///
  /// - Parameters:
  ///   - mayBeNameless: Whether a system that can do so keeps the file without a name until then.
  ///   - isDurable: Whether it is on the disk when `commit` returns, as what replaces somebody's only copy must be: a
  ///     failure of power leaves the old file or the new one.
  /// - Throws: `WriteError` where the file cannot be written.
  init(_ path: String, mayBeNameless: Bool = true, isDurable: Bool = false) throws(WriteError) {
    self.isDurable = isDurable
    do {
      switch try Platform.target(path) {
      case .stream:
        destination = nil
        descriptor = try Platform.openStream(path)
      case .replaceable(let resolved, let permissions):
        destination = resolved
        let file = try Platform.makeTemporaryFile(
          beside: resolved, permissions: permissions, mayBeNameless: mayBeNameless)
        temporary = file.name
        descriptor = file.descriptor
      }
    } catch {
      throw WriteError(name: quoted(path), reason: error)
    }
    output = Output(name: quoted(path), descriptor: descriptor)
  }

  deinit { discard() }

  /// Puts the file in its place. That the reader of a pipe is gone is no failure: it has seen enough.
  ///
  /// - Throws: `WriteError` where anything of it could not be written; nothing has changed then.
  func commit() throws(WriteError) {
    guard !isClosed else { return }
    defer { discard() }
    output.flush()
    try output.checkWritten()
    do throws(SystemError) {
      if isDurable { try Platform.synchronize(descriptor) }
      // A file without a name must get one while it is open.
      if let destination, temporary == nil {
        temporary = try Platform.nameFile(descriptor, beside: destination)
      }
      isClosed = true
      if let reason = Platform.closeFile(descriptor) { throw reason }
      guard let destination, let name = temporary else { return }
      try Platform.moveFile(name.path, to: destination)
      name.forget()
      temporary = nil
      if isDurable { Platform.synchronizeDirectory(of: destination) }
    } catch {
      throw WriteError(name: output.name, reason: error)
    }
  }

  private func discard() {
    if !isClosed { Platform.closeFile(descriptor) }
    isClosed = true
    temporary?.remove()
    temporary = nil
  }
}
