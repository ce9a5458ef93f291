/// A buffered stream of bytes to a file descriptor, or to memory in tests.
///
/// Writing does not throw: the first failure is kept, what follows is dropped, and whoever owns the stream asks in
/// the end (`finish`), so that no writer can forget to. Long work asks in between whether it `isOpen`.
final class Output {
  /// Takes bytes; returns why it could not.
  typealias Drain = (UnsafeRawBufferPointer) -> SystemError?

  /// What the stream is called in an error: `standard output`, or a quoted path.
  let name: String
  /// How text is coloured on this stream.
  var palette = Palette(isOn: false)
  /// Why something could not be written.
  private(set) var failure: SystemError?

  private let drain: Drain
  private let isBuffered: Bool
  private var buffer: UnsafeMutableRawBufferPointer
  private var used = 0
  private let descriptor: Platform.Descriptor?
  /// Writes in the background, once there is more than one buffer holds.
  private var writer: BackgroundWriter?
  /// What it writes from meanwhile; nil where nothing is written in the background.
  private var spare: UnsafeMutableRawBufferPointer?

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes are collected before they are written.
  ///   - isBuffered: Whether they are collected at all, or each text is written at once.
  convenience init(
    name: String, capacity: Int = 64 * 1024, isBuffered: Bool = true, drain: @escaping Drain
  ) {
    self.init(name: name, capacity: capacity, isBuffered: isBuffered, descriptor: nil, drain)
  }

  private init(
    name: String, capacity: Int, isBuffered: Bool, descriptor: Platform.Descriptor?, _ drain: @escaping Drain
  ) {
    self.name = name
    self.descriptor = descriptor
    self.drain = drain
    self.isBuffered = isBuffered
    buffer = .allocate(byteCount: max(capacity, 1), alignment: 1)
  }

  /// Makes a stream to a file descriptor, which stays open.
  convenience init(name: String, descriptor: Platform.Descriptor, isBuffered: Bool = true) {
    self.init(name: name, capacity: 64 * 1024, isBuffered: isBuffered, descriptor: descriptor) {
      Platform.write($0, to: descriptor)
    }
  }

  deinit {
    writer = nil  // it may still be writing from what is freed here
    buffer.deallocate()
    spare?.deallocate()
  }

  /// Has what is written from now on written to its file while more of it is made. For long output only: a thread, which
  /// that takes, is begun with what no longer fits into a buffer.
  func writeInBackground() {
    guard isBuffered, descriptor != nil, spare == nil else { return }
    flush()
    buffer.deallocate()
    buffer = .allocate(byteCount: Self.largeCapacity, alignment: 1)
    spare = .allocate(byteCount: Self.largeCapacity, alignment: 1)
  }

  /// Enough that handing a buffer over takes nothing of the time that it takes to fill it.
  private static let largeCapacity = 256 * 1024

  /// Whether what is written may still arrive.
  var isOpen: Bool { failure == nil }

  /// Writes text as it is: text from outside goes through `escapedForTerminal` first, unless it is data.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes text and ends the line.
  func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Writes bytes.
  func write(_ bytes: UnsafeRawBufferPointer) {
    guard isOpen, !bytes.isEmpty else { return }
    if bytes.count > buffer.count - used { makeRoom() }
    if bytes.count > buffer.count {
      send(bytes)
    } else {
      UnsafeMutableRawBufferPointer(rebasing: buffer[used...]).copyMemory(from: bytes)
      used += bytes.count
      if !isBuffered { flush() }
    }
  }

  private func makeRoom() {
    if let descriptor, spare != nil, writer == nil { writer = BackgroundWriter(descriptor) }
    guard let writer, let spare else { return flush() }
    failure = writer.write(UnsafeRawBufferPointer(rebasing: buffer[..<used]))
    self.spare = buffer
    buffer = spare
    used = 0
  }

  /// Writes what is collected.
  func flush() {
    if let writer { failure = writer.wait() }
    guard used > 0 else { return }
    send(UnsafeRawBufferPointer(rebasing: buffer[..<used]))
    used = 0
  }

  private func send(_ bytes: UnsafeRawBufferPointer) {
    guard isOpen else { return }
    failure = drain(bytes)
  }

  /// Writes what is collected, and says whether everything arrived.
  ///
  /// - Throws: `WriteError` with the first failure.
  func finish() throws(WriteError) {
    flush()
    try checkOpen()
  }

  /// Ends long work whose result cannot be written any more.
  ///
  /// - Throws: `WriteError` with the first failure.
  func checkOpen() throws(WriteError) {
    if let failure { throw WriteError(name: name, reason: failure) }
  }
}

/// Something could not be written.
struct WriteError: Error, Equatable, CustomStringConvertible {
  /// What the stream is called.
  var name: String
  /// Why not.
  var reason: SystemError

  /// For a person, without `error:`.
  var description: String { "cannot write \(name): \(reason)" }
}
