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
  /// Told once of the first failure, in the middle of writing: for work that nothing else could stop.
  var onFailure: ((WriteError) -> Void)?
  /// Why something could not be written.
  private(set) var failure: SystemError? {
    didSet { if oldValue == nil, let failure { onFailure?(WriteError(name: name, reason: failure)) } }
  }

  private let drain: Drain
  private let isBuffered: Bool
  private let buffer: UnsafeMutableRawBufferPointer
  private var used = 0
  private let descriptor: Platform.Descriptor?
  /// Writes what is handed over; there from the first large piece on.
  private var writer: BackgroundWriter?

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

  deinit { buffer.deallocate() }

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
    if bytes.count > buffer.count - used { flush() }
    if bytes.count > buffer.count {
      send(bytes)
    } else {
      UnsafeMutableRawBufferPointer(rebasing: buffer[used...]).copyMemory(from: bytes)
      used += bytes.count
      if !isBuffered { flush() }
    }
  }

  /// Has bytes written while whoever made them makes more. For long output: that takes a thread.
  /// - Parameter bytes: They must stay as they are until the next call has returned, or `flush()` has.
  func handOver(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > buffer.count, let descriptor else { return write(bytes) }
    if used > 0 { flush() }
    writer = writer ?? BackgroundWriter(descriptor)
    guard isOpen, let writer else { return write(bytes) }
    failure = writer.write(bytes)
  }

  /// Writes what is collected.
  func flush() {
    if isOpen, let writer { failure = writer.wait() }
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

  /// Ends work whose result cannot be written any more, but for want of a reader: the answer of a command, which its
  /// exit status tells, is the same whether anybody reads it to the end or not.
  ///
  /// - Throws: `WriteError` with the first failure.
  func checkWritten() throws(WriteError) {
    if let failure, !failure.isClosedPipe { throw WriteError(name: name, reason: failure) }
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
