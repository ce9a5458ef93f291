#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

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

  /// How many bytes a regular file has; nil for everything else, and where there is none.
  static func regularFileSize(_ path: String) -> Int? {
    var status = stat()
    let result = path == "-" ? fstat(standardInput, &status) : stat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
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
