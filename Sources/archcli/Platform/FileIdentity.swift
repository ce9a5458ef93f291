#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Which regular file it is, however it is called: by links of both sorts, by another way to its directory. What is not
/// there yet is told by its directory and its name in it.
struct FileIdentity: Hashable {
  private var device: UInt64
  private var inode: UInt64
  private var name: String?

  private init(_ status: stat, name: String? = nil) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    self.name = name
  }

  /// The file that a path leads to; nil for a terminal, a pipe, a device, a directory, and where there is no directory.
  init?(_ path: String) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      self.init(status)
      return
    }
    guard case .replaceable(let end, _)? = try? Platform.target(path) else { return nil }
    let directory = Platform.directory(of: end)
    guard stat(directory.isEmpty ? "." : directory, &status) == 0 else { return nil }
    self.init(status, name: String(end.dropFirst(directory.count)))
  }

  /// The file that is open; nil for what is no regular file.
  init?(_ descriptor: Platform.Descriptor) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }
}
