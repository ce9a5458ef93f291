#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The name of a file that is still to be put in its place: it is removed however the program ends, short of being
/// killed, and then by the next that writes into the directory.
struct TemporaryName {
  /// The path.
  let path: String
  /// Where it stands in the list of what a signal removes.
  private let slot: Int

  /// Tries names in a directory until `body` could make one of them.
  ///
  /// - Parameters:
  ///   - directory: The directory with its slash; empty for the working directory.
  ///   - body: Makes the file of this path; false with `errno` where it could not.
  static func make(in directory: String, _ body: (String) -> Bool) throws(SystemError) -> TemporaryName {
    let process = getpid()
    for attempt in 0..<1000 {
      let path = "\(directory)\(prefix)\(process)-\(attempt)\(suffix)"
      // Before it is there, so that there is no moment at which a signal would leave it.
      let slot = note(path)
      if body(path) { return TemporaryName(path: path, slot: slot) }
      let error = SystemError.last
      forget(slot)
      guard error.code == EEXIST else { throw error }
    }
    throw SystemError(code: EEXIST)
  }

  /// Says that there is no such file any more: it has been renamed.
  func forget() { Self.forget(slot) }

  /// Removes the file.
  func remove() {
    Platform.removeFile(path)
    forget()
  }

  private static let prefix = ".archcli-", suffix = ".tmp"

  // MARK: What others left

  /// Removes the files of this program that killed processes have left in a directory: those whose process is gone,
  /// and that nobody has locked, as a process does that this one cannot see (in a container).
  static func sweep(_ directory: String) {
    guard swept.pointee.insert(directory).inserted else { return }
    let names = (try? Platform.files(in: directory.isEmpty ? "." : directory)) ?? []
    for name in names {
      guard let process = Self.process(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      removeUnlocked(directory + name)
    }
  }

  /// The process that made a file of this name; nil where the name is none of ours.
  static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    let words = name.dropFirst(prefix.count).dropLast(suffix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard words.count == 2, words.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      UInt32(words[1]) != nil, let process = pid_t(words[0]), process > 0
    else { return nil }
    return process
  }

  private static func removeUnlocked(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    Platform.removeFile(path)
  }

  // MARK: Signals

  /// Removes all such files: before the process ends on the spot. Does only what a handler of signals may do.
  static func removeAll() {
    for slot in 0..<capacity {
      if let path = slots[slot] { _ = unlink(path) }
    }
  }

  private static let capacity = 64

  private static func note(_ path: String) -> Int {
    let slot = (0..<capacity).first { slots[$0] == nil } ?? 0
    slots[slot] = strdup(path)
    handleSignals()
    return slot
  }

  private static func forget(_ slot: Int) {
    guard let path = slots[slot] else { return }
    slots[slot] = nil
    free(path)
  }

  private static func handleSignals() {
    guard !isHandling.pointee else { return }
    isHandling.pointee = true
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU] {
      // Whoever has it ignored, as `nohup` does, or handles it already, goes on doing so.
      let old = signal(number, endBySignal)
      if unsafeBitCast(old, to: Int.self) != 0 { signal(number, old) }
    }
  }
}

/// Ends the process as the signal would have ended it, without what is half written.
private func endBySignal(_ number: Int32) {
  TemporaryName.removeAll()
  signal(number, SIG_DFL)
  raise(number)
}

// The program has one thread that makes files; a handler of signals comes at any moment, so what it reads stands in
// memory of its own, made before the first handler is there.
nonisolated(unsafe) private let slots: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
  let slots = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 64)
  slots.initialize(repeating: nil, count: 64)
  return slots
}()

nonisolated(unsafe) private let isHandling: UnsafeMutablePointer<Bool> = {
  let isHandling = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
  isHandling.initialize(to: false)
  return isHandling
}()

/// The directories that were swept, once each.
nonisolated(unsafe) private let swept: UnsafeMutablePointer<Set<String>> = {
  let swept = UnsafeMutablePointer<Set<String>>.allocate(capacity: 1)
  swept.initialize(to: [])
  return swept
}()
