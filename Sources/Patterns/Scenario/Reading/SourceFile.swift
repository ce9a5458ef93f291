/// The bytes of a file that a person named, refused where they cannot be a text.
enum SourceFile {
  /// Larger files are refused.
  static let sizeLimit = 64 << 20

  /// Reads the file at `path`.
  static func bytes(at path: String) throws(ScenarioError) -> [UInt8] {
    do {
      return try readFile(path, limit: sizeLimit + 1)
    } catch {
      switch error {
      case .noSuchFile: throw ScenarioError(file: path, problem: "no such file")
      case .isDirectory: throw ScenarioError(file: path, problem: "is a directory", allowed: "a file")
      case .denied: throw ScenarioError(file: path, problem: "permission denied")
      case .other: throw ScenarioError(file: path, problem: "cannot be read")
      }
    }
  }

  /// `bytes` as UTF-8 without a byte order mark, refused where they are none.
  static func text(_ bytes: [UInt8], file: String) throws(ScenarioError) -> [UInt8] {
    if bytes.count > sizeLimit {
      throw ScenarioError(file: file, problem: "too large", allowed: "\(sizeLimit) bytes at most")
    }
    if let bad = firstInvalid(bytes) {
      let line = 1 + bytes[..<bad].count { $0 == 0x0A }
      let byte = String(bytes[bad], radix: 16, uppercase: true)
      throw ScenarioError(
        file: file, line: line, problem: "byte 0x\(byte) at offset \(bad)", allowed: "UTF-8 without NUL")
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Where the first byte stands that is NUL or no part of UTF-8; nil where all is well.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes.firstIndex(of: 0) }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar) where scalar.first == 0: return offset
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: return offset
      }
    }
  }
}
