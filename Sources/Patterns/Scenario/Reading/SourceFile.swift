#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of a file that a person named, refused where they cannot be a text.
struct SourceFile {
  /// Larger files are refused, before they are read where the size is known.
  static let sizeLimit = 64 << 20

  /// Reads the file at `path`.
  static func bytes(at path: String) throws(ScenarioError) -> [UInt8] {
    // An empty path would be the folder that the program stands in.
    if path.isEmpty { throw ScenarioError(file: path, problem: "no such file") }
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path))
    if attributes?[.type] as? FileAttributeType == .typeDirectory {
      throw ScenarioError(file: path, problem: "is a directory", allowed: "a file")
    }
    if let size = attributes?[.size] as? Int { try check(size, path) }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch let error as CocoaError {
      throw ScenarioError(file: path, problem: reason(error.code))
    } catch {
      throw ScenarioError(file: path, problem: "cannot be read")
    }
    try check(data.count, path)
    return [UInt8](data)
  }

  /// `bytes` as UTF-8 without a byte order mark, refused where they are none.
  static func text(_ bytes: [UInt8], file: String) throws(ScenarioError) -> [UInt8] {
    try check(bytes.count, file)
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

  private static func check(_ size: Int, _ file: String) throws(ScenarioError) {
    if size > sizeLimit {
      throw ScenarioError(
        file: file, problem: "\(size) bytes", allowed: "\(sizeLimit) bytes at most")
    }
  }

  /// The path with its links followed, so that a link to a directory is one.
  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }

  private static func reason(_ code: CocoaError.Code) -> String {
    switch code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "no such file"
    case .fileReadNoPermission: "permission denied"
    case .fileReadInvalidFileName: "no valid file name"
    case _: "cannot be read"
    }
  }
}
