#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The few system calls of this module; whatever differs between systems stands here.
enum Platform {
  /// Writes all bytes, however many calls that takes.
  /// - Returns: 0, or the error number of the write that failed.
  static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> CInt {
    guard var next = bytes.baseAddress else { return 0 }
    var left = bytes.count
    while left > 0 {
      let written = systemWrite(descriptor, next, left)
      if written < 0 {
        if errno == EINTR || waited(for: descriptor, POLLOUT) { continue }
        return errno
      }
      next += written
      left -= written
    }
    return 0
  }

  /// Reads some bytes.
  /// - Returns: How many, 0 at the end of the file; or the negative error number.
  static func read(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR, !waited(for: descriptor, POLLIN) { return -Int(errno) }
    }
  }

  /// Waits where a call failed only because somebody made the stream non-blocking for us.
  /// - Returns: False where it failed for another reason.
  private static func waited(for descriptor: CInt, _ event: CInt) -> Bool {
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&wait, 1, -1)
    return true
  }

  /// Reads bytes at an offset of a regular file.
  /// - Returns: How many, 0 beyond the end of the file; or the negative error number.
  static func read(_ descriptor: CInt, _ buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count >= 0 { return count }
      if errno != EINTR { return -Int(errno) }
    }
  }

  /// Opens a file for reading.
  /// - Returns: Its descriptor, or the negative error number.
  static func open(_ path: String) -> CInt {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : -errno
  }

  /// Makes a file for writing, or empties the one that is there.
  /// - Returns: Its descriptor, or the negative error number.
  static func create(_ path: String) -> CInt {
    let descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    return descriptor >= 0 ? descriptor : -errno
  }

  /// The size of a regular file; nil for a pipe, a terminal and everything that cannot be read twice.
  static func regularSize(_ descriptor: CInt) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The error number for a line that no reader should hold.
  static var lineTooLong: CInt { EFBIG }

  /// The first place of a byte.
  @inline(__always)
  static func find(_ byte: UInt8, _ start: UnsafePointer<UInt8>, _ count: Int) -> UnsafePointer<UInt8>? {
    memchr(start, CInt(byte), count).map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) }
  }

  /// Whether two runs of bytes are the same.
  @inline(__always)
  static func equal(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    memcmp(a, b, count) == 0
  }

  /// The thread that asks, as a number that is not zero.
  @inline(__always)
  static var thread: UInt {
    #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
    #else
    UInt(pthread_self())
    #endif
  }

  /// Closes a descriptor.
  static func close(_ descriptor: CInt) { _ = systemClose(descriptor) }

  /// What an error number means, in the system's words.
  static func message(_ error: CInt) -> String { String(cString: strerror(error)) }
}

// The functions above hide the system's of the same name.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: CInt, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemOpen(_ path: String, _ flags: CInt, _ mode: mode_t = 0) -> CInt { open(path, flags, mode) }

private func systemClose(_ descriptor: CInt) -> CInt { close(descriptor) }
