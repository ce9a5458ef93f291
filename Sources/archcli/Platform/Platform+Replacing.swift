#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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
      return .replaceable(path: try endOfLinks(path), permissions: nil)
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

  /// Where the links lead that a path is made of, though nothing is there.
  private static func endOfLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = linkTarget(path) else { return path }
      path = target.hasPrefix("/") ? target : directory(of: path) + target
    }
    throw SystemError(code: ELOOP)
  }

  /// What a symbolic link says; nil for what is none.
  private static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
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
  /// The file is locked as long as it is open, by which another process knows that it is not one left behind.
  ///
  /// - Parameters:
  ///   - permissions: Those of the file that it will replace; nil for those of any new file.
  ///   - mayBeNameless: Whether the file may be without a name, as Linux can: then nothing is left behind even where
  ///     the process is killed, and `nameFile` gives it one.
  /// - Returns: The file, and its name where it has one.
  static func makeTemporaryFile(
    beside path: String, permissions: UInt32?, mayBeNameless: Bool = true
  ) throws(SystemError) -> (name: TemporaryName?, descriptor: Descriptor) {
    let directory = directory(of: path)
    TemporaryName.sweep(directory)
    var name: TemporaryName?
    var descriptor: Descriptor = -1
    if mayBeNameless { descriptor = makeNamelessFile(in: directory) }
    if descriptor < 0 {
      name = try TemporaryName.make(in: directory) { name in
        descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        return descriptor >= 0
      }
    }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    if let permissions { _ = fchmod(descriptor, mode_t(permissions)) }
    return (name, descriptor)
  }

  /// Gives a file without a name one in the directory of `path`.
  static func nameFile(_ descriptor: Descriptor, beside path: String) throws(SystemError) -> TemporaryName {
    try TemporaryName.make(in: directory(of: path)) { name in
      linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }
  }

  /// Makes a file without a name; -1 where the system or the file system has no such thing, or where the environment
  /// asks for names (`ARCHCLI_NAMED_TEMPORARY_FILES`), as tests do to see what other systems see.
  private static func makeNamelessFile(in directory: String) -> Descriptor {
    #if os(Linux)
    // O_TMPFILE, a macro that Swift does not import. Without /proc the file could not be given a name later.
    guard environment("ARCHCLI_NAMED_TEMPORARY_FILES") == nil, exists("/proc/self/fd") else { return -1 }
    let directory = directory.isEmpty ? "." : directory
    return open(directory, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o666)
    #else
    return -1
    #endif
  }

  /// The path up to the last slash; empty where there is none.
  static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Puts a file in the place of another, at once.
  static func moveFile(_ source: String, to destination: String) throws(SystemError) {
    guard rename(source, destination) == 0 else { throw .last }
  }

  /// Has the system bring to disk what was written, so that it is there after a failure of power, too.
  static func synchronize(_ descriptor: Descriptor) throws(SystemError) {
    #if canImport(Darwin)
    // There `fsync` leaves it to the drive when it writes.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(descriptor) != 0 {
      // A pipe, a device, or a file system without such a thing.
      if errno == EINVAL || errno == ENOTSUP || errno == EROFS { return }
      if errno != EINTR { throw .last }
    }
  }

  /// Does the same for the names in the directory of `path`. What cannot be opened for that has been renamed all the
  /// same.
  static func synchronizeDirectory(of path: String) {
    let directory = directory(of: path)
    let descriptor = open(directory.isEmpty ? "." : directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    try? synchronize(descriptor)
    closeFile(descriptor)
  }

  /// Removes a file.
  static func removeFile(_ path: String) { _ = unlink(path) }
}
