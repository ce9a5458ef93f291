#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The operating system, as far as the command line needs it: the file in which systems differ, but for what is about a
/// terminal, which stands in Terminal/TerminalPlatform.swift, and a thread's, in Console/BackgroundWriter.swift.
enum Platform {
  /// An open file.
  typealias Descriptor = Int32

  /// Where input comes from, if nothing else is said.
  static let standardInput: Descriptor = 0
  /// Where data goes, if nothing else is said.
  static let standardOutput: Descriptor = 1
  /// Where everything else goes.
  static let standardError: Descriptor = 2
}

/// A call to the system that failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The system's number for the reason.
  var code: Int32

  /// The reason of the call that failed just now.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nobody reads any more what is written.
  var isClosedPipe: Bool { code == EPIPE }

  /// The reason in the system's words.
  var description: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}

// MARK: The process

extension Platform {
  /// Prepares the process for writing.
  ///
  /// A closed pipe is to be an error of `write` and not a signal, so that files are cleaned up. And a stream that
  /// the caller closed (`>&-`) must not be the number that the next opened file gets, or output would be written
  /// into it: such a stream is opened so that each use of it fails.
  static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [standardInput, standardOutput, standardError]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  /// How many bytes of memory the process holds now; nil where the system does not say.
  static var residentBytes: Int? {
    #if canImport(Darwin)
    return mstats().bytes_used
    #else
    guard let file = try? openForReading("/proc/self/statm") else { return nil }
    defer { closeFile(file) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = try? buffer.withUnsafeMutableBytes { buffer throws(SystemError) in
      try read(from: file, into: buffer)
    }
    let fields = String(decoding: buffer.prefix(count ?? 0), as: UTF8.self).split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * sysconf(Int32(_SC_PAGESIZE)) } : nil
    #endif
  }

  /// Ends the process.
  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
    Glibc.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #elseif canImport(Darwin)
    Darwin.exit(status)
    #endif
  }

  /// The value of an environment variable; nil where it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether the descriptor is a terminal.
  static func isTerminal(_ descriptor: Descriptor) -> Bool { isatty(descriptor) == 1 }
}

// MARK: Other processes of this program

extension Platform {
  /// A process that was started, and the end of the pipe on which it is heard.
  struct Child {
    var process: pid_t
    var output: Descriptor
  }

  /// How many processes can run at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Starts this program with other words. Its standard output is a pipe, its standard error this one's.
  static func startThisProgram(_ words: [String]) throws(SystemError) -> Child {
    var ends: [Descriptor] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    // Of two pipes, a child must not hold the other's end, or its reader would never see it close.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], standardOutput)
    var arguments: [UnsafeMutablePointer<CChar>?] = (["archcli"] + words).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, executablePath, &actions, nil, arguments, environ)
    closeFile(ends[1])
    guard code == 0 else {
      closeFile(ends[0])
      throw SystemError(code: code)
    }
    return Child(process: process, output: ends[0])
  }

  /// Where this program stands.
  private static var executablePath: String {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _ = _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size) + 1)
    if _NSGetExecutablePath(&path, &size) == 0 { return String(cString: path) }
    #else
    if exists("/proc/self/exe") { return "/proc/self/exe" }
    #endif
    return CommandLine.arguments.first ?? "archcli"
  }

  /// Which of the descriptors have something to read, or have ended, after at most that long.
  static func readable(_ descriptors: [Descriptor], milliseconds: Int32) -> [Int] {
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return [] }
    return waits.indices.filter { waits[$0].revents != 0 }
  }

  /// Waits until a process has ended.
  ///
  /// - Returns: Its exit status, 128 and the signal's number where a signal ended it.
  static func wait(for child: Child) -> Int32 {
    closeFile(child.output)
    var status: Int32 = 0
    while waitpid(child.process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
  }

  /// Ends a process.
  static func stop(_ child: Child) {
    kill(child.process, SIGKILL)
    _ = wait(for: child)
  }
}

// MARK: Reading and writing

