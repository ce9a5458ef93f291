#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why the system gave no bytes.
enum ReadFailure: Error {
  case noSuchFile, isDirectory, denied, other

  fileprivate init(_ code: CInt) {
    switch code {
    case ENOENT, ENOTDIR: self = .noSuchFile
    case EISDIR: self = .isDirectory
    case EACCES, EPERM: self = .denied
    case _: self = .other
    }
  }
}

/// The bytes of the file at `path`, of a pipe too, but no more than `limit`.
func readFile(_ path: String, limit: Int) throws(ReadFailure) -> [UInt8] {
  guard let file = fopen(path, "rb") else { throw ReadFailure(errno) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count < limit {
    let count = fread(&buffer, 1, min(buffer.count, limit - bytes.count), file)
    if count == 0 { break }
    bytes.append(contentsOf: buffer[..<count])
  }
  if ferror(file) != 0 { throw ReadFailure(errno) }
  return bytes
}
