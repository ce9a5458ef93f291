/// A file that is written whole or not at all: beside its place under another name, then renamed.
///
/// What is no regular file (`/dev/stdout`, a fifo, `/dev/null`) is written directly. Where `commit` is not reached,
/// nothing is left behind and what stood there stands there still.
final class OutputFile {
  /// Where to write to.
  let output: Output

  private let descriptor: Platform.Descriptor
  /// The file's name until it is committed; nil while it has none, and for a stream.
  private var temporary: String?
  /// What it replaces; nil for a stream.
  private let destination: String?
  private var isClosed = false

  /// Opens the file.
  ///
  /// - Parameter mayBeNameless: Whether a system that can do so keeps the file without a name until then.
  /// - Throws: `WriteError` where the file cannot be written.
  init(_ path: String, mayBeNameless: Bool = true) throws(WriteError) {
    do {
      switch try Platform.target(path) {
      case .stream:
        destination = nil
        descriptor = try Platform.openStream(path)
      case .replaceable(let resolved, let permissions):
        destination = resolved
        let file = try Platform.makeTemporaryFile(
          beside: resolved, permissions: permissions, mayBeNameless: mayBeNameless)
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
    do throws(SystemError) {
      // A file without a name must get one while it is open.
      var name = temporary
      if let destination, name == nil { name = try Platform.nameFile(descriptor, beside: destination) }
      temporary = name
      isClosed = true
      if let reason = Platform.closeFile(descriptor) { throw reason }
      if let destination, let name { try Platform.moveFile(name, to: destination) }
      temporary = nil
    } catch {
      throw WriteError(name: output.name, reason: error)
    }
  }

  private func discard() {
    if !isClosed { Platform.closeFile(descriptor) }
    isClosed = true
    if let temporary { Platform.removeFile(temporary) }
    temporary = nil
  }
}