extension Platform {
  /// Writes all bytes, however many calls that takes.
  ///
  /// - Returns: Why not all could be written; nil where they were.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        // Somebody made the pipe non-blocking for us; wait until it takes more.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        return .last
      }
    }
    return nil
  }

  private static func systemWrite(_ descriptor: Descriptor, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
    Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Reads up to as many bytes as there is room for.
  ///
  /// - Returns: How many were read; 0 at the end.
  static func read(
    from descriptor: Descriptor, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      #if canImport(Glibc)
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
      let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Darwin)
      let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Opens a file for reading. A directory is an error here, not at the first read.
  static func openForReading(_ path: String) throws(SystemError) -> Descriptor {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      _ = close(descriptor)
      throw SystemError(code: EISDIR)
    }
    return descriptor
  }

  /// Closes a file. Some file systems report only here that there was no room.
  @discardableResult
  static func closeFile(_ descriptor: Descriptor) -> SystemError? {
    close(descriptor) == 0 || errno == EINTR ? nil : .last
  }

  /// Whether there is something of this name that may be opened.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in a directory, in no particular order.
  static func files(in directory: String) throws(SystemError) -> [String] {
    guard let stream = opendir(directory) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

// MARK: Replacing files

extension Platform {
  /// What a path to be written leads to.
  enum Target: Equatable {
    /// Nothing yet, or a regular file: written beside it and renamed. The path is the file's own, behind links.
    case replaceable(path: String, permissions: UInt32?)
    /// A terminal, a pipe, a device: written directly.
    case stream
  }

  /// Finds out what a path to be written leads to.
  static func target(_ path: String) throws(SystemError) -> Target {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw .last }
      return .replaceable(path: path, permissions: nil)
    }
    let type = status.st_mode & S_IFMT
    guard type != S_IFDIR else { throw SystemError(code: EISDIR) }
    // What is /dev/stdout may be a regular file; it is to be written to, at the place where it is, not replaced.
    guard type == S_IFREG, openDescriptor(path) == nil else { return .stream }
    guard access(path, W_OK) == 0 else { throw .last }
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return .replaceable(
      path: String(cString: resolved), permissions: UInt32(status.st_mode & 0o7777))
  }

  /// Opens what is not a regular file for writing.
  static func openStream(_ path: String) throws(SystemError) -> Descriptor {
    // Opening /dev/stdout anew would begin at the file's start, and fails where it is a socket.
    let descriptor =
      if let known = openDescriptor(path) { fcntl(known, F_DUPFD_CLOEXEC, 3) } else {
        open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      }
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// The descriptor that a path stands for, as `/dev/stdout` and `/dev/fd/3` do.
  private static func openDescriptor(_ path: String) -> Descriptor? {
    switch path {
    case "/dev/stdout": return standardOutput
    case "/dev/stderr": return standardError
    default:
      for directory in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(directory) {
        return Descriptor(path.dropFirst(directory.count))
      }
      return nil
    }
  }

  /// Makes a new, empty file in the directory of `path`.
  ///
  /// - Parameters:
  ///   - permissions: Those of the file that it will replace; nil for those of any new file.
  ///   - mayBeNameless: Whether the file may be without a name, as Linux can: then nothing is left behind even where
  ///     the process is killed, and `nameFile` gives it one.
  /// - Returns: The file, and its path where it has one.
  static func makeTemporaryFile(
    beside path: String, permissions: UInt32?, mayBeNameless: Bool = true
  ) throws(SystemError) -> (path: String?, descriptor: Descriptor) {
    var name: String?
    var descriptor: Descriptor = -1
    if mayBeNameless { descriptor = makeNamelessFile(in: directory(of: path)) }
    if descriptor < 0 {
      name = try withTemporaryName(beside: path) { name in
        descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        return descriptor >= 0
      }
    }
    if let permissions { _ = fchmod(descriptor, mode_t(permissions)) }
    return (name, descriptor)
  }

  /// Gives a file without a name one in the directory of `path`.
  ///
  /// - Returns: Its path.
  static func nameFile(_ descriptor: Descriptor, beside path: String) throws(SystemError) -> String {
    try withTemporaryName(beside: path) { name in
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }
  }

  /// Makes a file without a name; -1 where the system or the file system has no such thing.
  private static func makeNamelessFile(in directory: String) -> Descriptor {
    #if os(Linux)
    // O_TMPFILE, a macro that Swift does not import. Without /proc the file could not be given a name later.
    guard exists("/proc/self/fd") else { return -1 }
    let directory = directory.isEmpty ? "." : directory
    return open(directory, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o666)
    #else
    return -1
    #endif
  }

  /// Tries names in the directory of `path` until `body` could make one of them.
  private static func withTemporaryName(
    beside path: String, _ body: (String) -> Bool
  ) throws(SystemError) -> String {
    let process = getpid()
    for attempt in 0..<1000 {
      let name = "\(directory(of: path)).archcli-\(process)-\(attempt).tmp"
      if body(name) { return name }
      guard errno == EEXIST else { throw .last }
    }
    throw SystemError(code: EEXIST)
  }

  /// The path up to the last slash; empty where there is none.
  private static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Puts a file in the place of another, at once.
  static func moveFile(_ source: String, to destination: String) throws(SystemError) {
    guard rename(source, destination) == 0 else { throw .last }
  }

  /// Removes a file.
  static func removeFile(_ path: String) { _ = unlink(path) }
}
