#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// How large a terminal is.
struct TerminalSize: Equatable, Sendable {
  var columns: Int
  var rows: Int
}

extension Platform {
  /// The size of a terminal; nil where it is not known.
  static func terminalSize(_ descriptor: Descriptor) -> TerminalSize? {
    guard let size = windowSize(descriptor), size.ws_row > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// The columns of the terminal; nil where the descriptor is none.
  static func terminalColumns(_ descriptor: Descriptor) -> Int? {
    windowSize(descriptor).map { Int($0.ws_col) }
  }

  private static func windowSize(_ descriptor: Descriptor) -> winsize? {
    var size = winsize()
    #if canImport(Musl)
    let result = ioctl(descriptor, Int32(TIOCGWINSZ), &size)
    #else
    let result = ioctl(descriptor, UInt(TIOCGWINSZ), &size)
    #endif
    return result == 0 && size.ws_col > 0 ? size : nil
  }
}

/// The terminal as long as the program has the whole of it: the other screen, every key as it is pressed. However the
/// program ends, the terminal is left as it was found; it is given back as well while the program is suspended.
final class Terminal {
  /// What a terminal tells.
  enum Input: Equatable {
    /// Keys were pressed: their bytes.
    case bytes([UInt8])
    /// It has another size now, or shows something else: all must be drawn.
    case changed
    /// The person wants the shell for a while.
    case suspend
    /// Nothing came.
    case timeout
    /// Nothing will come any more.
    case end
  }

  /// Where keys come from and where is drawn.
  private let input: Platform.Descriptor
  private let output: Platform.Descriptor
  /// The reading end of the pipe by which a signal wakes whoever waits.
  private var wakeup: Platform.Descriptor = -1
  private var saved: [(signal: Int32, action: sigaction)] = []
  private var isEntered = false

  /// Takes the terminal.
  init(
    input: Platform.Descriptor = Platform.standardInput, output: Platform.Descriptor = Platform.standardOutput
  ) throws(SystemError) {
    self.input = input
    self.output = output
    var ends: [Platform.Descriptor] = [-1, -1]
    guard tcgetattr(input, &shared.pointee.attributes) == 0, pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (wakeup, shared.pointee.wake) = (ends[0], ends[1])
    (shared.pointee.input, shared.pointee.output) = (input, output)
    installHandlers()
    enter("\u{1B}[?1049h")
  }

  deinit { leave() }

  /// Gives the terminal back. Further calls do nothing.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    restoreTerminal()
    for (number, action) in saved {
      var action = action
      sigaction(number, &action, nil)
    }
    Platform.closeFile(wakeup)
    Platform.closeFile(shared.pointee.wake)
    shared.pointee.wake = -1
  }

  /// Draws.
  func write(_ text: String) throws(SystemError) {
    var text = text
    if let failure = text.withUTF8({ Platform.write(UnsafeRawBufferPointer($0), to: output) }) {
      throw failure
    }
  }

  /// The size.
  var size: TerminalSize { Platform.terminalSize(output) ?? TerminalSize(columns: 80, rows: 24) }

  /// Whether keys were pressed that nobody has read yet.
  var hasInput: Bool { !Platform.readable([input], milliseconds: 0).isEmpty }

  /// Every key as it is pressed, without an echo; the keys that make signals go on making them.
  ///
  /// - Parameter screen: What is written first: the change to the other screen, where that is not shown yet.
  private func enter(_ screen: String) {
    var raw = shared.pointee.attributes
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    withUnsafeMutableBytes(of: &raw.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    // Before anything is changed, so that a signal in between finds it to be undone.
    shared.pointee.isTaken = 1
    isEntered = true
    while tcsetattr(input, TCSADRAIN, &raw) != 0, errno == EINTR {}
    // No cursor, no wrapping of lines, and a paste said to be one.
    try? write(screen + "\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[H\u{1B}[2J")
  }

  /// Waits until the terminal tells something.
  /// - Parameter milliseconds: How long at most; nil for however long it takes.
  func wait(milliseconds: Int?) throws(SystemError) -> Input {
    let ready = Platform.readable(
      [wakeup, input], milliseconds: milliseconds.map { Int32(clamping: $0) } ?? -1)
    if let signal = nextSignal() { return signal }
    guard ready.contains(1) else { return milliseconds == nil ? .changed : .timeout }
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      do throws(SystemError) {
        count = try Platform.read(from: input, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    // A terminal that hangs up is a read that fails.
    if failure?.code == EIO { return .end }
    if let failure { throw failure }
    return bytes.isEmpty ? .end : .bytes(bytes)
  }

  private func nextSignal() -> Input? {
    let letters = signalLetters()
    if letters.isEmpty { return nil }
    if letters.contains(stopLetter) { return .suspend }
    // Stopped in a way that nobody is told of: the shell has had the terminal meanwhile.
    if letters.contains(continueLetter) { enter("") }
    return .changed
  }

  /// What the handlers of signals have written since this was called last.
  private func signalLetters() -> ArraySlice<UInt8> {
    var letters = [UInt8](repeating: 0, count: 64)
    let count = letters.withUnsafeMutableBytes { read(wakeup, $0.baseAddress, $0.count) }
    return letters[..<max(0, count)]
  }

  /// Gives the terminal to the shell, and takes it again when the shell says so.
  func suspend() {
    restoreTerminal()
    signal(SIGTSTP, SIG_DFL)
    // Here the process stops, and goes on.
    raise(SIGTSTP)
    signal(SIGTSTP, wake)
    _ = signalLetters()
    enter("\u{1B}[?1049h")
  }

  private func installHandlers() {
    for number in ending + waking {
      var old = sigaction()
      sigaction(number, nil, &old)
      saved.append((number, old))
    }
    // A fault goes on to whoever wanted to be told of it before, with the terminal as it was.
    for number in faults {
      sigaction(number, nil, shared.pointee.faultActions + Int(number))
      saved.append((number, shared.pointee.faultActions[Int(number)]))
      signal(number, endByFault)
    }
    for number in ending { signal(number, endBySignal) }
    for number in waking { signal(number, wake) }
  }
}

// MARK: Signals

private let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
private let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]
private let waking = [SIGWINCH, SIGTSTP, SIGCONT]
private let stopLetter = UInt8(ascii: "s")
private let continueLetter = UInt8(ascii: "c")

/// What the handlers of signals need. A handler is told nothing but a number, so this cannot be anybody's own; it is
/// made before the first handler is installed, and stands in memory of its own since a handler comes at any moment, in
/// the middle of another access too.
nonisolated(unsafe) private let shared: UnsafeMutablePointer<Shared> = {
  let shared = UnsafeMutablePointer<Shared>.allocate(capacity: 1)
  shared.initialize(to: Shared())
  return shared
}()

private struct Shared {
  /// The terminal's attributes as they were found.
  var attributes = termios()
  var input: Platform.Descriptor = -1
  var output: Platform.Descriptor = -1
  /// The writing end of the pipe that wakes.
  var wake: Platform.Descriptor = -1
  /// Whether the program has the terminal.
  var isTaken: CInt = 0
  /// Who wanted to be told of faults, by the signal's number.
  let faultActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
}

/// Leaves the terminal as it was found. Does only what a handler may do.
private func restoreTerminal() {
  guard shared.pointee.isTaken != 0 else { return }
  shared.pointee.isTaken = 0
  let text: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  _ = write(shared.pointee.output, text.utf8Start, text.utf8CodeUnitCount)
  _ = tcsetattr(shared.pointee.input, TCSANOW, &shared.pointee.attributes)
}

/// Ends the process as the signal would have ended it, with the terminal as it was.
private func endBySignal(_ number: Int32) {
  restoreTerminal()
  TemporaryName.removeAll()
  signal(number, SIG_DFL)
  raise(number)
}

/// Leaves the fault to whoever is told of it next: what faulted faults again.
private func endByFault(_ number: Int32) {
  restoreTerminal()
  sigaction(number, shared.pointee.faultActions + Int(number), nil)
  if number == SIGABRT { raise(number) }
}

/// Wakes whoever waits for the terminal.
private func wake(_ number: Int32) {
  let error = errno
  var letter = number == SIGTSTP ? stopLetter : number == SIGCONT ? continueLetter : UInt8(ascii: "w")
  _ = write(shared.pointee.wake, &letter, 1)
  errno = error
}
